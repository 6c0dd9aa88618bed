import { createRoute } from "@tanstack/react-router";
import { callQuery } from "../../../api/queries.ts";
import { partyOf, waysQuery } from "../../../business/stay-choice.ts";
import { page, portal, type RouteContext } from "../../../shell/routing.ts";
import { island, packagePage, roomPage, ways } from "./calls.ts";
import { readStayAddress } from "./stay-address.ts";

type Loaded = { readonly context: RouteContext };

/** The server waits for what the page shows; a browser shows the page's shape and fills it in. */
const ahead =
  <A extends Loaded>(shown: { loader: (at: Loaded) => Promise<void> }, load: (at: A) => Promise<unknown>) =>
  async (at: A): Promise<void> => {
    await Promise.all([shown.loader(at), import.meta.env.SSR ? load(at) : undefined]);
  };

const ofPackage = page(() => import("./package/page.tsx"), "stay-pages", "price");
const packageRoute = createRoute({
  getParentRoute: () => portal.framed,
  path: "/packages/$slug",
  validateSearch: readStayAddress,
  ...ofPackage,
  loader: ahead(ofPackage, async ({ context: { queries, call }, params }: Loaded & { params: { slug: string } }) => {
    await queries.ensureQueryData(callQuery(call, packagePage, { params }));
    await queries.prefetchQuery(callQuery(call, ways, waysQuery(partyOf({}))));
  }),
});

const ofRoom = page(() => import("./room/page.tsx"), "stay-pages", "price");
const roomRoute = createRoute({
  getParentRoute: () => portal.framed,
  path: "/rooms/$slug",
  ...ofRoom,
  loader: ahead(ofRoom, async ({ context: { queries, call }, params }: Loaded & { params: { slug: string } }) => {
    await queries.ensureQueryData(callQuery(call, roomPage, { params }));
    await queries.prefetchQuery(callQuery(call, island, {}));
  }),
});

const ofIsland = page(() => import("./island/page.tsx"), "stay-pages");
const islandRoute = createRoute({
  getParentRoute: () => portal.framed,
  path: "/island",
  ...ofIsland,
  loader: ahead(ofIsland, ({ context: { queries, call } }: Loaded) =>
    queries.ensureQueryData(callQuery(call, island, {})),
  ),
});

const ofContact = page(() => import("./contact/page.tsx"), "stay-pages");
const contactRoute = createRoute({
  getParentRoute: () => portal.framed,
  path: "/contact",
  ...ofContact,
  loader: ahead(ofContact, ({ context: { queries, call } }: Loaded) =>
    queries.prefetchQuery(callQuery(call, island, {})),
  ),
});

/** Pages that visitors and search engines find: of packages and room types, of the island, and how to reach the resort. */
export const stayPageRoutes = [packageRoute, roomRoute, islandRoute, contactRoute] as const;
