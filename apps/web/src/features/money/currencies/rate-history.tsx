import type { currencyRatesRoute } from "@pulau/contract/currencies.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { listAddress } from "../../../listing/address.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, countColumn, dayColumn } from "../../../listing/columns.tsx";
import { List } from "../../../listing/list.tsx";
import { useListState } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { type Currency, rates } from "./calls.ts";
import { Source } from "./source.tsx";

type Row = Reply<typeof currencyRatesRoute>["rates"][number];

const historyAddress = listAddress({ sorts: ["-ratedOn", "ratedOn"] });

/** Every rate that a currency had, with where it came from. */
export function RateHistory({ currency: { _id, code } }: { currency: Currency }) {
  const { t } = useTranslation("currencies");
  const place = useListState(historyAddress);
  const list = useList({ id: "rates", call: rates, rows: "rates", place, params: { _id }, limit: 10 });
  const columns: readonly ListColumn<Row>[] = [
    dayColumn("day", t("columns.ratedOn"), (row) => row.ratedOn, { sort: "ratedOn", falling: true }),
    countColumn("rate", t("columns.rate"), (row) => (
      <bdi dir="ltr">{`1 ${code} = RM ${row.ringgitPerForeign}`}</bdi>
    )),
    column("source", t("columns.source"), (row) => <Source source={row.source} />, {
      note: (row) => (
        <>
          {row.by ?? row.session} <MomentText moment={row.at} />
        </>
      ),
    }),
  ];
  return (
    <List
      list={list}
      plain
      caption={t("rate.history", { code })}
      columns={columns}
      waiting={t("waiting")}
      empty={{ picture: "jungle-trail", title: t("rate.history", { code }) }}
    />
  );
}
