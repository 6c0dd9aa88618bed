import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, countColumn, dayColumn, moneyColumn } from "../../../listing/columns.tsx";
import { RowsTable } from "../../../listing/rows-table.tsx";
import type { Payments } from "./calls.ts";
import styles from "./money.module.css";
import { useMoneyWords } from "./use-words.ts";

type Sum = Payments["sums"][number];

/** What each gateway took and gave back, by day. */
export function DaySums({ sums }: { sums: readonly Sum[] }) {
  const { t } = useTranslation("money");
  const { gateway } = useMoneyWords();
  const columns: readonly ListColumn<Sum>[] = [
    dayColumn("day", t("list.sumColumns.day"), (row) => row.day),
    column("gateway", t("list.sumColumns.gateway"), (row) => gateway(row.gateway)),
    countColumn("count", t("list.sumColumns.count"), (row) => row.count),
    moneyColumn("in", t("list.sumColumns.in"), (row) => row.inSen),
    moneyColumn("out", t("list.sumColumns.out"), (row) => row.outSen),
    moneyColumn("net", t("list.sumColumns.net"), (row) => row.inSen - row.outSen),
  ];
  if (sums.length === 0) return null;
  return (
    <details className={styles.sheet}>
      <summary>{t("list.sums")}</summary>
      <RowsTable
        caption={t("list.sumsCaption")}
        columns={columns}
        rows={sums}
        rowKey={({ day, gateway: by }) => `${day} ${by}`}
      />
    </details>
  );
}
