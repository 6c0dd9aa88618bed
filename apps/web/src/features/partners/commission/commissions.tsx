import type { CommissionReply } from "@pulau/contract/commission.ts";
import { shownStates } from "@pulau/domain/commission/payouts.ts";
import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, countColumn, dayColumn, moneyColumn } from "../../../listing/columns.tsx";
import { choiceFilter, choicesOf } from "../../../listing/filters.ts";
import { List } from "../../../listing/list.tsx";
import type { ListPlace } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import styles from "./commission.module.css";
import { CommissionChip } from "./commission-chip.tsx";
import { CommissionStay } from "./commission-stay.tsx";
import { callsOf, type PartnerScope } from "./partner-scope.ts";
import { Sums } from "./sums.tsx";

/** An account's commission: sums, and every stay with its state. */
export function Commissions({ whose, place }: { whose: PartnerScope; place: ListPlace }) {
  const { t } = useTranslation("commission");
  const { list: call, params } = callsOf(whose);
  const staff = whose.partnerId !== null;
  const list = useList({ id: "commissions", call, rows: "commissions", place, limit: 10, ...params });
  const columns: readonly ListColumn<CommissionReply>[] = [
    column("stay", t("columns.stay"), (row) => <CommissionStay row={row} staff={staff} />, {
      csv: ["number", "name", "package", "arrival"],
    }),
    dayColumn("checkOut", t("columns.checkOut"), (row) => row.checkOut, {
      csv: ["departure"],
      sort: "checkOut",
      falling: true,
    }),
    moneyColumn("base", t("columns.base"), (row) => row.baseSen, { csv: ["base"] }),
    countColumn(
      "share",
      t("columns.share"),
      ({ basisPoints }) => (basisPoints === null ? t("fixed") : <bdi>{formatShare(basisPoints)}</bdi>),
      { csv: ["kind", "share"] },
    ),
    moneyColumn("amount", t("columns.amount"), (row) => row.amountSen, {
      csv: ["amount", "reversed"],
      strong: true,
      note: (row) => row.reversedSen > 0 && t("reversedPart", { amount: formatRinggit(row.reversedSen) }),
    }),
    column("state", t("columns.state"), (row) => <CommissionChip state={row.state} />, {
      csv: ["status"],
      card: "state",
      note: (row) => row.reason && t(`reasons.${row.reason}`),
    }),
  ];
  const states = choicesOf(shownStates, (value) => t(`states.${value}`));
  return (
    <div className={styles.stack}>
      {list.data && <Sums sums={list.data.sums} />}
      <List
        list={list}
        caption={t("caption")}
        columns={columns}
        filters={[choiceFilter("state", t("filter"), t("all"), states)]}
        waiting={t("waiting")}
        empty={{ picture: "sunset-deck", title: t("empty.title"), text: t("empty.text") }}
        nothing={{ title: t("nothingFound.title"), text: t("nothingFound.text") }}
        {...(staff && { csv: {} })}
      />
      <p className="hint">{t("how")}</p>
    </div>
  );
}
