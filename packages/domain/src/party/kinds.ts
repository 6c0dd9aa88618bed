import {
  type AgeBand,
  type GuestKind,
  guestKinds,
  type Occupants,
  type Party,
  type Traveller,
} from "./party.ts";

/**
 * The kind that a person counts as. A known age decides by its band; whoever is in no band pays as an adult. The mark
 * "senior" decides for an adult whose age was not asked, or where the bands draw no line for seniors.
 */
export const kindOf = (age: number | null, senior: boolean, bands: readonly AgeBand[]): GuestKind => {
  if (age === null) return senior ? "senior" : "adult";
  const band = bands.find(({ fromAge, toAge }) => fromAge <= age && (toAge === null || age <= toAge));
  const kind = band?.kind ?? "adult";
  const bandsKnowSeniors = bands.some((each) => each.kind === "senior");
  return kind === "adult" && senior && !bandsKnowSeniors ? "senior" : kind;
};

/**
 * The persons of a party as far as they are known before guests' details are: adults, then children from the oldest
 * down. Who is not Malaysian is not known yet; the first of this order are taken, because adults pay the higher fee and
 * the first price must not rise later.
 */
export const travellersOf = (party: Party): Traveller[] => {
  const ages: (number | null)[] = [
    ...Array.from({ length: party.adults }, () => null),
    ...party.childAges.toSorted((a, b) => b - a),
  ];
  const travellers = ages.map((age, i) => ({
    age,
    nonMalaysian: i < party.nonMalaysians,
    senior: false,
    disabled: false,
  }));
  return withActivities(travellers, party.activities);
};

/**
 * Says of each person what they do. Asked is only how many do what, so the oldest come first; adults whose age was not
 * asked before everybody. Whoever is left over does what the package is for.
 */
export const withActivities = (
  travellers: readonly Traveller[],
  activities: Party["activities"],
): Traveller[] => {
  const words = Object.entries(activities ?? {})
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([word, count]) => Array.from({ length: count }, () => word));
  if (words.length === 0) return [...travellers];
  const ageOf = ({ age }: Traveller) => age ?? Number.POSITIVE_INFINITY;
  const oldestFirst = travellers.toSorted((a, b) => (ageOf(a) === ageOf(b) ? 0 : ageOf(b) - ageOf(a)));
  const doing = new Map(oldestFirst.map((each, i) => [each, words[i]]));
  return travellers.map((each) => {
    const activity = doing.get(each);
    return activity === undefined ? each : { ...each, activity };
  });
};

/** How many of each kind there are. */
export const headsOf = (
  travellers: readonly Traveller[],
  bands: readonly AgeBand[],
): Record<GuestKind, number> => {
  const heads: Record<GuestKind, number> = { infant: 0, toddler: 0, child: 0, adult: 0, senior: 0 };
  for (const { age, senior } of travellers) heads[kindOf(age, senior, bands)] += 1;
  return heads;
};

/** How many of each kind look for a place to sleep; seniors are adults here. */
export const occupantsOf = (travellers: readonly Traveller[], bands: readonly AgeBand[]): Occupants => {
  const { infant, toddler, child, adult, senior } = headsOf(travellers, bands);
  return { adult: adult + senior, child, toddler, infant };
};

export const sumOccupants = (rooms: readonly { readonly occupants: Occupants }[]): Occupants => {
  const sum = { adult: 0, child: 0, toddler: 0, infant: 0 };
  for (const { occupants } of rooms) {
    sum.adult += occupants.adult;
    sum.child += occupants.child;
    sum.toddler += occupants.toddler;
    sum.infant += occupants.infant;
  }
  return sum;
};

/** Whether the rooms together sleep exactly these travellers, kind by kind. */
export const occupantsAddUp = (
  rooms: readonly { readonly occupants: Occupants }[],
  travellers: readonly Traveller[],
  bands: readonly AgeBand[],
): boolean => {
  const asked = sumOccupants(rooms);
  const there = occupantsOf(travellers, bands);
  return guestKinds.every((kind) => kind === "senior" || asked[kind] === there[kind]);
};
