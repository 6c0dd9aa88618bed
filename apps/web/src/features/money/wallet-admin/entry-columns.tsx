import type { ledgerEntriesRoute } from "@pulau/contract/ledger.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, momentColumn, moneyColumn, stateColumn } from "../../../listing/columns.tsx";
import { namesText } from "../../../ui/format.ts";
import { IconLock, IconLockOpen } from "../../../ui/icons/index.ts";
import { useLanguage } from "../../../ui/use-language.ts";

type Row = Reply<typeof ledgerEntriesRoute>["entries"][number];

/** What staff see of each entry of an account. */
export function useEntryColumns(): readonly ListColumn<Row>[] {
  const { t } = useTranslation("wallets");
  const { language } = useLanguage();
  const movement = ({ movement: kindOf }: Row) =>
    t(`ledger.movements.${kindOf}` as "ledger.movements.payment", { defaultValue: kindOf });
  const others = (row: Row) => row.others.map((other) => t(`ledger.kinds.${other.kind}`));
  const sealed = ({ sealed: is }: Row) =>
    ({ tone: is ? "success" : "neutral", icon: is ? IconLock : IconLockOpen }) as const;
  return [
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
}
