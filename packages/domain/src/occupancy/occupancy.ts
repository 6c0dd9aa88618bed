/** Room nights that are booked, of those that could be. */
export type RoomNights = { readonly sold: number; readonly sellable: number };

/** Share of the sellable room nights that are sold, in per cent with one decimal; nothing to sell is 0. */
export const occupancyOf = ({ sold, sellable }: RoomNights): number =>
  sellable === 0 ? 0 : Math.round((1_000 * sold) / sellable) / 10;

export const bands = ["high", "good", "fair", "low"] as const;
/** How well something sells: 75 per cent and over, 55 to below 75, 35 to below 55, below 35. */
export type Band = (typeof bands)[number];

/** The band of a figure in per cent. */
export const bandOf = (percent: number): Band => {
  if (percent >= 75) return "high";
  if (percent >= 55) return "good";
  return percent >= 35 ? "fair" : "low";
};

/** Several figures as one: the nights are added, not the shares. */
export const sumNights = (all: readonly RoomNights[]): RoomNights => ({
  sold: all.reduce((sum, { sold }) => sum + sold, 0),
  sellable: all.reduce((sum, { sellable }) => sum + sellable, 0),
});
