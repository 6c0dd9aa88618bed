import { useTranslation } from "react-i18next";
import { usePriceRows } from "../../../ui/use-price-rows.ts";
import { Money } from "../../../ui/written.tsx";
import type { PriceLine } from "../calls.ts";
import styles from "./sheet.module.css";

/** Whether count and price each say all that there is to say of a line. */
const isPlain = ({
  step,
  share,
  nights,
  guestKind,
  forNights,
  partNights,
  lacking,
  times,
}: PriceLine): boolean =>
  share === null &&
  nights === null &&
  !(forNights || partNights || lacking || times) &&
  (step === "rate" || guestKind === null);

/** What is paid for: count, price of each and amount, with the reason where these three don't say it all. */
export function LineTable({ lines }: { lines: readonly PriceLine[] }) {
  const { t } = useTranslation("trips");
  const rows = usePriceRows()(lines);
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("sheet.what")}</th>
            {(["count", "each", "amount"] as const).map((column) => (
              <th key={column} scope="col" className={styles.end}>
                {t(`sheet.${column}`)}
              </th>
            ))}
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
    </div>
  );
}
