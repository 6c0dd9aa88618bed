import type { RateBook } from "../catalogue/catalogue.ts";
import { kindOf, occupantsOf } from "../party/kinds.ts";
import { type BedType, bedTypes, type GuestKind, sharersOf, type Traveller } from "../party/party.ts";
import type { RoomToQuote } from "../pricing/lines.ts";

/** Some guests and the rooms that they take, of whatever type. */
export type SampleParty = {
  readonly guests: readonly Traveller[];
  readonly rooms: readonly Omit<RoomToQuote, "roomTypeId">[];
  /** Whether they choose everything that the card offers beside the stay. */
  readonly choosesExtras?: boolean;
};

/** What is told apart by age, at most; and the largest group, in persons. */
const most = { ages: 8, group: 40 } as const;

const person = (more: Partial<Traveller> = {}): Traveller => ({
  age: null,
  nonMalaysian: false,
  senior: false,
  disabled: false,
  ...more,
});
const adults = (count: number, more?: Partial<Traveller>): Traveller[] =>
  Array.from({ length: count }, () => person(more));

/** Every rule of a card that says for whom it is, and how much for whom. */
const rulesOf = (card: RateBook) => [
  ...card.surcharges,
  ...card.fees,
  ...(card.extras ?? []),
  ...(card.singleSupplements ?? []),
  ...(card.freeGuests ?? []),
  ...(card.freePlaces ?? []),
  ...(card.discounts ?? []),
  ...(card.transfers ?? []),
];

/** The kinds of guest that a card names anywhere. */
function namedKinds(card: RateBook): ReadonlySet<GuestKind | "disabled"> {
  const ofRules = rulesOf(card).flatMap((rule) => [
    ...(rule.whom?.guestKinds ?? []),
    ...(rule.whom?.disabled ? (["disabled"] as const) : []),
    ...("guestKinds" in rule ? rule.guestKinds : []),
    ...("amounts" in rule
      ? (rule.amounts ?? []).flatMap((row) => ("whom" in row ? (row.whom.guestKinds ?? []) : row.guestKind))
      : []),
  ]);
  return new Set(
    [...card.rates.map(({ guestKind }) => guestKind), ...ofRules].filter((kind) => kind !== null),
  );
}

/** The first age of everything that a card tells apart below full age. */
function minorAges(card: RateBook): number[] {
  const { package: own, fee } = card.bands;
  const spans = [
    ...card.rates.map(({ ages }) => ages),
    ...rulesOf(card).map(({ whom }) => whom?.ages),
  ].flatMap((ages) => ages?.from ?? []);
  const ages = new Set([...own, ...fee].map(({ fromAge }) => fromAge).concat(spans));
  return [...ages]
    .filter((age) => age < 18 && kindOf(age, false, own) !== "adult")
    .toSorted((a, b) => b - a)
    .slice(0, most.ages);
}

/** Sharings that a card has prices for; the usual ones where it tells none apart. */
const sharingsOf = ({ rates }: RateBook): readonly BedType[] => {
  const named = bedTypes.filter((bed) => rates.some(({ bedType }) => bedType === bed));
  return named.length > 0 ? named : ["single", "twin", "triple"];
};

/** The sizes at which something changes for a group. */
const groupSizes = ({ rates, freePlaces, minimums }: RateBook): number[] =>
  [
    ...rates.flatMap(({ party }) => party?.from ?? []),
    ...(freePlaces ?? []).map(({ paying, free }) => paying + free),
    ...(minimums ?? []).map(({ persons }) => persons),
  ].filter((size) => size > 4 && size <= most.group);

/**
 * The parties that a card tells apart: adults at each of its sharings, parents with a child of each of its ages, in a bed,
 * an extra bed or without one, seniors, disabled guests, who does what, and groups. All are Malaysians.
 */
export function sampleParties(card: RateBook): SampleParty[] {
  const sharings = sharingsOf(card);
  const kinds = namedKinds(card);
  const inOne = (guests: readonly Traveller[], bedType: BedType, extraBeds?: number): SampleParty => {
    const occupants = occupantsOf(guests, card.bands.package);
    return { guests, rooms: [{ bedType, occupants, ...(extraBeds !== undefined && { extraBeds }) }] };
  };
  const shared = sharings.includes("twin") ? "twin" : (sharings.at(-1) ?? "twin");
  const two = sharersOf[shared];
  const tellsBeds = card.rates.some(({ place }) => place === "extraBed" || place === "shared");
  const withChildren = minorAges(card).flatMap((age) => {
    const family = [...adults(2), person({ age })];
    const kind = kindOf(age, false, card.bands.package);
    if (kind !== "child") return [inOne(family, shared)];
    return [
      ...(sharings.includes("triple") ? [inOne(family, "triple")] : []),
      ...(tellsBeds ? [inOne(family, shared, 1), inOne(family, shared, 0)] : []),
      ...(sharings.includes("twin") ? [inOne([person(), person({ age })], "twin")] : []),
    ];
  });
  const activities = new Set(card.rates.flatMap(({ activity }) => activity ?? []));
  const groups = [...new Set(groupSizes(card))].map((size): SampleParty => {
    const rooms = Array.from({ length: Math.ceil(size / two) }, (_, i) => Math.min(two, size - i * two));
    return {
      guests: adults(size),
      rooms: rooms.map((adult) => ({
        bedType: bedTypes[adult - 1] ?? shared,
        occupants: { adult, child: 0, toddler: 0, infant: 0 },
      })),
    };
  });
  return [
    ...sharings.map((bedType) => inOne(adults(sharersOf[bedType]), bedType)),
    ...withChildren,
    ...(kinds.has("senior") ? [inOne(adults(two, { senior: true }), shared)] : []),
    ...(kinds.has("disabled") ? [inOne([...adults(two - 1), person({ disabled: true })], shared)] : []),
    ...[...activities].map((activity) => inOne(adults(two, { activity }), shared)),
    ...((card.extras ?? []).length > 0 ? [{ ...inOne(adults(two), shared), choosesExtras: true }] : []),
    ...groups,
  ];
}
