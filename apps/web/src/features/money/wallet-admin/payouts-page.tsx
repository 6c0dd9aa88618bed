import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { type PayoutState, payoutStates } from "@pulau/domain/wallet/payout-moves.ts";
import { useTranslation } from "react-i18next";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { CsvButton } from "../../../listing/csv-button.tsx";
import { List } from "../../../listing/list.tsx";
import { ListHead } from "../../../listing/list-head.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { Button } from "../../../ui/button.tsx";
import { MomentText, Money } from "../../../ui/money-and-dates.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { payouts, type Row } from "./calls.ts";
import { payoutsAddress } from "./list-search.ts";
import { PayoutChip } from "./payout-chip.tsx";
import { PayoutPanel } from "./payout-panel.tsx";

function useColumns(onOpen: (row: Row) => void): readonly ListColumn<Row>[] {
  const { t } = useTranslation("wallets");
  return [
    {
      key: "account",
      csv: ["payoutNo", "account", "kind"],
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
      csv: ["bankReference", "reason"],
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
      csv: ["requestedAt", "requestedBy"],
      sort: "requestedAt",
      falling: true,
      head: t("payouts.columns.asked"),
      cell: (row) => <MomentText moment={row.requestedAt} />,
    },
    {
      key: "state",
      csv: ["status", "approvedBy", "paidBy", "endedAt"],
      card: "state",
      head: t("payouts.columns.state"),
      cell: (row) => <PayoutChip state={row.state} />,
    },
    {
      key: "amount",
      csv: ["amount"],
      sort: "amount",
      falling: true,
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
          data-open=""
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
  const place = useListAddress(payoutsAddress);
  const { state = "requested", page, open } = place.search;
  const columns = useColumns(({ _id }) => show(_id));
  const list = useList({
    ...{ id: "payouts", call: payouts, rows: "payouts", place, refetchInterval: 60_000 },
    query: state === "all" ? {} : { state },
  });
  const { data } = list;
  const show = (id: string | undefined) => place.change({ page, open: id }, id === undefined);
  return (
    <>
      <ListHead
        title={t("payouts.title")}
        lead={data && t("payouts.kept", { amount: formatRinggit(data.openSen) })}
      >
        <CsvButton list={list} columns={columns} />
      </ListHead>
      <Tabs<PayoutState | "all">
        label={t("payouts.tabs")}
        value={state}
        tabs={[
          ...payoutStates.map((value) => ({
            value,
            text: t(`payouts.states.${value}`),
            count: data?.counts[value],
          })),
          { value: "all" as const, text: t("payouts.all") },
        ]}
        onChange={(next) => place.change({ state: next })}
      >
        <List
          list={list}
          caption={t("payouts.title")}
          columns={columns}
          search={{ label: t("payouts.searchLabel"), placeholder: t("payouts.search") }}
          waiting={t("payouts.waiting")}
          empty={{ picture: "boat-at-jetty", title: t("payouts.none"), text: t("payouts.noneText") }}
          nothing={{ title: t("payouts.nothing"), text: t("payouts.nothingText") }}
        />
      </Tabs>
      <PayoutPanel id={open ?? null} onClose={() => show(undefined)} />
    </>
  );
}
