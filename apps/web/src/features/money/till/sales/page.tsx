import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { saleWays } from "@pulau/domain/till/sale-ways.ts";
import { OwnDrawer } from "../../../../business/drawer/own-drawer.tsx";
import { useMayHaveDrawer } from "../../../../business/drawer/use-may-have-drawer.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { choiceFilter, choicesOf, periodFilters } from "../../../../listing/filters.ts";
import { ListPage } from "../../../../listing/list-page.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { sales } from "../calls.ts";
import { salesAddress } from "../list-address.ts";
import styles from "../till.module.css";
import { useSaleColumns } from "./columns.tsx";

/** What was sold at the till for money, with one's own drawer on top. */
export default function SalesPage() {
  const { t } = useTranslation(["till-sales", "shifts"]);
  const { say } = useLanguage();
  const mayHaveDrawer = useMayHaveDrawer();
  const list = useListAt(salesAddress, { id: "till-sales", call: sales, rows: "sales" });
  const { data } = list;
  const outlets = data?.outlets.map(({ _id, name }) => ({ value: _id, text: say(name) })) ?? [];
  const people = data?.people.map(({ _id, name }) => ({ value: _id, text: name })) ?? [];
  const any = t("till-sales:filters.any");
  return (
    <div className={styles.page}>
      <ListPage
        list={list}
        title={t("till-sales:title")}
        lead={
          data
            ? t("till-sales:total", { count: data.total, paid: formatRinggit(data.paidSen) })
            : t("till-sales:lead")
        }
        above={mayHaveDrawer && <OwnDrawer />}
        columns={useSaleColumns()}
        search={{ label: t("till-sales:search.label"), placeholder: t("till-sales:search.placeholder") }}
        filters={[
          choiceFilter("outletId", t("till-sales:columns.outlet"), any, outlets),
          choiceFilter(
            "way",
            t("till-sales:columns.way"),
            any,
            choicesOf(saleWays, (way) => t(`shifts:takings.ways.${way}`)),
          ),
          choiceFilter("staffId", t("till-sales:columns.person"), any, people),
          choiceFilter(
            "state",
            t("till-sales:columns.state"),
            any,
            choicesOf(["sold", "back"] as const, (state) => t(`till-sales:filters.${state}`)),
          ),
          ...periodFilters(t("till-sales:filters.from"), t("till-sales:filters.to")),
        ]}
        waiting={t("till-sales:waiting")}
        empty={{
          picture: "sunset-deck",
          title: t("till-sales:nothing.title"),
          text: t("till-sales:nothing.text"),
        }}
      />
    </div>
  );
}
