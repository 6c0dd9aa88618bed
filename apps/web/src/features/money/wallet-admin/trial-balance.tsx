import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { RowsTable } from "../../../listing/rows-table.tsx";
import type { Books } from "./calls.ts";
import { useTurnoverColumns } from "./turnover.tsx";
import styles from "./wallets.module.css";

type KindRow = Books["kinds"][number];

/** What each kind of account adds up to; pressed, its accounts are shown. */
export function TrialBalance({ data, onOpen }: { data: Books; onOpen: (kind: KindRow["kind"]) => void }) {
  const { t } = useTranslation("wallets");
  const turnover = useTurnoverColumns();
  const columns: readonly ListColumn<KindRow>[] = [
    {
      key: "kind",
      head: t("ledger.columns.kind"),
      cell: (row) => (
        <>
          <button type="button" className={styles.open} onClick={() => onOpen(row.kind)}>
            {t(`ledger.kinds.${row.kind}`)}
          </button>
          <CellNote>{t(`ledger.sides.${row.side}`)}</CellNote>
        </>
      ),
    },
    { key: "accounts", head: t("ledger.columns.accounts"), end: true, cell: (row) => row.accounts },
    { key: "entries", head: t("ledger.columns.entries"), end: true, cell: (row) => row.entries },
    ...turnover,
  ];
  return (
    <RowsTable
      caption={t("ledger.trial")}
      columns={columns}
      rows={data.kinds}
      rowKey={(row) => row.kind}
      foot={
        <span>
          {t("ledger.sum", {
            debit: formatRinggit(data.closing.debitSen),
            credit: formatRinggit(data.closing.creditSen),
          })}
        </span>
      }
    />
  );
}
