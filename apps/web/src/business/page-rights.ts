import type { RouteDefinition } from "@pulau/contract/route.ts";
import type { Act, Resource } from "@pulau/domain/access/permissions.ts";

export type May = (resource: Resource, act: Act) => boolean;
type Right = readonly [Resource, Act];

/** What of a call says who may make it. */
export type NeededRights = Pick<RouteDefinition, "permission" | "orPermission" | "alsoPermission">;

/** Whether the server lets somebody with these rights make a call, see `decideAccess`. */
export function mayCall(may: May, { permission, orPermission, alsoPermission }: NeededRights): boolean {
  const has = (right: NeededRights["permission"]) => right === undefined || may(...(right as Right));
  return (has(permission) || (orPermission !== undefined && has(orPermission))) && has(alsoPermission);
}

/** A page that says what it asks of the server: who may make those calls may open it, and the pages under it. */
export type RightPage = { readonly to: string; readonly rights: readonly NeededRights[] };

/**
 * What pages ask that are not in the menu and ask otherwise than the page that they lie under; any one of several rights
 * opens a page. Who has none of them is told so instead of meeting a heading over an error.
 */
const others: readonly (readonly [pattern: RegExp, rights: readonly Right[]])[] = [
  [/^\/staff\/bookings\/new(\/|$)/, [["bookings", "create"]]],
  [/^\/staff\/(bookings\/[^/]+\/money|receipt)/, [["payments", "read"]]],
  [/^\/staff\/bookings\/[^/]+\/(change|rooming)/, [["bookings", "write"]]],
  [
    /^\/staff\/(bookings\/[^/]+\/print|invoice\/)/,
    [
      ["bookings", "write"],
      ["payments", "read"],
    ],
  ],
];

/** Whether a page is the one at `path`, or lies over it; the first page of all lies over none. */
const holds = (path: string, to: string): boolean =>
  path === to || path === `${to}/` || (to !== "/staff" && path.startsWith(`${to}/`));

/** Whether somebody with these rights may open the page at an address. */
export function mayOpen(pages: readonly RightPage[], path: string, may: May): boolean {
  const rights = others.find(([pattern]) => pattern.test(path))?.[1];
  if (rights !== undefined) return rights.some(([resource, act]) => may(resource, act));
  const page = pages.filter(({ to }) => holds(path, to)).toSorted((a, b) => b.to.length - a.to.length)[0];
  return page === undefined || page.rights.every((right) => mayCall(may, right));
}
