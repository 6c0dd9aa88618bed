import type { ledgerEntriesRoute } from "@pulau/contract/ledger.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { IconLock, IconLockOpen } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, momentColumn, moneyColumn, stateColumn } from "../../../listing/columns.tsx";
import { List } from "../../../listing/list.tsx";
import { useList } from "../../../listing/use-list.ts";
import { namesText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { type AccountKind, ledgerEntries } from "./calls.ts";
import { Back, type LedgerPlace, withoutPeriod } from "./ledger-place.tsx";
import { LedgerSums } from "./ledger-sums.tsx";
import styles from "./wallets.module.css";

type Row = Reply<typeof ledgerEntriesRoute>["entries"][number];
type Props = { kind: AccountKind; account: string; place: LedgerPlace };

/** Entries of one account, with the other sides of each movement. */
export function AccountEntries({ kind, account, place }: Props) {
  const { t } = useTranslation("wallets");
  const { language } = useLanguage();
  const own = withoutPeriod(place);
  const list = useList({
    ...{ id: "ledger-entries", call: ledgerEntries, rows: "entries" },
    place: own.place,
    query: { kind, key: account, ...own.period },
  });
  const movement = ({ movement: kindOf }: Row) =>
    t(`ledger.movements.${kindOf}` as "ledger.movements.payment", { defaultValue: kindOf });
  const others = (row: Row) => row.others.map((other) => t(`ledger.kinds.${other.kind}`));
  const sealed = ({ sealed: is }: Row) =>
    ({ tone: is ? "success" : "neutral", icon: is ? IconLock : IconLockOpen }) as const;
  const columns: readonly ListColumn<Row>[] = [
    column("seq", t("ledger.columns.seq"), (row) => row.seq, { csv: ["seq"], sort: "seq", falling: true }),
    momentColumn("at", t("ledger.columns.at"), (row) => row.at, { csv: ["at"] }),
    column("movement", t("ledger.columns.movement"), movement, {
      csv: ["movement", "number", "purchaseNo"],
      note: (row) => <bdi>{row.bookingNo ?? row.purchaseNo ?? ""}</bdi>,
    }),
    column("others", t("ledger.columns.others"), (row) => namesText(others(row), language), {
      csv: ["others"],
    }),
    stateColumn(
      "sealed",
      t("ledger.columns.sealed"),
      (row) => ({ ...sealed(row), text: t(row.sealed ? "ledger.sealed" : "ledger.open") }),
      { csv: ["sealed"] },
    ),
    moneyColumn("debit", t("ledger.columns.debit"), (row) => row.debitSen || null, { csv: ["debit"] }),
    moneyColumn("credit", t("ledger.columns.credit"), (row) => row.creditSen || null, { csv: ["credit"] }),
  ];
  return (
    <div className={styles.panel}>
      <Back text={t(`ledger.kinds.${kind}`)} onClick={() => place.change({ key: undefined })} />
      <h2>
        {t(`ledger.kinds.${kind}`)} · <bdi>{list.data?.label ?? account}</bdi>
      </h2>
      <List
        list={list}
        caption={t(`ledger.kinds.${kind}`)}
        columns={columns}
        csv={{}}
        waiting={t("ledger.waiting")}
        empty={{ picture: "jungle-trail", title: t("ledger.nothing") }}
        sums={(sums) => <LedgerSums {...sums} />}
      />
    </div>
  );
}
