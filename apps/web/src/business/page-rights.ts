import type { Act, Resource } from "@pulau/domain/access/permissions.ts";

type Right = readonly [Resource, Act];

/**
 * What pages ask of who opens them, as the calls do that they make; any one of several rights opens a page. Who has none
 * of them is told so instead of meeting a heading over an error.
 */
const pages: readonly (readonly [pattern: RegExp, rights: readonly Right[]])[] = [
  [/^\/staff\/bookings\/new(\/|$)/, [["bookings", "create"]]],
  [/^\/staff\/bookings\/[^/]+\/money/, [["payments", "read"]]],
  [/^\/staff\/bookings\/[^/]+\/(change|rooming)/, [["bookings", "write"]]],
  [
    /^\/staff\/(bookings\/[^/]+\/print|invoice\/)/,
    [
      ["bookings", "write"],
      ["payments", "read"],
    ],
  ],
  [/^\/staff\/(enquiries|waiting-list)/, [["bookings", "write"]]],
  [/^\/staff(\/bookings(\/[^/]+)?)?\/?$/, [["bookings", "read"]]],
  [/^\/staff\/(rooms|room-types|room-numbers|buildings|beds|amenities)/, [["rooms", "read"]]],
  [/^\/staff\/(users|roles|departments)/, [["users", "read"]]],
  [/^\/staff\/feedback-questions/, [["comments", "read"]]],
  [/^\/staff\/lead-sources/, [["settings", "read"]]],
  [/^\/staff\/audit-log/, [["security", "read"]]],
  [/^\/staff\/(boats|transfers|transfer-points|vehicles)/, [["boats", "read"]]],
  [/^\/staff\/(money|payments|papers|receipt|settings\/gateways)/, [["payments", "read"]]],
  [/^\/staff\/(payouts|ledger|partners|settings\/wallets)/, [["wallets", "read"]]],
  [/^\/staff\/(promotions|promo-packages|events)/, [["posts", "read"]]],
  [/^\/staff\/(packages|prices|price-lists|charges|add-ons|add-on-categories)/, [["rates", "read"]]],
  [/^\/staff\/settings\/security-log/, [["security", "read"]]],
  [/^\/staff\/(currencies|pages|mail-texts|setting-up|settings(\/\w+)?\/?$)/, [["settings", "read"]]],
];

/** Whether somebody with these rights may open the page at an address. */
export function mayOpen(path: string, may: (resource: Resource, act: Act) => boolean): boolean {
  const rights = pages.find(([pattern]) => pattern.test(path))?.[1];
  return rights === undefined || rights.some(([resource, act]) => may(resource, act));
}
