import { bookingDates, bookingSorts } from "@pulau/domain/booking/booking-list.ts";
import { bookingStates } from "@pulau/domain/booking/booking-moves.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { choiceFilter, choicesOf, periodFilters } from "../../../../listing/filters.ts";
import { ListPage } from "../../../../listing/list-page.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { bookings, bookingsCsv } from "../calls.ts";
import { KeyHints } from "../keys/desk-keys.tsx";
import { NewBooking } from "../new-booking.tsx";
import { useShownColumns } from "./columns.tsx";
import { bookingsAddress } from "./list-address.ts";

/** All bookings. */
export default function BookingsPage() {
  const { t } = useTranslation("staff");
  const { t: stateText } = useTranslation("pieces");
  const list = useListAt(bookingsAddress, { id: "bookings", call: bookings, rows: "reservations" });
  const states = choicesOf(bookingStates, (state) => stateText(`stay.${state}`));
  const dates = choicesOf(bookingDates, (kind) => t(`list.datesOf.${kind}`));
  return (
    <ListPage
      list={list}
      title={t("list.title")}
      lead={list.data && list.data.total > 0 && t("list.count", { count: list.data.total })}
      caption={t("list.caption")}
      csv={{ call: bookingsCsv, text: t("list.csv") }}
      head={
        <>
          <KeyHints />
          <NewBooking />
        </>
      }
      columns={useShownColumns(list.rows)}
      search={{ label: t("list.searchLabel"), placeholder: t("list.search") }}
      filters={[
        choiceFilter("status", t("list.status"), t("list.allStates"), states),
        { key: "dates", kind: "choice", quiet: true, label: t("list.dates"), choices: dates },
        ...periodFilters(t("list.from"), t("list.to")),
      ]}
      orders={bookingSorts.map((sort) => ({ value: sort, text: t(`list.sorts.${sort}`) }))}
      waiting={t("list.waiting")}
      empty={{ picture: "boat-at-jetty", title: t("list.empty.title"), text: t("list.empty.text") }}
      nothing={{ title: t("list.nothing.title"), text: t("list.nothing.text") }}
    />
  );
}
