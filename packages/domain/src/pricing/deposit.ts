import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import type { Deposit, DepositPart } from "../catalogue/deposit.ts";
import { roundedRatio } from "../money/round.ts";
import { type Sen, shareOf, sumSen } from "../money/sen.ts";
import type { DepositShare, PriceLine, Quote } from "./lines.ts";

/** A deposit is whole ringgit unless its terms round otherwise. */
export const upToRinggit = { to: 100, way: "up" } as const;

type Stay = {
  readonly totalSen: Sen;
  readonly lines: readonly PriceLine[];
  readonly persons: number;
  readonly checkIn: Day;
  readonly today: Day;
};

const sumOf = (lines: readonly PriceLine[], isOf: (step: string) => boolean): Sen =>
  Math.max(0, sumSen(lines.filter(({ step }) => isOf(step)).map(({ amountSen }) => amountSen)));

const partOf = ({ on, share, sen, per }: DepositPart, { lines, persons }: Stay): DepositShare => {
  if (share == null || on == null) {
    const amountSen = (sen ?? 0) * (per === "person" ? persons : 1);
    return { on: null, share: null, baseSen: null, amountSen };
  }
  const baseSen = sumOf(lines, (step) => (on as readonly string[]).includes(step));
  return { on, share, baseSen, amountSen: shareOf(baseSen, share) + (sen ?? 0) };
};

/** The stated parts, and a share of all that none of them is of. */
const partsOf = ({ share, parts }: Deposit, stay: Stay): DepositShare[] => {
  const named = new Set<string>((parts ?? []).flatMap(({ on }) => on ?? []));
  const rest = named.size === 0 ? stay.totalSen : sumOf(stay.lines, (step) => !named.has(step));
  const ofRest = { on: null, share, baseSen: rest, amountSen: shareOf(rest, share) };
  return [ofRest, ...(parts ?? []).map((part) => partOf(part, stay))].filter(
    ({ amountSen }) => amountSen > 0,
  );
};

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

/** When the rest is due: days before check-in, or days after the booking where that is sooner. */
const dueOn = ({ balanceDaysBefore, fullWithinDays }: Deposit, { checkIn, today }: Stay): Day => {
  const before = addDays(checkIn, -balanceDaysBefore);
  return fullWithinDays == null ? before : earlier(before, addDays(today, fullWithinDays));
};

/**
 * What must be paid at once, rounded up to whole ringgit unless the terms round otherwise, or all of it when the balance
 * would have been due before `today`, or is due today.
 */
export const depositOf = (
  terms: Deposit,
  stay: Stay,
): Pick<Quote, "depositSen" | "balanceDueOn" | "depositParts"> => {
  const { totalSen, checkIn, today } = stay;
  const parts = partsOf(terms, stay);
  const wanted = roundedRatio(
    sumSen(parts.map(({ amountSen }) => amountSen)),
    1,
    terms.rounding ?? upToRinggit,
  );
  const depositSen = Math.min(totalSen, wanted);
  const tooNear = daysBetween(today, checkIn) < terms.balanceDaysBefore || terms.fullWithinDays === 0;
  if (tooNear || depositSen === totalSen) return { depositSen: totalSen, balanceDueOn: null };
  const shown = (terms.parts?.length ?? 0) > 0 ? { depositParts: parts } : {};
  return { depositSen, balanceDueOn: dueOn(terms, stay), ...shown };
};
