import type { ledgerAccountsRoute, ledgerEntriesRoute } from "@pulau/contract/ledger.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { IconArrowLeft, IconLock, IconLockOpen } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../api/use-call.ts";
import { usePages } from "../../../api/use-pages.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { namesText } from "../../../ui/format.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { CellNote, type Column, DataTable } from "../../../ui/table.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { MomentText, Money } from "../../../ui/written.tsx";
import { type AccountKind, ledgerAccounts, ledgerEntries } from "./calls.ts";
import type { LedgerSearch } from "./list-search.ts";
import { useTurnoverColumns } from "./turnover.tsx";
import styles from "./wallets.module.css";

type Change = (next: LedgerSearch) => void;
type Period = Pick<LedgerSearch, "from" | "to">;
type AccountRow = Reply<typeof ledgerAccountsRoute>["accounts"][number];
type EntryRow = Reply<typeof ledgerEntriesRoute>["entries"][number];

function Back({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <Button kind="plain" size="small" icon={IconArrowLeft} className={styles.back} onClick={onClick}>
      {text}
    </Button>
  );
}

function Asking({ error, retry }: { error: unknown; retry: () => unknown }) {
  const { t } = useTranslation("wallets");
  if (error) return <ErrorState error={error} retry={() => void retry()} />;
  return (
    <Waiting what={t("ledger.waiting")}>
      <Skeleton height={320} radius={12} />
    </Waiting>
  );
}

/** Accounts of one kind. */
export function AccountList({
  kind,
  q,
  period,
  page,
  onChange,
}: {
  kind: AccountKind;
  q: string;
  period: Period;
  page: number;
  onChange: Change;
}) {
  const { t } = useTranslation("wallets");
  const query = { page, limit: 20, ...period, ...(q && { search: q }) };
  const turnover = useTurnoverColumns();
  const { data, error, refetch } = useCall(
    ledgerAccounts,
    { params: { kind }, query },
    { keepPrevious: true },
  );
  const columns: readonly Column<AccountRow>[] = [
    {
      key: "account",
      head: t("ledger.columns.account"),
      cell: (row) => (
        <>
          <button type="button" className={styles.open} onClick={() => onChange({ kind, key: row.key })}>
            <bdi>{row.label ?? row.key}</bdi>
          </button>
          {row.label && (
            <CellNote>
              <bdi>{row.key}</bdi>
            </CellNote>
          )}
        </>
      ),
    },
    { key: "entries", head: t("ledger.columns.entries"), end: true, cell: (row) => row.entries },
    ...turnover,
  ];
  return (
    <div className={styles.panel}>
      <Back text={t("ledger.title")} onClick={() => onChange({})} />
      <h2>{t(`ledger.kinds.${kind}`)}</h2>
      <SearchBox
        q={q}
        label={t("ledger.searchLabel")}
        placeholder={t("ledger.search")}
        clearLabel={t("payouts.clear")}
        onSearch={(next) => onChange({ kind, q: next })}
      />
      {data === undefined ? (
        <Asking error={error} retry={refetch} />
      ) : data.total === 0 ? (
        <EmptyState picture="jungle-trail" title={t("ledger.nothing")} />
      ) : (
        <DataTable
          caption={t(`ledger.kinds.${kind}`)}
          columns={columns}
          rows={data.accounts}
          rowKey={(row) => row.key}
          foot={<Pagination {...data} page={page} onChange={(next) => onChange({ kind, q, page: next })} />}
        />
      )}
    </div>
  );
}

/** Entries of one account, with the other sides of each movement. */
export function AccountEntries({
  kind,
  id,
  period,
  page,
  onChange,
}: {
  kind: AccountKind;
  id: string;
  period: Period;
  page: number;
  onChange: Change;
}) {
  const { t } = useTranslation("wallets");
  const { language } = useLanguage();
  const { data, error, refetch } = usePages(ledgerEntries, { kind, key: id, limit: 20, ...period }, page);
  const columns: readonly Column<EntryRow>[] = [
    { key: "seq", head: t("ledger.columns.seq"), cell: (row) => row.seq },
    { key: "at", head: t("ledger.columns.at"), cell: (row) => <MomentText moment={row.at} /> },
    {
      key: "movement",
      head: t("ledger.columns.movement"),
      cell: (row) => (
        <>
          {t(`ledger.movements.${row.movement}` as "ledger.movements.payment", {
            defaultValue: row.movement,
          })}
          <CellNote>
            <bdi>{row.bookingNo ?? row.purchaseNo ?? ""}</bdi>
          </CellNote>
        </>
      ),
    },
    {
      key: "others",
      head: t("ledger.columns.others"),
      cell: (row) =>
        namesText(
          row.others.map((other) => t(`ledger.kinds.${other.kind}`)),
          language,
        ),
    },
    {
      key: "sealed",
      head: t("ledger.columns.sealed"),
      cell: (row) => (
        <Chip tone={row.sealed ? "success" : "neutral"} icon={row.sealed ? IconLock : IconLockOpen}>
          {t(row.sealed ? "ledger.sealed" : "ledger.open")}
        </Chip>
      ),
    },
    {
      key: "debit",
      head: t("ledger.columns.debit"),
      end: true,
      cell: (row) => row.debitSen > 0 && <Money sen={row.debitSen} />,
    },
    {
      key: "credit",
      head: t("ledger.columns.credit"),
      end: true,
      cell: (row) => row.creditSen > 0 && <Money sen={row.creditSen} />,
    },
  ];
  return (
    <div className={styles.panel}>
      <Back text={t(`ledger.kinds.${kind}`)} onClick={() => onChange({ kind })} />
      <h2>
        {t(`ledger.kinds.${kind}`)} · <bdi>{data?.label ?? id}</bdi>
      </h2>
      {data === undefined ? (
        <Asking error={error} retry={refetch} />
      ) : data.total === 0 ? (
        <EmptyState picture="jungle-trail" title={t("ledger.nothing")} />
      ) : (
        <>
          <p className="muted">
            {t("ledger.columns.opening")} <Money sen={data.openingSen} /> · {t("ledger.columns.closing")}{" "}
            <b className="strong">
              <Money sen={data.closingSen} />
            </b>
          </p>
          <DataTable
            caption={t(`ledger.kinds.${kind}`)}
            columns={columns}
            rows={data.entries}
            rowKey={(row) => row._id}
            foot={
              <Pagination
                {...data}
                page={page}
                onChange={(next) => onChange({ kind, key: id, page: next })}
              />
            }
          />
        </>
      )}
    </div>
  );
}
