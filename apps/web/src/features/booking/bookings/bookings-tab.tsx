import type { bookingsRoute } from "@pulau/contract/bookings.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { BookingsTable } from "./bookings-table.tsx";
import type { ListingSearch, TripTab } from "./listing-search.ts";
import { ListingShape } from "./listing-shape.tsx";

type BookingTab = Exclude<TripTab, "draft">;
const pictures = { upcoming: "boat-at-jetty", past: "sunset-deck", "pre-booking": "lagoon-above" } as const;

type Parts = {
  tab: BookingTab;
  q: string;
  data: Reply<typeof bookingsRoute> | undefined;
  error: unknown;
  retry: () => void;
  onChange: (search: ListingSearch) => void;
};

/** Upcoming, past and pre-bookings: the table, or why there is none. */
export function BookingsTab({ tab, q, data, error, retry, onChange }: Parts) {
  const { t } = useTranslation("trips");
  if (data === undefined) return error ? <ErrorState error={error} retry={retry} /> : <ListingShape />;
  if (data.reservations.length === 0 && q !== "") {
    return (
      <EmptyState
        picture="jungle-trail"
        title={t("listing.nothingFound.title", { search: q })}
        act={
          <Button kind="outline" onClick={() => onChange({ q: "", page: 1 })}>
            {t("listing.nothingFound.act")}
          </Button>
        }
      >
        {t("listing.nothingFound.text")}
      </EmptyState>
    );
  }
  if (data.reservations.length === 0) {
    return (
      <EmptyState
        picture={pictures[tab]}
        title={t(`listing.empty.${tab}.title`)}
        act={<LinkButton to="/">{t("listing.empty.act")}</LinkButton>}
      >
        {t(`listing.empty.${tab}.text`)}
      </EmptyState>
    );
  }
  return (
    <BookingsTable
      caption={t("listing.caption", { tab: t(`listing.tabs.${tab}`) })}
      rows={data.reservations}
      frame={data}
      onPage={(page) => onChange({ page })}
    />
  );
}
