import type { PayoutId } from "@pulau/domain/ids.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, countColumn, momentColumn, moneyColumn } from "../../../listing/columns.tsx";
import { BankAccount } from "./bank-account.tsx";
import type { Row } from "./calls.ts";
import { OpenPayout } from "./open-payout.tsx";
import { PayoutChip } from "./payout-chip.tsx";

/** What staff see of each payout. */
export function usePayoutColumns(onOpen: (id: PayoutId) => void): readonly ListColumn<Row>[] {
  const { t } = useTranslation("wallets");
  return [
    column("account", t("payouts.columns.account"), (row) => row.account.name, {
      csv: ["payoutNo", "account", "kind"],
      strong: true,
      note: (row) => <bdi className="whole">{row.number}</bdi>,
    }),
    column("to", t("payouts.columns.to"), (row) => row.accountName, {
      csv: ["bankReference", "reason"],
      note: (row) => <BankAccount {...row} />,
    }),
    momentColumn("asked", t("payouts.columns.asked"), (row) => row.requestedAt, {
      csv: ["requestedAt", "requestedBy"],
      sort: "requestedAt",
    }),
    column("state", t("payouts.columns.state"), (row) => <PayoutChip state={row.state} />, {
      csv: ["status", "approvedBy", "paidBy", "endedAt"],
      card: "state",
    }),
    moneyColumn("amount", t("payouts.columns.amount"), (row) => row.amountSen, {
      csv: ["amount"],
      sort: "amount",
      falling: true,
      strong: true,
    }),
    countColumn("act", t("payouts.columns.act"), (row) => <OpenPayout row={row} onOpen={onOpen} />),
  ];
}
