import { createRoute } from "@tanstack/react-router";
import { callQuery } from "../../../api/queries.ts";
import {
  type Choice,
  calendarQuery,
  partyOf,
  readChoice,
  stayOf,
  waysQuery,
} from "../../../business/stay-choice.ts";
import { firstPage, portal, type RouteContext } from "../../../shell/routing.ts";
import { calendar, ways } from "./calls.ts";

const shown = firstPage(() => import("./page.tsx"), "home");

const send = async ({ queries, call }: RouteContext, choice: Choice): Promise<void> => {
  const party = partyOf(choice);
  const { packages } = await queries.ensureQueryData(callQuery(call, ways, waysQuery(party)));
  const stay = stayOf(choice, packages);
  if (stay === null) return;
  await queries.prefetchQuery(
    callQuery(call, calendar, calendarQuery(party, stay.way.optionId, stay.checkIn)),
  );
};

export const homeRoute = createRoute({
  getParentRoute: () => portal.framed,
  path: "/",
  validateSearch: readChoice,
  loaderDeps: ({ search }) => search,
  ...shown,
  // The server waits for prices; a browser shows the page's shape and fills it in.
  loader: async ({ context, deps }): Promise<void> => {
    const loading = send(context, deps).catch(() => undefined);
    await Promise.all([shown.loader({ context }), import.meta.env.SSR ? loading : undefined]);
  },
});

export const homeRoutes = [homeRoute] as const;
