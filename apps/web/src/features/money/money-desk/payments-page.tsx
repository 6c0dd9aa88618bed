import { moneyStates } from "@pulau/contract/money-desk.ts";
import { useTranslation } from "react-i18next";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, momentColumn, moneyColumn } from "../../../listing/columns.tsx";
import { choiceFilter, choicesOf, periodFilters } from "../../../listing/filters.ts";
import { ListPage } from "../../../listing/list-page.tsx";
import { useListAt } from "../../../listing/use-list.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { payments } from "./calls.ts";
import { DaySums } from "./day-sums.tsx";
import { paymentsAddress } from "./list-address.ts";
import styles from "./money.module.css";
import { PaymentNumber, PaymentReference, type PaymentRow, PaymentState } from "./payment-cells.tsx";
import { useMoneyWords } from "./use-words.ts";

/** All payments and refunds, with what each gateway took and gave back by day. */
export default function PaymentsPage() {
  const { t } = useTranslation("money");
  const { gateway } = useMoneyWords();
  const list = useListAt(paymentsAddress, { id: "payments", call: payments, rows: "rows" });
  const { data } = list;
  const columns: readonly ListColumn<PaymentRow>[] = [
    momentColumn("at", t("list.columns.at"), (row) => row.at, { csv: ["day", "time"], sort: "at" }),
    column("what", t("list.columns.what"), (row) => <span className="whole">{t(`list.${row.what}`)}</span>, {
      ...{ csv: ["what", "gateway"], note: (row) => gateway(row.gateway) },
    }),
    column("about", t("list.columns.about"), (row) => <PaymentNumber row={row} />, {
      ...{ csv: ["number", "name"], note: (row) => row.name },
    }),
    column("reference", t("list.columns.reference"), (row) => <PaymentReference row={row} />, {
      csv: ["reference"],
    }),
    column("state", t("list.columns.state"), (row) => <PaymentState row={row} />, {
      ...{ csv: ["state"], card: "state" },
    }),
    moneyColumn("amount", t("list.columns.amount"), (row) => row.amountSen, {
      ...{ csv: ["amount"], sort: "amount", falling: true },
    }),
  ];
  const states = choicesOf(moneyStates, (state) => t(`states.${state}`));
  return (
    <div className={styles.page}>
      <ListPage
        list={list}
        title={t("list.title")}
        lead={data ? t("list.count", { count: data.total }) : t("list.lead")}
        caption={t("list.caption")}
        csv={{ text: t("list.csv") }}
        head={
          <LinkButton to="/staff/money" kind="outline">
            {t("list.needs")}
          </LinkButton>
        }
        columns={columns}
        search={{ label: t("list.searchLabel"), placeholder: t("list.search") }}
        filters={[
          ...periodFilters(t("list.from"), t("list.to")),
          choiceFilter("gateway", t("list.gateway"), t("list.any"), choicesOf(data?.gateways ?? [], gateway)),
          { key: "state", kind: "choices", label: t("list.state"), choices: states },
        ]}
        waiting={t("list.waiting")}
        empty={{ picture: "jungle-trail", title: t("list.none"), text: t("list.noneText") }}
      >
        {data && <DaySums sums={data.sums} />}
      </ListPage>
    </div>
  );
}
