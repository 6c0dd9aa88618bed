import { moneyStates } from "@pulau/contract/money-desk.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { choiceFilter, choicesOf, periodFilters } from "../../../listing/filters.ts";
import { ListPage } from "../../../listing/list-page.tsx";
import { useListAt } from "../../../listing/use-list.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { payments } from "./calls.ts";
import { DaySums } from "./day-sums.tsx";
import { paymentsAddress } from "./list-address.ts";
import styles from "./money.module.css";
import { usePaymentColumns } from "./payment-columns.tsx";
import { useMoneyWords } from "./use-words.ts";

/** All payments and refunds, with what each gateway took and gave back by day. */
export default function PaymentsPage() {
  const { t } = useTranslation("money");
  const { gateway } = useMoneyWords();
  const list = useListAt(paymentsAddress, { id: "payments", call: payments, rows: "rows" });
  const { data } = list;
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
        columns={usePaymentColumns()}
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
