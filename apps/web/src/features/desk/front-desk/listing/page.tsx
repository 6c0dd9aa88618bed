import { bookingDates, bookingSorts } from "@pulau/domain/booking/booking-list.ts";
import { bookingStates } from "@pulau/domain/booking/booking-moves.ts";
import { useTranslation } from "react-i18next";
import { CsvButton } from "../../../../listing/csv-button.tsx";
import type { ListFilter } from "../../../../listing/filter.ts";
import { List } from "../../../../listing/list.tsx";
import { ListHead } from "../../../../listing/list-head.tsx";
import { useListAddress } from "../../../../listing/use-address.ts";
import { useList } from "../../../../listing/use-list.ts";
import { bookings, bookingsCsv } from "../calls.ts";
import { KeyHints } from "../keys/desk-keys.tsx";
import { NewBooking } from "../new-booking.tsx";
import { useTold } from "./columns.tsx";
import { bookingsAddress } from "./list-address.ts";

function useFilters(): readonly ListFilter[] {
  const { t } = useTranslation("staff");
  const { t: ui } = useTranslation("ui");
  return [
    {
      key: "status",
      kind: "choice",
      label: t("list.status"),
      any: t("list.allStates"),
      choices: bookingStates.map((state) => ({ value: state, text: ui(`stay.${state}`) })),
    },
    {
      key: "dates",
      kind: "choice",
      quiet: true,
      label: t("list.dates"),
      choices: bookingDates.map((dates) => ({ value: dates, text: t(`list.datesOf.${dates}`) })),
    },
    { key: "from", kind: "day", label: t("list.from"), notAfter: "to" },
    { key: "to", kind: "day", label: t("list.to"), notBefore: "from" },
  ];
}

/** All bookings. */
export default function ListPage() {
  const { t } = useTranslation("staff");
  const place = useListAddress(bookingsAddress);
  const list = useList({ id: "bookings", call: bookings, rows: "reservations", place });
  const columns = useTold(list.rows);
  return (
    <>
      <ListHead title={t("list.title")} lead={list.data && t("list.count", { count: list.data.total })}>
        <CsvButton list={list} call={bookingsCsv} columns={columns} text={t("list.csv")} />
        <KeyHints />
        <NewBooking />
      </ListHead>
      <List
        list={list}
        caption={t("list.caption")}
        columns={columns}
        search={{ label: t("list.searchLabel"), placeholder: t("list.search") }}
        filters={useFilters()}
        orders={bookingSorts.map((sort) => ({ value: sort, text: t(`list.sorts.${sort}`) }))}
        waiting={t("list.waiting")}
        empty={{ picture: "boat-at-jetty", title: t("list.empty.title"), text: t("list.empty.text") }}
        nothing={{ title: t("list.nothing.title"), text: t("list.nothing.text") }}
      />
    </>
  );
}
