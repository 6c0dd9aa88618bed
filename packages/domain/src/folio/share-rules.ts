import type { Count, Sen } from "../money/sen.ts";
import type { PriceStep } from "../pricing/lines.ts";
import type { FolioItem } from "./folio-items.ts";

/** The folios of a booking are told by their letters; A has whatever no share names, and its payer is the booker. */
export const folioLetters = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
export type FolioLetter = (typeof folioLetters)[number];
export const firstFolio: FolioLetter = "A";

/** Whether the bill of a booking is split, and then whether one invoice is for all folios or each has its own. */
export const foliosOf = ["none", "one", "each"] as const;
export type FoliosOf = (typeof foliosOf)[number];

/**
 * What a share is of, the nearest first: one line or one charge, the room, all of the stay, or all of the booking, also what
 * is charged later. Only the nearest that has shares counts for an item.
 */
export const shareTargets = ["line", "charge", "room", "stay", "all"] as const;
export type ShareTarget = (typeof shareTargets)[number];

/** How much of it: a percentage in basis points, an amount in sen, a number of nights, or the rest. */
export const shareKinds = ["percent", "amount", "nights", "rest"] as const;
export type ShareKind = (typeof shareKinds)[number];

/** A rule of what a folio has. It is kept as a rule and reckoned anew when the booking changes. */
export type FolioShare = {
  readonly folio: FolioLetter;
  readonly of: ShareTarget;
  /** The line or charge by its key; empty for the others. */
  readonly key: string;
  readonly kind: ShareKind;
  /** Basis points, sen or nights; 0 for the rest. */
  readonly value: number;
};

/** The amount of one share, at least nothing. `shareOut` holds that all together are no more than there is. */
export function shareSen({ kind, value }: FolioShare, item: FolioItem, nights: Count): Sen {
  const { totalSen } = item;
  if (kind === "percent") return Math.floor((totalSen * value + 5_000) / 10_000);
  if (kind === "nights") return Math.round((totalSen * Math.min(value, nights)) / Math.max(1, nights));
  return kind === "amount" ? value : 0;
}

/** What the room costs: its rates and what comes on top of them. */
const roomSteps: readonly PriceStep[] = ["rate", "extraNight", "supplement", "surcharge"];

/** Whether a share with this target is of the item. */
export function isOf(
  { of, key }: Pick<FolioShare, "of" | "key">,
  { key: own, chargeId, line }: FolioItem,
): boolean {
  if (of === "line") return chargeId === null && key === own;
  if (of === "charge") return chargeId !== null && key === own;
  if (of === "room") return chargeId === null && roomSteps.includes(line.step);
  return of === "stay" ? chargeId === null : true;
}

/** The shares that count for an item: those of the nearest target that has any, the rest last. */
export function sharesOf(item: FolioItem, shares: readonly FolioShare[]): readonly FolioShare[] {
  const own = shares.filter((share) => isOf(share, item));
  const nearest = shareTargets.find((target) => own.some(({ of }) => of === target));
  return own.filter(({ of }) => of === nearest);
}
