import { useTranslation } from "react-i18next";
import { useLanguage } from "../../ui/use-language.ts";
import { usePriceRows } from "../../ui/use-price-rows.ts";
import { Money } from "../../ui/written.tsx";
import type { Booking, PriceLine } from "./calls.ts";
import styles from "./sheet.module.css";

/** Whether count and price each say all that there is to say of a line. */
const isPlain = ({ step, share, nights, guestKind }: PriceLine): boolean =>
  step === "rate" || (share === null && nights === null && guestKind === null);

function Lines({ lines }: { lines: readonly PriceLine[] }) {
  const { t } = useTranslation("trips");
  const rows = usePriceRows()(lines);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("sheet.what")}</th>
          <th scope="col" className={styles.end}>
            {t("sheet.count")}
          </th>
          <th scope="col" className={styles.end}>
            {t("sheet.each")}
          </th>
          <th scope="col" className={styles.end}>
            {t("sheet.amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          <tr key={rows[i]?.key}>
            <td>
              {rows[i]?.what}
              {!isPlain(line) && <small>{rows[i]?.why}</small>}
            </td>
            <td className={styles.end}>{line.share === null && line.count}</td>
            <td className={styles.end}>{line.share === null && <Money sen={line.unitSen} />}</td>
            <td className={styles.end}>
              <Money sen={line.amountSen} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Guests({ booking: { guests, rooms } }: { booking: Booking }) {
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  const roomOf = (index: number): string => {
    const room = rooms[index];
    return room === undefined ? "" : [say(room.roomTypeName), room.roomNo].filter(Boolean).join(", ");
  };
  return (
    <section className={styles.guests}>
      <table aria-label={t("sheet.guests")}>
        <thead>
          <tr>
            <th scope="col">{t("sheet.guest")}</th>
            <th scope="col">{t("sheet.identity")}</th>
            <th scope="col" className={styles.end}>
              {t("sheet.room")}
            </th>
          </tr>
        </thead>
        <tbody>
          {guests.map((guest) => (
            <tr key={guest._id}>
              <td>
                {guest.fullName} {guest.chineseName && <span lang="zh-CN">{guest.chineseName}</span>}
              </td>
              <td>
                <bdi>{guest.identity}</bdi>
              </td>
              <td className={styles.end}>{roomOf(guest.room)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What is paid for, and who travels. */
export function SheetLines({ booking }: { booking: Booking }) {
  return (
    <>
      <div className={styles.scroll}>
        <Lines lines={booking.lines} />
      </div>
      <div className={styles.scroll}>
        <Guests booking={booking} />
      </div>
    </>
  );
}
