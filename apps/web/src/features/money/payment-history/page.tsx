import { useTranslation } from "react-i18next";
import { CsvButton } from "../../../listing/csv-button.tsx";
import type { ListFilter } from "../../../listing/filter.ts";
import { List } from "../../../listing/list.tsx";
import { ListHead } from "../../../listing/list-head.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Money } from "../../../ui/money-and-dates.tsx";
import { payments, paymentsCsv } from "./calls.ts";
import { useColumns } from "./columns.tsx";
import { historyAddress, kinds, states } from "./search.ts";
import { useGatewayName } from "./use-gateway-name.ts";

function useFilters(gateways: readonly string[]): readonly ListFilter[] {
  const { t } = useTranslation("payments");
  const nameOf = useGatewayName();
  return [
    {
      ...{ key: "kind", kind: "choice", label: t("filter.kind"), any: t("filter.anyKind") },
      choices: kinds.map((value) => ({ value, text: t(`kinds.${value}`) })),
    },
    {
      ...{ key: "state", kind: "choice", label: t("filter.state"), any: t("filter.anyState") },
      choices: states.map((value) => ({ value, text: t(`states.${value}`) })),
    },
    {
      ...{ key: "gateway", kind: "choice", label: t("filter.gateway"), any: t("filter.anyGateway") },
      choices: gateways.map((value) => ({ value, text: nameOf(value) })),
    },
    { key: "from", kind: "day", label: t("filter.from"), notAfter: "to" },
    { key: "to", kind: "day", label: t("filter.to"), notBefore: "from" },
  ];
}

/** Every payment of the account: narrowed, paged, with its receipt or another try, and as a file. */
export default function PaymentHistoryPage() {
  const { t } = useTranslation("payments");
  const place = useListAddress(historyAddress);
  const list = useList({ id: "payment-history", call: payments, rows: "payments", place, limit: 10 });
  const { gateway } = place.search;
  const gateways = new Set([...(list.data?.gateways ?? []), ...(gateway ? [gateway] : [])]);
  return (
    <>
      <ListHead title={t("title")} lead={t("lead")} />
      <List
        list={list}
        caption={t("title")}
        columns={useColumns()}
        search={{ label: t("filter.searchLabel"), placeholder: t("filter.search") }}
        filters={useFilters([...gateways])}
        waiting={t("waiting")}
        empty={{
          ...{ picture: "boat-at-jetty", title: t("none"), text: t("noneText") },
          act: <LinkButton to="/">{t("book")}</LinkButton>,
        }}
        nothing={{ title: t("nothing"), text: t("nothingText") }}
        sums={({ capturedSen, refundedSen }) => (
          <>
            <span>
              {t("captured")} <Money sen={capturedSen} />
            </span>
            <span>
              {t("refunded")} <Money sen={refundedSen} />
            </span>
            <CsvButton list={list} call={paymentsCsv} text={t("csv")} />
          </>
        )}
      />
    </>
  );
}
