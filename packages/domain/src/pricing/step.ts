import type { Day } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import type { FailureCode } from "../failure-codes.ts";
import type { Sen } from "../money/sen.ts";
import type { Result } from "../result.ts";
import type { PriceLine, PriceStep, StayToQuote } from "./lines.ts";
import type { OccupiedRoom, Paid, RoomGuest } from "./occupied-room.ts";
import type { StayFacts } from "./stay-facts.ts";

/** What a step of the price looks at. `before` are the lines of the steps that went ahead of it. */
export type StepInput = {
  readonly stay: StayToQuote;
  readonly book: RateBook;
  readonly facts: StayFacts;
  /** The days of the stay's nights. */
  readonly days: readonly Day[];
  readonly rooms: readonly OccupiedRoom[];
  readonly before: readonly PriceLine[];
};

/** A step answers with its lines, and notes on each guest what of them is theirs. */
export type Step = (input: StepInput) => Result<PriceLine[], Extract<FailureCode, "NO_RATE" | "ON_ENQUIRY">>;

type LineParts = Pick<PriceLine, "step" | "ruleId" | "name" | "count" | "unitSen" | "taxGroup"> &
  Partial<PriceLine>;

/** A line with what most steps leave empty, its amount being `count × nights × times × unitSen`. */
export const lineOf = (parts: LineParts): PriceLine => ({
  guestKind: null,
  who: null,
  bedType: null,
  nights: null,
  share: null,
  baseSen: null,
  ...parts,
  amountSen: parts.count * (parts.nights ?? 1) * (parts.times ?? 1) * parts.unitSen,
});

export const eachSleeper = function* (
  rooms: readonly OccupiedRoom[],
): Generator<{ guest: RoomGuest; room: OccupiedRoom }> {
  for (const room of rooms) for (const guest of room.guests) yield { guest, room };
};

/** Notes what a guest pays. */
export const note = (
  guest: RoomGuest,
  step: PriceStep,
  sen: Sen,
  details: Partial<Omit<Paid, "step" | "sen">> & Pick<Paid, "taxGroup">,
): void => {
  if (sen !== 0) guest.paid.push({ step, sen, night: null, taxInside: null, ...details });
};

/** Counts equal things: `add` more of what the key tells, in the order in which the keys came first. */
export class Tally<T> {
  readonly #entries = new Map<string, { value: T; count: number }>();
  add(key: string, value: T, count = 1): void {
    const known = this.#entries.get(key);
    if (known) known.count += count;
    else this.#entries.set(key, { value, count });
  }
  list(): { value: T; count: number }[] {
    return [...this.#entries.values()];
  }
}
