import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "react-i18next";
import { useCall, useMay, useSend } from "../../../api/use-call.ts";
import { queryOf } from "../../../listing/address.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { CsvButton } from "../../../listing/csv-button.tsx";
import { ListHead } from "../../../listing/list-head.tsx";
import { RowsTable } from "../../../listing/rows-table.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Card, Notice } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { MomentText } from "../../../ui/written.tsx";
import { type Books, books, checkLedger, ledgerCsv } from "./calls.ts";
import { AccountEntries, AccountList, type LedgerPlace } from "./ledger-accounts.tsx";
import { ledgerAddress } from "./list-search.ts";
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

/** How far the books are sealed, and what the last check found. */
function Health({ data }: { data: Books }) {
  const { t } = useTranslation("wallets");
  const toast = useToast();
  const check = useSend(checkLedger, [books.path]);
  const mayCheck = useMay()("wallets", "write");
  const { seal } = data;
  const run = () =>
    check.mutate(
      {},
      {
        onSuccess: ({ faults, entries }) =>
          toast({
            tone: faults === 0 ? "success" : "danger",
            text: faults === 0 ? t("ledger.whole", { count: entries }) : t("ledger.broken"),
          }),
      },
    );
  const faults = data.check?.faults ?? [];
  return (
    <Card as="section" className={styles.health} aria-labelledby="seals">
      <h2 id="seals">{t("ledger.seals")}</h2>
      {faults.length > 0 && (
        <Notice tone="danger" title={t("ledger.broken")}>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>
                <bdi>{fault}</bdi>
              </li>
            ))}
          </ul>
          {(data.check?.more ?? 0) > 0 && <p>{t("ledger.more", { count: data.check?.more ?? 0 })}</p>}
        </Notice>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t("ledger.lastSeal")}</dt>
          <dd>
            {seal.last ? (
              <>
                {t("ledger.sealNo", { no: seal.last.no, seq: seal.last.toSeq })} ·{" "}
                <MomentText moment={seal.last.sealedAt} />
              </>
            ) : (
              t("ledger.never")
            )}
          </dd>
        </div>
        {seal.last && (
          <div>
            <dt>{t("ledger.hash")}</dt>
            <dd>
              <bdi className={styles.hash}>{seal.last.hash}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t("ledger.unsealed")}</dt>
          <dd>{seal.unsealed}</dd>
        </div>
        <div>
          <dt>{t("ledger.lastCheck")}</dt>
          <dd>
            {data.check ? (
              <>
                <MomentText moment={data.check.at} /> ·{" "}
                {faults.length === 0 ? t("ledger.whole", { count: data.check.entries }) : t("ledger.broken")}
              </>
            ) : (
              t("ledger.never")
            )}
          </dd>
        </div>
      </dl>
      {check.error && <ErrorState error={check.error} />}
      {mayCheck && (
        <Button kind="outline" busy={check.isPending} onClick={run}>
          {t("ledger.check")}
        </Button>
      )}
    </Card>
  );
}

/** The period of the books, both days included. */
function Period({ place }: { place: LedgerPlace }) {
  const { t } = useTranslation("wallets");
  const { from, to } = place.search;
  const set = (end: "from" | "to") => (day: string) => place.change({ [end]: day });
  return (
    <div className={styles.period}>
      <DateField
        label={t("ledger.from")}
        value={from ?? ""}
        {...(to && { max: to })}
        onChange={set("from")}
      />
      <DateField label={t("ledger.to")} value={to ?? ""} {...(from && { min: from })} onChange={set("to")} />
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
      <ListHead title={t("ledger.title")} lead={t("ledger.lead")}>
        <CsvButton list={{ query: period }} call={ledgerCsv} text={t("ledger.csv")} />
      </ListHead>
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
