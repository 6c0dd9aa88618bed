import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { payoutStates } from "@pulau/domain/wallet/payout-moves.ts";
import { useTranslation } from "react-i18next";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, countColumn, momentColumn, moneyColumn } from "../../../listing/columns.tsx";
import { ListPage } from "../../../listing/list-page.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { BankAccount } from "./bank-account.tsx";
import { payouts, type Row } from "./calls.ts";
import { payoutsAddress } from "./list-address.ts";
import { OpenPayout } from "./open-payout.tsx";
import { PayoutChip } from "./payout-chip.tsx";
import { PayoutPanel } from "./payout-panel.tsx";

/** Every payout by state; what waits the longest comes first. */
export default function PayoutsPage() {
  const { t } = useTranslation("wallets");
  const place = useListAddress(payoutsAddress);
  const { state = "requested", page, open } = place.search;
  const list = useList({
    ...{ id: "payouts", call: payouts, rows: "payouts", place, refetchInterval: 60_000 },
    query: state === "all" ? {} : { state },
  });
  const { data } = list;
  const show = (id: string | undefined) => place.change({ page, open: id }, id === undefined);
  const columns: readonly ListColumn<Row>[] = [
    column("account", t("payouts.columns.account"), (row) => row.account.name, {
      ...{ csv: ["payoutNo", "account", "kind"], strong: true },
      note: (row) => <bdi className="whole">{row.number}</bdi>,
    }),
    column("to", t("payouts.columns.to"), (row) => row.accountName, {
      csv: ["bankReference", "reason"],
      note: (row) => <BankAccount {...row} />,
    }),
    momentColumn("asked", t("payouts.columns.asked"), (row) => row.requestedAt, {
      ...{ csv: ["requestedAt", "requestedBy"], sort: "requestedAt" },
    }),
    column("state", t("payouts.columns.state"), (row) => <PayoutChip state={row.state} />, {
      ...{ csv: ["status", "approvedBy", "paidBy", "endedAt"], card: "state" },
    }),
    moneyColumn("amount", t("payouts.columns.amount"), (row) => row.amountSen, {
      ...{ csv: ["amount"], sort: "amount", falling: true, strong: true },
    }),
    countColumn("act", t("payouts.columns.act"), (row) => <OpenPayout row={row} onOpen={show} />),
  ];
  return (
    <ListPage
      list={list}
      title={t("payouts.title")}
      lead={data && t("payouts.kept", { amount: formatRinggit(data.openSen) })}
      tabs={{
        label: t("payouts.tabs"),
        states: [...payoutStates, "all"] as const,
        textOf: (one) => (one === "all" ? t("payouts.all") : t(`payouts.states.${one}`)),
        counts: data?.counts,
        value: state,
        onChange: (next) => place.change({ state: next }),
      }}
      columns={columns}
      search={{ label: t("payouts.searchLabel"), placeholder: t("payouts.search") }}
      waiting={t("payouts.waiting")}
      empty={{ picture: "boat-at-jetty", title: t("payouts.none"), text: t("payouts.noneText") }}
      nothing={{ title: t("payouts.nothing"), text: t("payouts.nothingText") }}
    >
      <PayoutPanel id={open ?? null} onClose={() => show(undefined)} />
    </ListPage>
  );
}
