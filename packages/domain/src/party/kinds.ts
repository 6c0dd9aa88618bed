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

/** By what an option's price tells activities apart: whose activity is asked, and which are less than its usual one. */
export type ActivityRules = {
  readonly bands: readonly AgeBand[];
  /** The cheapest first; looked up only where a party counts activities. */
  readonly lesser: () => readonly string[];
};

/**
 * The persons of a party as far as they are known before guests' details are: adults, then children from the oldest
 * down. Who is not Malaysian is not known yet; the first of this order are taken, because adults pay the higher fee and
 * the first price must not rise later. Who does what counts for a price only by the rules of its option.
 */
export const travellersOf = (party: Party, rules?: ActivityRules): Traveller[] => {
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
  return withCounts(travellers, party, rules);
};

/**
 * The persons of whom every detail is known. What each said of themselves counts; only where nobody said anything do
 * the counts of the party stand in, as for bookings that were made before the question was asked of each. By an option's
 * rules they stand in for those as well who have not said what they do while others have: a price must not leap with
 * each answer.
 */
export const withOwnWords = (
  travellers: readonly Traveller[],
  party: Counts,
  rules?: ActivityRules,
): Traveller[] => {
  const { activities, foreignActivities, markets } = party;
  const silent = travellers.every(({ activity }) => activity == null);
  const counted = withCounts(
    travellers,
    {
      ...(silent && { activities, foreignActivities }),
      ...(travellers.every(({ market }) => market == null) && { markets }),
    },
    rules,
  );
  return silent || activities === undefined || rules === undefined
    ? counted
    : withRest(counted, activities, rules);
};

/** Gives what is left of the counts to those who are asked what they do and did not say; nobody where all have said. */
const withRest = (
  travellers: readonly Traveller[],
  activities: NonNullable<Counts["activities"]>,
  rules: ActivityRules,
): Traveller[] => {
  const open = travellers.filter((traveller) => traveller.activity == null && mayChoose(traveller, rules));
  const left = Object.fromEntries(
    Object.entries(activities).map(([word, count]) => [
      word,
      count - travellers.filter(({ activity }) => activity === word).length,
    ]),
  );
  const doing = doers(open, left, rules);
  return travellers.map((traveller) => {
    const activity = doing.get(traveller);
    return activity === undefined ? traveller : { ...traveller, activity };
  });
};

const mayChoose = ({ age, senior }: Traveller, { bands }: ActivityRules): boolean =>
  hasActivity(kindOf(age, senior, bands));

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

const adultAge = 18;

/**
 * In whose place somebody does less than the others: children before adults, the youngest first, but before a toddler,
 * whom nobody asks, a child who could do it.
 */
const restOrder = (travellers: readonly Traveller[], rules: ActivityRules): Traveller[] => {
  const rankOf = (traveller: Traveller): number =>
    ageOf(traveller) >= adultAge ? 2 : mayChoose(traveller, rules) ? 0 : 1;
  return travellers
    .map((traveller) => ({ traveller, rank: rankOf(traveller) }))
    .toSorted((a, b) => a.rank - b.rank || (a.rank === 2 ? 0 : ageOf(a.traveller) - ageOf(b.traveller)))
    .map(({ traveller }) => traveller);
};

/** Who does what of the counted: adults and then the oldest children, but the youngest what is less than the usual. */
const doers = (
  travellers: readonly Traveller[],
  counts: Readonly<Record<string, number>> | undefined,
  rules: ActivityRules | undefined,
): ReadonlyMap<Traveller, string> => {
  const words = wordsIn(counts);
  if (!rules || words.length === 0) return given(travellers, words);
  const lesser = rules.lesser();
  const rest = words
    .filter((word) => lesser.includes(word))
    .toSorted((a, b) => lesser.indexOf(a) - lesser.indexOf(b));
  const resting = new Map(
    restOrder(travellers, rules)
      .slice(0, rest.length)
      .map((traveller, i) => [traveller, rest[i] ?? ""]),
  );
  const others = travellers.filter((traveller) => !resting.has(traveller));
  return new Map([
    ...resting,
    ...given(
      others,
      words.filter((word) => !lesser.includes(word)),
    ),
  ]);
};

/**
 * Says of each person what they do and where they buy, as long as only counts are known. What is counted by nationality
 * goes to that nationality; a market that is not the stay's goes to guests who are not Malaysian before others.
 */
const withCounts = (
  travellers: readonly Traveller[],
  { activities, foreignActivities, markets }: Counts,
  rules: ActivityRules | undefined,
): Traveller[] => {
  const foreign = travellers.filter(({ nonMalaysian }) => nonMalaysian);
  const malaysian = travellers.filter(({ nonMalaysian }) => !nonMalaysian);
  const ofMalaysians = Object.fromEntries(
    Object.entries(activities ?? {}).map(([word, count]) => [word, count - (foreignActivities?.[word] ?? 0)]),
  );
  const doing = foreignActivities
    ? new Map([...doers(foreign, foreignActivities, rules), ...doers(malaysian, ofMalaysians, rules)])
    : doers(travellers, activities, rules);
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
