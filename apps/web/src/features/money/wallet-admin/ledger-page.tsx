import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { queryOf } from "../../../listing/address.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { CsvButton } from "../../../listing/csv-button.tsx";
import { RowsTable } from "../../../listing/rows-table.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { DateRangeField } from "../../../ui/date-range-field.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { type Books, books, ledgerCsv } from "./calls.ts";
import { AccountList } from "./ledger-accounts.tsx";
import { AccountEntries } from "./ledger-entries.tsx";
import { Health } from "./ledger-health.tsx";
import type { LedgerPlace } from "./ledger-place.tsx";
import { ledgerAddress } from "./list-address.ts";
import { useTurnoverColumns } from "./turnover.tsx";
import styles from "./wallets.module.css";

type KindRow = Books["kinds"][number];

function TrialBalance({ data, onOpen }: { data: Books; onOpen: (kind: KindRow["kind"]) => void }) {
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

/** The period of the books, both days included. */
function Period({ place }: { place: LedgerPlace }) {
  const { t } = useTranslation("wallets");
  const { from, to } = place.search;
  return (
    <div className={styles.period}>
      <DateRangeField
        fromLabel={t("ledger.from")}
        toLabel={t("ledger.to")}
        value={{ from: from ?? "", to: to ?? "" }}
        onChange={(period) => place.change(period)}
      />
    </div>
  );
}

/** All accounts, by kind. */
function Whole({ place }: { place: LedgerPlace }) {
  const { t } = useTranslation("wallets");
  const { data, error, refetch } = useCall(
    books,
    { query: queryOf(place, place.search) },
    { keepPrevious: true },
  );
  if (data)
    return (
      <div className={styles.columns}>
        <TrialBalance data={data} onOpen={(kind) => place.change({ kind })} />
        <Health data={data} />
      </div>
    );
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  return (
    <Waiting what={t("ledger.waiting")}>
      <Skeleton height={360} radius={12} />
    </Waiting>
  );
}

/** The books: the trial balance, its accounts and their entries, and the chain that guards them. */
export default function LedgerPage() {
  const { t } = useTranslation("wallets");
  const place = useListAddress(ledgerAddress);
  const { kind, key, from, to } = place.search;
  const period = { ...(from && { from }), ...(to && { to }) };
  return (
    <>
      <PageHead title={t("ledger.title")} lead={t("ledger.lead")}>
        {/* An account's page has a file of its own: one button beside the other would say the same of two things. */}
        {!kind && (
          <CsvButton
            list={{ id: "ledger", query: period, call: books, params: undefined }}
            call={ledgerCsv}
            text={t("ledger.csv")}
          />
        )}
      </PageHead>
      <Period place={place} />
      {kind && key ? (
        <AccountEntries key={key} kind={kind} account={key} place={place} />
      ) : kind ? (
        <AccountList key={kind} kind={kind} place={place} />
      ) : (
        <Whole place={place} />
      )}
    </>
  );
}
