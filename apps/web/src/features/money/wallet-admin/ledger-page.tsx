import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useBackend, useCall, useMay, useSend } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Card, Notice } from "../../../ui/surfaces.tsx";
import { CellNote, type Column, DataTable } from "../../../ui/table.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { MomentText } from "../../../ui/written.tsx";
import { type Books, books, checkLedger, ledgerCsv } from "./calls.ts";
import { AccountEntries, AccountList } from "./ledger-accounts.tsx";
import { type LedgerSearch, readLedgerSearch } from "./list-search.ts";
import { useTurnoverColumns } from "./turnover.tsx";
import styles from "./wallets.module.css";

type KindRow = Books["kinds"][number];

function TrialBalance({ data, onOpen }: { data: Books; onOpen: (kind: KindRow["kind"]) => void }) {
  const { t } = useTranslation("wallets");
  const turnover = useTurnoverColumns();
  const columns: readonly Column<KindRow>[] = [
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
    <DataTable
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

/** The books: the trial balance, its accounts and their entries, and the chain that guards them. */
export default function LedgerPage() {
  const { t } = useTranslation("wallets");
  const search = readLedgerSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const { kind, key, from, to } = search;
  const period = { ...(from && { from }), ...(to && { to }) };
  const change = (next: LedgerSearch) =>
    navigate({
      to: "/staff/ledger",
      search: readLedgerSearch({ ...period, ...next }) as Record<string, unknown>,
      resetScroll: false,
    });
  const { call } = useBackend();
  const { data, error, refetch } = useCall(books, { query: period }, { keepPrevious: true });
  return (
    <>
      <PageTitle text={t("ledger.title")} />
      <header className={styles.head}>
        <div>
          <h1 className="display">{t("ledger.title")}</h1>
          <p className="muted">{t("ledger.lead")}</p>
        </div>
        <FileButton text={t("ledger.csv")} get={() => call(ledgerCsv, { query: period })} />
      </header>
      <div className={styles.period}>
        <DateField
          label={t("ledger.from")}
          value={from ?? ""}
          {...(to && { max: to })}
          onChange={(day) => change({ ...search, page: 1, from: day })}
        />
        <DateField
          label={t("ledger.to")}
          value={to ?? ""}
          {...(from && { min: from })}
          onChange={(day) => change({ ...search, page: 1, to: day })}
        />
      </div>
      {kind && key ? (
        <AccountEntries kind={kind} id={key} period={period} page={search.page ?? 1} onChange={change} />
      ) : kind ? (
        <AccountList
          kind={kind}
          q={search.q ?? ""}
          period={period}
          page={search.page ?? 1}
          onChange={change}
        />
      ) : data ? (
        <div className={styles.columns}>
          <TrialBalance data={data} onOpen={(next) => change({ kind: next })} />
          <Health data={data} />
        </div>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Waiting what={t("ledger.waiting")}>
          <Skeleton height={360} radius={12} />
        </Waiting>
      )}
    </>
  );
}
