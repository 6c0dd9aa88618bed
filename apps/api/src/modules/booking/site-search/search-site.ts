import type { Reply } from "@pulau/contract/route.ts";
import { groupLimit, type mainSearchRoute, type Suggestion } from "@pulau/contract/site-search.ts";
import { mayUse } from "@pulau/domain/access/audience.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import { menuItems } from "@pulau/domain/portal-menu/menu-items.ts";
import type { Db } from "../../../db/connect.ts";
import type { GuestSession } from "../../../plugins/session.ts";
import { findOwnBookings } from "./own-bookings.ts";
import { loadSitePlaces } from "./site-places.ts";

type SiteMatches = Reply<typeof mainSearchRoute>["searchResult"];
type Group = SiteMatches[number]["group"];

const titles: Readonly<Record<Group, Words>> = {
  pages: { en: "Pages", my: "Halaman", cn: "页面" },
  bookings: { en: "Your bookings", my: "Tempahan anda", cn: "您的预订" },
  packages: { en: "Packages", my: "Pakej", cn: "套餐" },
  resort: { en: "The resort", my: "Resort", cn: "度假村" },
};

/** As texts are compared: without marks, of either case and either apostrophe. */
const folded = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/** What has every word that was typed, in any language; names that begin so come first. */
function among(places: readonly Suggestion[], search: string): Suggestion[] {
  const wanted = folded(search).split(/\s+/);
  const namesOf = ({ title }: Suggestion) => Object.values(title).map(folded);
  const begins = (place: Suggestion) => namesOf(place).some((name) => name.startsWith(wanted[0] ?? ""));
  return places
    .filter((place) => wanted.every((word) => namesOf(place).some((name) => name.includes(word))))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, groupLimit);
}

/** What is called as somebody typed, four of each group; groups with nothing are left out. */
export async function searchSite(db: Db, session: GuestSession, search: string): Promise<SiteMatches> {
  if (search === "") return [];
  const { ownerId } = session;
  // Who may not list bookings finds none either.
  const canList = session.kind !== "member" || mayUse(menuItems.manageBookings, session.role);
  const [places, bookings] = await Promise.all([
    loadSitePlaces(db, session),
    canList ? findOwnBookings(db, { ownerId, search, most: groupLimit }) : [],
  ]);
  const matches: Readonly<Record<Group, Suggestion[]>> = {
    pages: among(places.pages, search),
    bookings,
    packages: among(places.packages, search),
    resort: among(places.resort, search),
  };
  return (Object.keys(titles) as Group[])
    .filter((group) => matches[group].length > 0)
    .map((group) => ({ group, groupTitle: titles[group], searchLimit: groupLimit, data: matches[group] }));
}
