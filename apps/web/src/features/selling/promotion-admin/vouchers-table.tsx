import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { actColumn, column, countColumn } from "../../../listing/columns.tsx";
import { List } from "../../../listing/list.tsx";
import type { ListPlace } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { type Voucher, vouchers } from "./calls.ts";
import { CodeCell } from "./code-cell.tsx";
import styles from "./promotions.module.css";
import { VoidAct } from "./void-act.tsx";
import { VoucherState } from "./voucher-state.tsx";

/** Every voucher, with who bought it, whose it is and what is left of it. */
export function VouchersTable({ place }: { place: ListPlace }) {
  const { t } = useTranslation("staff-promotions");
  const { say } = useLanguage();
  const list = useList({ id: "vouchers", call: vouchers, rows: "vouchers", place });
  const mail = (email: string) => <bdi className={styles.mail}>{email}</bdi>;
  const whole = (text: string) => <bdi className="whole">{text}</bdi>;
  const columns: readonly ListColumn<Voucher>[] = [
    column("code", t("columns.voucher"), (row) => <CodeCell code={row.code} name={say(row.name)} />, {
      csv: ["code", "promoName"],
    }),
    column("state", t("columns.state"), (row) => <VoucherState row={row} />, {
      csv: ["status", "expiresOn", "at", "reason"],
      card: "state",
    }),
    column("buyer", t("columns.buyer"), (row) => row.buyer.name, {
      csv: ["purchaseNo", "buyer", "email"],
      note: ({ purchaseNo, buyer }) => (
        <>
          <bdi>{purchaseNo}</bdi> · {mail(buyer.email)}
        </>
      ),
    }),
    column("owner", t("columns.owner"), (row) => row.ownerName ?? row.gift?.name ?? "–", {
      csv: ["owner", "recipient"],
      note: ({ gift }) => gift && mail(gift.email),
    }),
    countColumn("left", t("columns.left"), (row) => whole(formatRinggit(row.leftSen)), {
      csv: ["worth", "left"],
      sort: "left",
      falling: true,
      note: (row) => t("of", { amount: formatRinggit(row.worthSen) }),
    }),
    actColumn("acts", t("columns.acts"), (row) => <VoidAct voucher={row} />),
  ];
  return (
    <List
      list={list}
      caption={t("tabs.vouchers")}
      columns={columns}
      csv={{}}
      search={t("search.vouchers")}
      waiting={t("waiting")}
      empty={{ picture: "sunset-deck", title: t("noVouchers") }}
    />
  );
}
