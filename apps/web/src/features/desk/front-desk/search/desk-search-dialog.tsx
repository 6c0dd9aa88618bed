import { withStars } from "@pulau/domain/bookmarks/with-stars.ts";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { useCall, useSend } from "../../../../api/use-call.ts";
import { PlaceList, type ShownPlace } from "../../../../business/search/place-list.tsx";
import { type FoundGroup, SearchDialog } from "../../../../business/search/search-dialog.tsx";
import { useBookmarks } from "../../../../business/search/use-bookmarks.ts";
import { foundBy, useTypedPause } from "../../../../business/search/use-found.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconCalendarSearch } from "../../../../ui/icons/index.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { deskBookmarks, deskSearch, updateDeskBookmarks } from "../calls.ts";
import { type Place, placeFinder } from "./find-places.ts";
import { shownPage, useShownPlaces } from "./use-shown-places.ts";

export type DeskSearchDialogProps = {
  /** Brings the pages and settings that who searches may open. */
  bringPlaces: () => Promise<readonly Place[]>;
  mayReadBookings: boolean;
  onClose: () => void;
};

/** Pages and settings, once they are there. */
function usePlaces(bring: () => Promise<readonly Place[]>): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are brought once for a dialog
  useEffect(() => {
    // Who searches for bookings needs no places: where they can't be had, the rest goes on.
    bring().then(setPlaces, () => undefined);
  }, []);
  return places;
}

/** The groups that were found: the server's, then pages and settings, which the dashboard knows itself. */
function useFoundGroups(typed: string, places: readonly Place[], mayReadBookings: boolean) {
  const { t } = useTranslation("staff");
  const { say } = useLanguage();
  const shown = useShownPlaces(places);
  const search = useTypedPause(typed);
  const sent = { query: { search } };
  const answer = useCall(deskSearch, sent, { enabled: search !== "", keepPrevious: true, staleTime: 30_000 });
  const { groups, ...found } = foundBy(typed, search, answer);
  const find = useMemo(() => placeFinder(places), [places]);
  const pages = useMemo(() => find(typed).map(shownPage), [find, typed]);
  const wanted = typed.trim();
  const allBookings: ShownPlace = {
    target: null,
    title: t("search.bookings", { typed: wanted }),
    link: `/staff/bookings?${new URLSearchParams({ q: wanted })}`,
    icon: IconCalendarSearch,
  };
  const bookings = groups.find(({ group }) => group === "bookings")?.data.flatMap(shown) ?? [];
  const all: FoundGroup[] = [
    {
      key: "bookings",
      title: t("search.bookingsGroup"),
      places: [...bookings, ...(mayReadBookings && wanted !== "" ? [allBookings] : [])],
    },
    ...groups
      .filter(({ group }) => group !== "bookings")
      .map(({ group, groupTitle, data }) => ({
        key: group,
        title: say(groupTitle),
        places: data.flatMap(shown),
      })),
    { key: "pages", title: t("search.pages"), places: pages },
  ];
  return { ...found, groups: all.filter((group) => group.places.length > 0) };
}

/** The desk's search over everything, and what of it is kept by a star. */
export default function DeskSearchDialog({ bringPlaces, mayReadBookings, onClose }: DeskSearchDialogProps) {
  const { t } = useTranslation("staff");
  const [typed, setTyped] = useState("");
  const places = usePlaces(bringPlaces);
  const found = useFoundGroups(typed, places, mayReadBookings);
  const shown = useShownPlaces(places);
  const update = useSend(updateDeskBookmarks, [deskBookmarks.path]);
  const { all, ...bookmarks } = useBookmarks(useCall(deskBookmarks, {}), update);
  const here = useLocation({ select: ({ pathname }) => pathname });
  const page = places.find(({ to, hash }) => to === here && hash === undefined);
  return (
    <SearchDialog
      typed={typed}
      onType={setTyped}
      placeholder={t("search.label")}
      found={found}
      bookmarks={bookmarks}
      kept={withStars(all.flatMap(shown))}
      first={
        page && (
          <PlaceList
            title={t("search.thisPage")}
            places={[shownPage(page)]}
            bookmarks={bookmarks}
            onChoose={onClose}
          />
        )
      }
      onClose={onClose}
    />
  );
}
