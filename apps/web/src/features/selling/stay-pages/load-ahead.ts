import { callQuery } from "../../../api/queries.ts";
import { latestReviews, reviews } from "../../../business/reviews/calls.ts";
import { partyOf, waysQuery } from "../../../business/stay-choice.ts";
import type { RouteContext } from "../../../shell/routing.ts";
import { island, packagePage, roomPage, ways } from "./calls.ts";

type Loaded = { readonly context: RouteContext };
type At = Loaded & { readonly params: { readonly slug?: string } };

/** What each page shows. What it is about must be there; what stands beside it may be missing. */
const answers: Readonly<Record<"package" | "room" | "island", (at: At) => Promise<unknown>>> = {
  package: async ({ context: { queries, call }, params: { slug = "" } }) => {
    const facts = await queries.ensureQueryData(callQuery(call, packagePage, { params: { slug } }));
    const packageId = facts.package._id;
    await Promise.all([
      queries.prefetchQuery(callQuery(call, ways, waysQuery(partyOf({})))),
      queries.prefetchQuery(callQuery(call, reviews, latestReviews({ packageId }))),
    ]);
  },
  room: async ({ context: { queries, call }, params: { slug = "" } }) => {
    const facts = await queries.ensureQueryData(callQuery(call, roomPage, { params: { slug } }));
    const roomTypeId = facts.roomType._id;
    await Promise.all([
      queries.prefetchQuery(callQuery(call, island, {})),
      queries.prefetchQuery(callQuery(call, reviews, latestReviews({ roomTypeId }))),
    ]);
  },
  island: ({ context: { queries, call } }) => queries.ensureQueryData(callQuery(call, island, {})),
};

/** The loader of a page that the server renders: its words and code, and all that it shows. */
export const loadAhead =
  (shown: { readonly loader: (at: Loaded) => Promise<void> }, subject: keyof typeof answers) =>
  async (at: At): Promise<void> => {
    await Promise.all([shown.loader(at), answers[subject](at)]);
  };
