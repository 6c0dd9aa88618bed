import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { withKeys } from "../../../../ui/with-keys.ts";
import type { Booking } from "../calls.ts";
import { useWording } from "../use-wording.ts";
import styles from "./sheet.module.css";

type Guest = Pick<Booking["guests"][number], "fullName" | "chineseName" | "room"> & {
  readonly identity?: string;
};
type Props = {
  guests: readonly Guest[];
  rooms: readonly Pick<Booking["rooms"][number], "roomNo" | "roomTypeName">[];
};

/** Who travels and in which room; the masked number of passport or IC where the paper has it. */
export function GuestList({ guests, rooms }: Props) {
  const { t } = useTranslation("trips");
  const { say, language } = useLanguage();
  const { list } = useWording();
  const roomOf = (index: number): string => {
    const room = rooms[index];
    return room === undefined ? "" : list([say(room.roomTypeName), roomNumberIn(room.roomNo, language)]);
  };
  const withPapers = guests.some(({ identity }) => identity !== undefined);
  if (guests.length === 0) return null;
  return (
    <section className={styles.guests}>
      <table aria-label={t("sheet.guests")}>
        <thead>
          <tr>
            <th scope="col">{t("sheet.guest")}</th>
            {withPapers && <th scope="col">{t("sheet.identity")}</th>}
            <th scope="col" className={styles.end}>
              {t("sheet.room")}
            </th>
          </tr>
        </thead>
        <tbody>
          {withKeys(guests, ({ fullName }) => fullName).map(({ key, item: guest }) => (
            <tr key={key}>
              <td>
                {guest.fullName} {guest.chineseName && <span lang="zh-CN">{guest.chineseName}</span>}
              </td>
              {withPapers && (
                <td>
                  <bdi>{guest.identity}</bdi>
                </td>
              )}
              <td className={styles.end}>{roomOf(guest.room)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
