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
  const bandsKnowSeniors = bands.some((band) => band.kind === "senior");
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
  return withCounts(travellers, party);
};

/**
 * The persons of whom every detail is known. What each said of themselves counts; only where nobody said anything do
 * the counts of the party stand in, as for bookings that were made before the question was asked of each.
 */
export const withOwnWords = (travellers: readonly Traveller[], party: Counts): Traveller[] => {
  const { activities, foreignActivities, markets } = party;
  return withCounts(travellers, {
    ...(travellers.every(({ activity }) => activity == null) && { activities, foreignActivities }),
    ...(travellers.every(({ market }) => market == null) && { markets }),
  });
};

type Counts = Pick<Party, "activities" | "foreignActivities" | "markets">;

/** The words that are counted, in an order of their own, each as often as it counts. */
const wordsIn = (counts: Readonly<Record<string, number>> | undefined): string[] =>
  Object.entries(counts ?? {})
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([word, count]) => Array.from({ length: Math.max(0, count) }, () => word));

const ageOf = ({ age }: Traveller): number => age ?? Number.POSITIVE_INFINITY;

/** Gives the words one by one, the oldest first; adults whose age was not asked come before everybody. */
const given = (travellers: readonly Traveller[], words: readonly string[]): ReadonlyMap<Traveller, string> =>
  new Map(
    travellers
      .toSorted((a, b) => (ageOf(a) === ageOf(b) ? 0 : ageOf(b) - ageOf(a)))
      .slice(0, words.length)
      .map((traveller, i) => [traveller, words[i] ?? ""]),
  );

/**
 * Says of each person what they do and where they buy, as long as only counts are known. What is counted by nationality
 * goes to that nationality; a market that is not the stay's goes to guests who are not Malaysian before others.
 */
const withCounts = (
  travellers: readonly Traveller[],
  { activities, foreignActivities, markets }: Counts,
): Traveller[] => {
  const foreign = travellers.filter(({ nonMalaysian }) => nonMalaysian);
  const malaysian = travellers.filter(({ nonMalaysian }) => !nonMalaysian);
  const ofMalaysians = Object.fromEntries(
    Object.entries(activities ?? {}).map(([word, count]) => [word, count - (foreignActivities?.[word] ?? 0)]),
  );
  const doing = foreignActivities
    ? new Map([...given(foreign, wordsIn(foreignActivities)), ...given(malaysian, wordsIn(ofMalaysians))])
    : given(travellers, wordsIn(activities));
  const marketWords = wordsIn(markets);
  const buying = new Map([
    ...given(foreign, marketWords),
    ...given(malaysian, marketWords.slice(foreign.length)),
  ]);
  return travellers.map((traveller) => {
    const activity = doing.get(traveller);
    const market = buying.get(traveller);
    return {
      ...traveller,
      ...(activity !== undefined && { activity }),
      ...(market !== undefined && { market }),
    };
  });
};

/** What guests said of themselves, counted as a party counts it; nothing where nobody said anything. */
export const countsOf = (guests: readonly Traveller[]): Counts => {
  const count = (words: readonly (string | null | undefined)[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const word of words) if (word != null) counts[word] = (counts[word] ?? 0) + 1;
    return counts;
  };
  const doing = guests.filter(({ activity }) => activity != null);
  const buying = guests.filter(({ market }) => market != null);
  return {
    ...(doing.length > 0 && {
      activities: count(doing.map(({ activity }) => activity)),
      foreignActivities: count(
        doing.filter(({ nonMalaysian }) => nonMalaysian).map(({ activity }) => activity),
      ),
    }),
    ...(buying.length > 0 && { markets: count(buying.map(({ market }) => market)) }),
  };
};

/** Whether a guest of this kind is asked what they do: nobody dives before they are a child. */
export const hasActivity = (kind: GuestKind): boolean => kind !== "infant" && kind !== "toddler";

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
  const heads = sumOccupants(rooms);
  const there = occupantsOf(travellers, bands);
  return guestKinds.every((kind) => kind === "senior" || heads[kind] === there[kind]);
};
