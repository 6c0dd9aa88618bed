import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import type { ComponentType } from "react";
import { failureOfLoading } from "../api/call-failure.ts";
import type { Call } from "../api/client.ts";
import type { Connection } from "../api/connection.ts";
import type { Outbox } from "../api/kept/outbox.ts";
import type { Session } from "../api/session.ts";
import type { SessionExpiry } from "../api/session-expiry.ts";
import type { Side } from "../api/side.ts";
import type { Translations } from "../i18n/translations.ts";
import type { Namespace } from "../i18n/words.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The page tells by itself that there is no connection, and of when it is: the frame need not. */
    readonly saysOffline?: boolean;
  }
}

/** What every route can reach. */
export type RouteContext = {
  readonly side: Side;
  readonly call: Call;
  readonly queries: QueryClient;
  readonly session: Session;
  readonly connection?: Connection | undefined;
  readonly outbox?: Outbox | undefined;
  readonly lapse?: SessionExpiry | undefined;
  readonly words: Translations;
};

/** Somebody is about to see a page. */
export type Entering = { context: RouteContext; location: { href: string; pathname: string } };

/** What a side adds: what its pages need before they show, and whom they let in (it throws a redirect). */
export type SideRules = {
  readonly prepare: (context: RouteContext) => Promise<void>;
  readonly guard: (entering: Entering) => void;
};
type SideContext = RouteContext & SideRules;

const layouts = () => {
  const root = createRootRouteWithContext<SideContext>()({
    loader: ({ context }) => context.prepare(context),
  });
  return {
    root,
    /** Pages with menu, navbar and footer. */
    framed: createRoute({
      getParentRoute: () => root,
      id: "framed",
      beforeLoad: ({ context, location }) => context.guard({ context, location }),
    }),
    /** Pages without: sign-in, the wizard, payment. */
    blank: createRoute({ getParentRoute: () => root, id: "blank" }),
  };
};

/** The two sides' layouts; features hang their routes under them, the app gives them their components. */
export const portal = layouts();
export const staff = layouts();

/** A page in a file of its own, with the words it speaks: both are loaded when it is about to show. */
export const firstPage = (load: () => Promise<{ default: ComponentType }>, ...namespaces: Namespace[]) => ({
  component: lazyRouteComponent(() =>
    load().catch((thrown: unknown) => {
      throw failureOfLoading(thrown);
    }),
  ),
  loader: async ({ context }: { context: RouteContext }): Promise<void> => {
    await context.words.bring(namespaces).catch((thrown: unknown) => {
      throw failureOfLoading(thrown);
    });
  },
});

/**
 * Any page but `/`: it speaks of everything that can go wrong, and with the words of all pieces; `/` only with those of its own.
 * `createRoute({ getParentRoute: () => portal.framed, path: "/credits", ...page(() => import("./credits.tsx"), "wallet") })`
 */
export const page: typeof firstPage = (load, ...namespaces) =>
  firstPage(load, "errors", "pieces", ...namespaces);

/** `beforeLoad` of a page for signed-in people: visitors go to the sign-in page, and from there back to here. */
export const needsSession = ({ context, location }: Entering): void => {
  if (context.session.state() !== null) return;
  throw redirect({ to: context.side.loginPage, search: { next: location.href } });
};

/** `beforeLoad` of a page for visitors: who is signed in already has no use for it, and goes on to where it would lead. */
export const visitorsOnly =
  (nextPage: (next: string | undefined) => string) =>
  ({ context, search }: { context: RouteContext; search: { next?: string } }): void => {
    if (context.session.state() !== null) throw redirect({ href: nextPage(search.next), replace: true });
  };
