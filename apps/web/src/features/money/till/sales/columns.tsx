import type { TillSaleRow } from "@pulau/contract/till-sales.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { column, momentColumn, moneyColumn, stateColumn } from "../../../../listing/columns.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";

/** What the list says of each sale. */
export function useSaleColumns(): readonly ListColumn<TillSaleRow>[] {
  const { t } = useTranslation(["till-sales", "shifts"]);
  const { say } = useLanguage();
  return [
    column(
      "number",
      t("till-sales:columns.number"),
      ({ _id, number }) => (
        <Link className="link whole" to="/staff/till-sales/$id" params={{ id: _id }}>
          <bdi>{number}</bdi>
        </Link>
      ),
      { csv: ["paperNo"], note: ({ items }) => <bdi>{items}</bdi> },
    ),
    momentColumn("at", t("till-sales:columns.at"), ({ at }) => at, {
      csv: ["day", "time"],
      sort: "at",
      falling: true,
    }),
    column("outlet", t("till-sales:columns.outlet"), ({ outlet }) => say(outlet.name), {
      csv: ["outlet", "items"],
    }),
    column("person", t("till-sales:columns.person"), ({ staff }) => <bdi>{staff.name}</bdi>, {
      csv: ["person"],
    }),
    column("way", t("till-sales:columns.way"), ({ way }) => t(`shifts:takings.ways.${way}`), {
      csv: ["way", "reference"],
      note: ({ reference }) => reference && <bdi>{reference}</bdi>,
    }),
    stateColumn("state", t("till-sales:columns.state"), ({ back }) =>
      back
        ? { text: t(`till-sales:states.${back.as}`), tone: "warning" }
        : { text: t("till-sales:states.sold") },
    ),
    moneyColumn("paid", t("till-sales:columns.paid"), ({ paidSen }) => paidSen, {
      csv: ["total", "tax", "rounding", "paid", "state", "reason"],
      sort: "paid",
      falling: true,
    }),
  ];
}
