import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply, RouteDefinition, Sent } from "@pulau/contract/route.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { Call, Face } from "../api/client.ts";
import { callQuery } from "../api/queries.ts";
import { latestReviews, reviews } from "../business/reviews/calls.ts";
import { partyOf, waysQuery } from "../business/stay-choice.ts";
import { island, packagePage, roomPage, ways } from "../features/selling/stay-pages/calls.ts";
import { coverSizes } from "../features/selling/stay-pages/gallery/cover.ts";
import type { Language } from "../i18n/language.ts";
import type { Namespace } from "../i18n/words.ts";
import { hotelData, packageData, roomData } from "./structured-data.ts";

/** What a rendered page shows, as its calls have answered. */
type AheadPage = {
  readonly path: string;
  readonly origin: string;
  readonly language: Language;
  readonly resort: Reply<typeof resortRoute>;
  readonly answer: <R extends RouteDefinition>(face: Face<R>, sent: Sent<R>) => Reply<R> | undefined;
};

/** The answers that a page has remembered. */
export const answersOf =
  (queries: QueryClient, call: Call): AheadPage["answer"] =>
  (face, sent) =>
    queries.getQueryData(callQuery(call, face, sent).queryKey);

/** What is said of a page beside its title: its picture, the width that this stands in, and structured data. */
type PageSummary = {
  readonly picture: string;
  /** How wide the page shows it, where it is what the page begins with. */
  readonly sizes?: string;
  readonly data: readonly object[];
  /** Where the page is now, if it was asked for under an address of before. */
  readonly movedTo?: string;
};

/** What a page that is rendered ahead needs before it can be taken over, its code and its words, and what is said of it. */
type RenderedPage = {
  readonly path: RegExp;
  readonly module: string;
  readonly words: readonly Namespace[];
  readonly say?: (ahead: AheadPage) => PageSummary | null;
};

const slugOf = (path: string): string => path.split("/")[2] ?? "";
const stayPages = "src/features/selling/stay-pages";
/** What every page but `/` speaks. */
const everyPage = ["errors", "pieces"] as const satisfies readonly Namespace[];

function sayPackage(ahead: AheadPage): PageSummary | null {
  const slug = slugOf(ahead.path);
  const facts = ahead.answer(packagePage, { params: { slug } });
  if (!facts) return null;
  const { picture, pictures, slug: now } = facts.package;
  const cover = pictures[0]?.picture ?? picture;
  const offers = ahead.answer(ways, waysQuery(partyOf({})));
  const latest = ahead.answer(reviews, latestReviews({ packageId: facts.package._id }));
  return {
    picture: cover,
    sizes: coverSizes,
    data: [hotelData(ahead, ahead.resort.firstPage.picture), packageData(ahead, facts, offers, latest)],
    ...(now !== slug && { movedTo: `/packages/${now}` }),
  };
}

function sayRoom(ahead: AheadPage): PageSummary | null {
  const slug = slugOf(ahead.path);
  const facts = ahead.answer(roomPage, { params: { slug } });
  if (!facts) return null;
  const { slug: now, picture, _id } = facts.roomType;
  const latest = ahead.answer(reviews, latestReviews({ roomTypeId: _id }));
  return {
    picture: facts.pictures[0]?.picture ?? picture,
    sizes: coverSizes,
    data: [hotelData(ahead, ahead.resort.firstPage.picture), roomData(ahead, facts, latest)],
    ...(now !== slug && { movedTo: `/rooms/${now}` }),
  };
}

const sayHome = (ahead: AheadPage): PageSummary => {
  const { picture } = ahead.resort.firstPage;
  return { picture, sizes: "100vw", data: [hotelData(ahead, picture)] };
};

const sayIsland = (ahead: AheadPage): PageSummary => {
  const map = ahead.answer(island, {})?.map;
  return {
    picture: map ?? ahead.resort.firstPage.picture,
    ...(map && ahead.path === "/island" && { sizes: "(min-width: 1280px) 1224px, 100vw" }),
    data: [hotelData(ahead, ahead.resort.firstPage.picture)],
  };
};

/** The pages that are worth rendering on the server: those that visitors and search engines see first. */
export const renderedPages: readonly RenderedPage[] = [
  { path: /^\/$/, module: "src/features/selling/home/page.tsx", words: ["home"], say: sayHome },
  {
    path: /^\/info\/[a-z0-9-]{1,60}$/,
    module: "src/features/ground/pages/page.tsx",
    words: ["errors", "pages"],
  },
  {
    path: /^\/packages\/[a-z0-9-]{1,80}$/,
    module: `${stayPages}/package/page.tsx`,
    words: [...everyPage, "stay-pages", "price", "feedback"],
    say: sayPackage,
  },
  {
    path: /^\/rooms\/[a-z0-9-]{1,80}$/,
    module: `${stayPages}/room/page.tsx`,
    words: [...everyPage, "stay-pages", "price", "feedback"],
    say: sayRoom,
  },
  {
    path: /^\/island$/,
    module: `${stayPages}/island/page.tsx`,
    words: [...everyPage, "stay-pages"],
    say: sayIsland,
  },
  {
    path: /^\/contact$/,
    module: `${stayPages}/contact/page.tsx`,
    words: [...everyPage, "stay-pages"],
    say: sayIsland,
  },
];
