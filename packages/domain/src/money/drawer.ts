import type { Sen } from "./sen.ts";

/** Malaysian notes and coins, the largest first, by their worth in sen: what a drawer is counted by. */
export const denominations = [10_000, 5_000, 2_000, 1_000, 500, 100, 50, 20, 10, 5] as const;
export type Denomination = (typeof denominations)[number];

/** The smallest note; below it are coins. */
export const smallestNoteSen = 100;

/** How many there are of each note and coin, by its worth in sen; what is left out is none. */
export type DrawerCount = Readonly<Partial<Record<`${Denomination}`, number>>>;

/** What a count of notes and coins comes to. */
export const countedSen = (count: DrawerCount): Sen =>
  denominations.reduce((sum, worth) => sum + worth * (count[`${worth}`] ?? 0), 0);

/**
 * What puts cash into a drawer or takes it out. `float` and `left` go between the drawer and the safe at both ends of a
 * shift, `drop` in between; `over` and `short` are what the count made of it.
 */
export const drawerEntryKinds = [
  "float",
  "payment",
  "voided",
  "refund",
  "drop",
  "paidOut",
  "over",
  "short",
  "left",
] as const;
export type DrawerEntryKind = (typeof drawerEntryKinds)[number];

/** The kinds that end a shift: what was in the drawer before them is what should have been in it. */
export const closingKinds = ["over", "short", "left"] as const satisfies readonly DrawerEntryKind[];

/** What a drawer holds, or should: the sum of what went in and, below zero, what went out. */
export const drawerSen = (entries: readonly { readonly sen: Sen }[]): Sen =>
  entries.reduce((sum, { sen }) => sum + sen, 0);

/** What a count found beyond what should be there, or below zero what lacks, and whether somebody has to say why. */
export function compareCount(
  count: DrawerCount,
  expectedSen: Sen,
): { readonly countedSen: Sen; readonly overSen: Sen; readonly needsReason: boolean } {
  const counted = countedSen(count);
  return { countedSen: counted, overSen: counted - expectedSen, needsReason: counted !== expectedSen };
}

/** Amounts that a guest may well hand over for a bill: the bill itself, then it rounded up to usual notes. */
export function likelyCash(bill: Sen): Sen[] {
  const upTo = [1_000, 5_000, 10_000].map((note) => Math.ceil(bill / note) * note);
  return [...new Set([bill, ...upTo])];
}
