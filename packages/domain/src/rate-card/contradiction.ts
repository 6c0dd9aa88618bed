/** What is wrong with a rate card: where, and the rule that it breaks (a message key of the web). */
export type Contradiction = {
  readonly path: string;
  readonly rule: ContradictionRule;
  /** What its sentence names, such as the limit or the loop. */
  readonly facts?: Readonly<Record<string, number | string>>;
};

export const contradictionRules = [
  "card.twice",
  "card.unknownPeriod",
  "card.unknownSeason",
  "card.unknownRate",
  "card.unknownTax",
  "card.shareOfNothing",
  "card.extraNight",
  "card.roomOfGuest",
  "card.perNightOnly",
  "card.equalRates",
  "card.noPrice",
  "card.noWayPrice",
  "card.twoPrices",
  "card.steps",
  "card.bands",
  "card.freeNights",
  "card.taxInside",
  "card.dates",
  "card.noRates",
  "card.shareLoop",
  "card.neverWins",
  "card.neverCharged",
  "card.overlap",
  "card.noDays",
  "card.nightsOrder",
  "card.cutOff",
  "card.unknownActivity",
  "card.usualActivity",
  "card.amount",
  "card.taxShare",
  "card.count",
  "card.days",
  "card.age",
  "card.nights",
  "card.rounding",
  "card.tooMany",
] as const;
export type ContradictionRule = (typeof contradictionRules)[number];

/** Every place of a list with its path. */
export const entriesOf = <T>(list: string, all: readonly T[] | null | undefined) =>
  (all ?? []).map((entry, i) => ({ entry, path: `${list}.${i}` }));
