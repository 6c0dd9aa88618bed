import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { type PayoutState, payoutStates } from "@pulau/domain/wallet/payout-moves.ts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { CellNote, type Column, DataTable } from "../../../ui/table.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { MomentText, Money } from "../../../ui/written.tsx";
import { payouts, type Row } from "./calls.ts";
import { type PayoutSearch, readPayoutSearch } from "./list-search.ts";
import { PayoutChip } from "./payout-chip.tsx";
import { PayoutPanel } from "./payout-panel.tsx";
import styles from "./wallets.module.css";

const perPage = 20;

/** The address holds state, search, page and the payout that is open. */
function useAddress() {
  const search = readPayoutSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const change = (next: PayoutSearch, replace = false) =>
    navigate({
      to: "/staff/payouts",
      search: readPayoutSearch({ ...search, ...next }) as Record<string, unknown>,
      replace,
      resetScroll: false,
    });
  return { search, change };
}

function useColumns(onOpen: (row: Row) => void): readonly Column<Row>[] {
  const { t } = useTranslation("wallets");
  return [
    {
      key: "account",
      head: t("payouts.columns.account"),
      cell: (row) => (
        <>
          <span className="strong">{row.account.name}</span>
          <CellNote>
            <bdi className="whole">{row.number}</bdi>
          </CellNote>
        </>
      ),
    },
    {
      key: "to",
      head: t("payouts.columns.to"),
      cell: (row) => (
        <>
          {row.accountName}
          <CellNote>
            {row.bankName} <bdi>{row.accountNumber}</bdi>
          </CellNote>
        </>
      ),
    },
    {
      key: "asked",
      head: t("payouts.columns.asked"),
      cell: (row) => <MomentText moment={row.requestedAt} />,
    },
    { key: "state", head: t("payouts.columns.state"), cell: (row) => <PayoutChip state={row.state} /> },
    {
      key: "amount",
      head: t("payouts.columns.amount"),
      end: true,
      cell: (row) => (
        <b className="strong">
          <Money sen={row.amountSen} />
        </b>
      ),
    },
    {
      key: "act",
      head: t("payouts.columns.act"),
      end: true,
      cell: (row) => (
        <Button
          kind="outline"
          size="small"
          aria-label={t("payouts.openNamed", { number: row.number })}
          onClick={() => onOpen(row)}
        >
          {t("payouts.open")}
        </Button>
      ),
    },
  ];
}

/** Every payout by state; what waits the longest comes first. */
export default function PayoutsPage() {
  const { t } = useTranslation("wallets");
  const { search, change } = useAddress();
  const { state = "requested", q, page = 1, open } = search;
  const query = { limit: perPage, page, ...(q && { search: q }), ...(state !== "all" && { state }) };
  const { data, error, refetch, isPlaceholderData } = useCall(
    payouts,
    { query },
    { keepPrevious: true, refetchInterval: 60_000 },
  );
  const columns = useColumns(({ _id }) => change({ open: _id }));
  return (
    <>
      <PageTitle text={t("payouts.title")} />
      <header className={styles.head}>
        <h1 className="display">{t("payouts.title")}</h1>
        <p className="muted">
          {data ? t("payouts.kept", { amount: formatRinggit(data.openSen) }) : "\u00a0"}
        </p>
      </header>
      <Tabs<PayoutState | "all">
        label={t("payouts.tabs")}
        value={state}
        tabs={[
          ...payoutStates.map((payoutState) => ({
            value: payoutState,
            text: t(`payouts.states.${payoutState}`),
            count: data?.counts[payoutState],
          })),
          { value: "all" as const, text: t("payouts.all") },
        ]}
        onChange={(next) => change({ state: next, page: 1 })}
      >
        <div className={styles.filters}>
          <SearchBox
            q={q ?? ""}
            label={t("payouts.searchLabel")}
            placeholder={t("payouts.search")}
            clearLabel={t("payouts.clear")}
            onSearch={(next) => change({ q: next, page: 1 }, true)}
          />
        </div>
        {data === undefined ? (
          error ? (
            <ErrorState error={error} retry={() => void refetch()} />
          ) : (
            <Waiting what={t("payouts.waiting")}>
              <Skeleton height={360} radius={12} />
            </Waiting>
          )
        ) : data.total === 0 ? (
          <EmptyState picture="boat-at-jetty" title={t(q ? "payouts.nothing" : "payouts.none")}>
            {t(q ? "payouts.nothingText" : "payouts.noneText")}
          </EmptyState>
        ) : (
          <div aria-busy={isPlaceholderData || undefined}>
            <DataTable
              caption={t("payouts.title")}
              columns={columns}
              rows={data.payouts}
              rowKey={(row) => row._id}
              foot={<Pagination {...data} page={page} onChange={(next) => change({ page: next })} />}
            />
          </div>
        )}
      </Tabs>
      <PayoutPanel
        id={open ?? null}
        onClose={() => change({ open: undefined } as unknown as PayoutSearch, true)}
      />
    </>
  );
}
