import { useTranslation } from "../../../i18n/use-translation.ts";
import { choiceFilter, periodFilters } from "../../../listing/filters.ts";
import { List } from "../../../listing/list.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Money } from "../../../ui/money-and-dates.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { payments, paymentsCsv } from "./calls.ts";
import { useColumns } from "./columns.tsx";
import { historyAddress, kinds, states } from "./list-address.ts";
import { useGatewayName } from "./use-gateway-name.ts";

/** Every payment of the account: narrowed, paged, with its receipt or another try, and as a file. */
export default function PaymentHistoryPage() {
  const { t } = useTranslation("payments");
  const place = useListAddress(historyAddress);
  const list = useList({ id: "payment-history", call: payments, rows: "payments", place, limit: 10 });
  const { gateway } = place.search;
  const nameOf = useGatewayName();
  const gateways = new Set([...(list.data?.gateways ?? []), ...(gateway ? [gateway] : [])]);
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <List
        list={list}
        caption={t("title")}
        columns={useColumns()}
        search={{ label: t("filter.searchLabel"), placeholder: t("filter.search") }}
        filters={[
          choiceFilter("kind", t("filter.kind"), t("filter.anyKind"), kinds, (kind) => t(`kinds.${kind}`)),
          choiceFilter("state", t("filter.state"), t("filter.anyState"), states, (state) =>
            t(`states.${state}`),
          ),
          choiceFilter("gateway", t("filter.gateway"), t("filter.anyGateway"), [...gateways], nameOf),
          ...periodFilters(t("filter.from"), t("filter.to")),
        ]}
        waiting={t("waiting")}
        empty={{
          picture: "boat-at-jetty",
          title: t("none"),
          text: t("noneText"),
          act: <LinkButton to="/">{t("book")}</LinkButton>,
        }}
        nothing={{ title: t("nothing"), text: t("nothingText") }}
        csv={{ call: paymentsCsv, text: t("csv") }}
        sums={({ capturedSen, refundedSen }) => (
          <>
            <span>
              {t("captured")} <Money sen={capturedSen} />
            </span>
            <span>
              {t("refunded")} <Money sen={refundedSen} />
            </span>
          </>
        )}
      />
    </>
  );
}
