import { figuresOf } from "@pulau/domain/pricing/line-figures.ts";
import { reasonOfLine } from "../../../../business/price-words.ts";
import { usePriceRows } from "../../../../business/use-price-rows.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { PriceLine } from "../calls.ts";
import styles from "./sheet.module.css";

/**
 * What is paid for: count, nights and price of each, which make the amount, with the reason where these don't say it
 * all. A narrow screen has no room for columns: there the sentence says them.
 */
export function LineTable({ lines }: { lines: readonly PriceLine[] }) {
  const { t } = useTranslation(["trips", "price"]);
  const { t: price } = useTranslation("price");
  const { say } = useLanguage();
  const rows = usePriceRows()(lines);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("sheet.what")}</th>
          {(["count", "nights", "each"] as const).map((column) => (
            <th key={column} scope="col" className={styles.figure}>
              {t(`sheet.${column}`)}
            </th>
          ))}
          <th scope="col" className={styles.end}>
            {t("sheet.amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => {
          const figures = figuresOf(line);
          const reason = reasonOfLine(price, line, say);
          const why = rows[i]?.why;
          return (
            <tr key={rows[i]?.key}>
              <td>
                {rows[i]?.what}
                {reason && <small className={styles.reason}>{reason}</small>}
                {why && <small className={styles.sentence}>{why}</small>}
              </td>
              <td className={styles.figure}>{figures?.count}</td>
              <td className={styles.figure}>{figures?.nights}</td>
              <td className={styles.figure}>{figures && <Money sen={figures.unitSen} />}</td>
              <td className={styles.end}>
                <Money sen={line.amountSen} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
