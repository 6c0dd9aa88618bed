import { useTranslation } from "../../../i18n/use-translation.ts";
import { List } from "../../../listing/list.tsx";
import type { ListPlace } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { useBookingColumns } from "./booking-columns.tsx";
import { bookings } from "./calls.ts";
import { sorts, type TripTab, type tripsAddress } from "./list-address.ts";

export type TripsPlace = ListPlace<ReturnType<typeof tripsAddress.read>>;
export type BookingTab = Exclude<TripTab, "draft">;

const pictures = { upcoming: "boat-at-jetty", past: "sunset-deck", "pre-booking": "lagoon-above" } as const;

/** The bookings of a tab; the counts of all tabs come with them. */
export function useBookings(tab: BookingTab, place: TripsPlace) {
  const { customer } = place.search;
  const sort = place.search.sort ?? place.usualSort;
  return useList({
    id: "trips",
    call: bookings,
    rows: "reservations",
    place,
    limit: 10,
    query: { tab, sort, ...(customer && { customerId: customer }) },
  });
}

/** Upcoming, past and pre-bookings: the table, or why there is none. */
export function BookingsTab({ tab, list }: { tab: BookingTab; list: ReturnType<typeof useBookings> }) {
  const { t } = useTranslation("trips");
  const { q } = list.place.search;
  return (
    <List
      list={list}
      caption={t("listing.caption", { tab: t(`listing.tabs.${tab}`) })}
      columns={useBookingColumns()}
      search={{ label: t("listing.searchLabel"), placeholder: t("listing.search") }}
      orders={sorts.map((value) => ({ value, text: t(`listing.sorts.${value}`) }))}
      waiting={t("listing.waiting")}
      empty={{
        picture: pictures[tab],
        title: t(`listing.empty.${tab}.title`),
        text: t(`listing.empty.${tab}.text`),
        act: <LinkButton to="/">{t("listing.empty.act")}</LinkButton>,
      }}
      nothing={{
        title: t("listing.nothingFound.title", { search: q ?? "" }),
        text: t("listing.nothingFound.text"),
      }}
    />
  );
}
