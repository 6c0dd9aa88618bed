import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, countColumn } from "../../../listing/columns.tsx";
import { List } from "../../../listing/list.tsx";
import type { ListPlace } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { Button } from "../../../ui/button.tsx";
import { MomentText, Money } from "../../../ui/money-and-dates.tsx";
import { type Payout, payouts } from "./calls.ts";
import { CancelPayout } from "./cancel-payout.tsx";
import { PayoutState } from "./payout-state.tsx";
import styles from "./wallet.module.css";

const pageOf = ({ page }: { page?: number }) => (page === undefined ? {} : { page });

/** What was asked for out of the wallet, and how far it is. */
export function PayoutsTab({ place, mayCancel }: { place: ListPlace; mayCancel: boolean }) {
  const { t } = useTranslation("wallet");
  const [ending, setEnding] = useState<Payout | null>(null);
  const list = useList({
    id: "own-payouts",
    call: payouts,
    rows: "payouts",
    limit: 10,
    // The filters of the address are those of the transactions.
    place: { ...place, search: pageOf(place.search), filters: {}, sorts: [] },
  });
  const amount = (row: Payout) => (
    <span className={styles.act}>
      <b className="strong">
        <Money sen={row.amountSen} />
      </b>
      {mayCancel && row.state === "requested" && (
        <Button kind="plain" size="small" onClick={() => setEnding(row)}>
          {t("payout.back.act")}
        </Button>
      )}
    </span>
  );
  const columns: readonly ListColumn<Payout>[] = [
    column("number", t("payout.columns.number"), (row) => <bdi className="whole">{row.number}</bdi>, {
      strong: true,
      note: (row) => <MomentText moment={row.requestedAt} />,
    }),
    column("to", t("payout.columns.to"), (row) => row.accountName, {
      note: (row) => (
        <>
          {row.bankName} <bdi>{row.accountNumber}</bdi>
        </>
      ),
    }),
    column("state", t("payout.columns.state"), (row) => <PayoutState row={row} />, { card: "state" }),
    countColumn("amount", t("columns.amount"), amount),
  ];
  return (
    <div className={styles.panel}>
      <List
        list={list}
        caption={t("tabs.payouts")}
        columns={columns}
        waiting={t("payout.waiting")}
        empty={{ picture: "boat-at-jetty", title: t("payout.none"), text: t("payout.noneText") }}
      />
      <CancelPayout payout={ending} onClose={() => setEnding(null)} />
    </div>
  );
}
