import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, momentColumn, moneyColumn } from "../../../listing/columns.tsx";
import { PaymentNumber, PaymentReference, type PaymentRow, PaymentState } from "./payment-cells.tsx";
import { useMoneyWords } from "./use-words.ts";

/** What staff see of each payment and refund. */
export function usePaymentColumns(): readonly ListColumn<PaymentRow>[] {
  const { t } = useTranslation("money");
  const { gateway } = useMoneyWords();
  return [
    momentColumn("at", t("list.columns.at"), (row) => row.at, { csv: ["day", "time"], sort: "at" }),
    column("what", t("list.columns.what"), (row) => <span className="whole">{t(`list.${row.what}`)}</span>, {
      csv: ["what", "gateway"],
      note: (row) => gateway(row.gateway),
    }),
    column("about", t("list.columns.about"), (row) => <PaymentNumber row={row} />, {
      csv: ["number", "name"],
      note: (row) => row.name,
    }),
    column("reference", t("list.columns.reference"), (row) => <PaymentReference row={row} />, {
      csv: ["reference"],
    }),
    column("state", t("list.columns.state"), (row) => <PaymentState row={row} />, {
      csv: ["state"],
      card: "state",
    }),
    moneyColumn("amount", t("list.columns.amount"), (row) => row.amountSen, {
      csv: ["amount"],
      sort: "amount",
      falling: true,
    }),
  ];
}
