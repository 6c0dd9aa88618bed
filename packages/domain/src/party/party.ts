/** How a person counts in prices, by age on the check-in date. */
export const guestKinds = ["infant", "toddler", "child", "adult", "senior"] as const;
export type GuestKind = (typeof guestKinds)[number];

/** Ages in whole years, both ends included; `toAge` null has no upper end. Bands differ per package, boat and fee. */
export type AgeBand = { readonly kind: GuestKind; readonly fromAge: number; readonly toAge: number | null };

/** Who travels, as asked before the first price: children by age, and how many of all are not Malaysian. */
export type Party = {
  readonly adults: number;
  /** Ages on the check-in date, whole years; 0 is under twelve months. */
  readonly childAges: readonly number[];
  readonly nonMalaysians: number;
  /** How many will do what, by the resort's own words (`diver`, `snorkeller`); whoever is not named does the package's. */
  readonly activities?: Readonly<Record<string, number>> | undefined;
  /** Of those in `activities`, how many are not Malaysian; where missing, the first of the party's order. */
  readonly foreignActivities?: Readonly<Record<string, number>> | undefined;
  /** The market whose prices apply, by the resort's own word; the resort's home market when missing. */
  readonly market?: string | undefined;
  /** How many buy in which market, where a card prices it by person; whoever is not named buys in `market`. */
  readonly markets?: Readonly<Record<string, number>> | undefined;
};

/** One person as far as prices care. Adults whose age was not asked have the age null. */
export type Traveller = {
  readonly age: number | null;
  readonly nonMalaysian: boolean;
  readonly senior: boolean;
  readonly disabled: boolean;
  /** What this guest does, by the resort's own word; null or missing is what the package is for. */
  readonly activity?: string | null | undefined;
  /** The market in which this guest buys, where the card prices it by person; null or missing is the stay's. */
  readonly market?: string | null | undefined;
  /** Which of the asked rooms this guest sleeps in, counted from 0. Without a word it is where it costs least. */
  readonly room?: number | null | undefined;
};

/** How many of each kind sleep in a room. */
export type Occupants = {
  readonly adult: number;
  readonly child: number;
  readonly toddler: number;
  readonly infant: number;
};

export const bedTypes = ["single", "twin", "triple", "quad"] as const;
/** How many share a room's price: single 1, twin 2, triple 3, quad 4. */
export type BedType = (typeof bedTypes)[number];
export const sharersOf = { single: 1, twin: 2, triple: 3, quad: 4 } as const satisfies Record<
  BedType,
  number
>;
