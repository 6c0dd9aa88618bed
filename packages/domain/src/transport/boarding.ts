import type { GuestId } from "../ids.ts";
import { type CrewAct, latestBy } from "./crew-acts.ts";

/** How many days a manifest is kept with the names and papers of who was on board. */
export const manifestDays = 90;

/**
 * How a guest of a sailing stands. Who is `waiting` has not come yet; who comes `late` is expected after all, and who is
 * `moved` goes by another boat.
 */
export const boardingMarks = ["waiting", "aboard", "late", "moved", "left"] as const;
export type BoardingMark = (typeof boardingMarks)[number];

/** What becomes of a party that is missing when boarding is closed. */
export const missingMarks = ["left", "late", "moved"] as const satisfies readonly BoardingMark[];
export type MissingMark = (typeof missingMarks)[number];

/** Where a sailing stands: nobody was ticked yet, some were, its manifest is kept, or it does not sail. */
export const boardingStages = ["planned", "boarding", "closed", "cancelled"] as const;
export type BoardingStage = (typeof boardingStages)[number];

/** That somebody of the crew marked a guest. */
export type BoardingAct = CrewAct & { readonly guestId: GuestId; readonly mark: BoardingMark };

/** The act that holds for each guest, however late an earlier one came in. */
export const latestActs = <A extends BoardingAct>(acts: readonly A[]): ReadonlyMap<GuestId, A> =>
  latestBy(acts, ({ guestId }) => guestId);

export const sexes = ["female", "male"] as const;
export type Sex = (typeof sexes)[number];

/** What the harbour asks of each person on board. */
export const harbourFields = ["name", "paper", "nationality", "sex", "nextOfKin"] as const;
export type HarbourField = (typeof harbourFields)[number];

/** What a manifest may lack: what the harbour asks, and the weight of a boat that has its passengers weighed. */
export const manifestFields = [...harbourFields, "weight"] as const;

type Known = { readonly [F in HarbourField]: unknown };

/** What of it is not known yet; of a seat that nobody is named for only the name, for nothing else can be told before. */
export const lacksOf = (known: Known): HarbourField[] =>
  known.name === null ? ["name"] : harbourFields.filter((field) => known[field] === null);

/** By the last digit of a MyKad: odd for men. */
export const sexOfMyKad = (number: string): Sex =>
  Number(number.replace(/\D/g, "").at(-1)) % 2 === 1 ? "male" : "female";

type Counted = {
  readonly mark: BoardingMark;
  readonly age: number | null;
  readonly lacks: readonly unknown[];
};

/** The figures above a manifest. Whose age is not known counts as an adult, for they take a life jacket of that size. */
export function countPassengers(passengers: readonly Counted[]) {
  const marked = (mark: BoardingMark) => passengers.filter((passenger) => passenger.mark === mark).length;
  const aged = (from: number, to: number) =>
    passengers.filter(({ age }) => age !== null && from <= age && age <= to).length;
  const [infants, children] = [aged(0, 0), aged(1, 11)];
  return {
    listed: passengers.length,
    aboard: marked("aboard"),
    waiting: marked("waiting"),
    late: marked("late"),
    moved: marked("moved"),
    left: marked("left"),
    adults: passengers.length - infants - children,
    children,
    infants,
    lacking: passengers.filter(({ lacks }) => lacks.length > 0).length,
  };
}
