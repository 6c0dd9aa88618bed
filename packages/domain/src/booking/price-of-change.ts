import type { Sen } from "../money/sen.ts";
import { isOfSum, isProduct } from "../pricing/line-figures.ts";
import { type PriceLine, priceSteps } from "../pricing/lines.ts";

/** What a change of a booking is priced from. */
export type ThreePrices = {
  /** The booking's lines as they were agreed to. */
  readonly frozen: readonly PriceLine[];
  /** The stay as it was, at today's prices. */
  readonly before: readonly PriceLine[];
  /** The stay as it shall be, at today's prices. */
  readonly after: readonly PriceLine[];
};

/**
 * The lines of a changed booking: what does not change keeps the price that was agreed to, what falls away comes off at
 * that price, and only what is added costs what it costs today. So a change of nothing costs nothing even if every rate
 * has been edited since; and where nothing was edited the answer is exactly `after`.
 *
 * Lines are compared by their rule. Of a line that shrinks the agreed amount shrinks in the same proportion; to one that
 * grows the growth is added. A rule that the catalogue has no more is carried on, and shrinks with the rest of the stay.
 */
export function priceOfChange(prices: ThreePrices): PriceLine[] {
  const frozen = keyed(prices.frozen);
  const before = keyed(prices.before);
  const adopted = adopt(frozen, before);
  const lines = [...keyed(prices.after)].flatMap(([key, line]) =>
    changed({ frozen: adopted.get(key), before: before.get(key), after: line }),
  );
  const known = new Set(adopted.values());
  const left = shareLeft(prices);
  const lost = prices.frozen.filter((line) => !known.has(line)).flatMap((line) => shrunk(line, left));
  const stepOf = ({ step }: PriceLine) => priceSteps.indexOf(step);
  const carried = takingNoMore(lost, sumOf(lines) - Math.min(0, sumOf(prices.frozen)));
  return [...lines, ...carried].toSorted((a, b) => stepOf(a) - stepOf(b));
}

/**
 * Lines that are carried on, of which reductions end where there is nothing left to reduce: one that the catalogue has no
 * more may be more than what is left of the stay, and nobody is paid for coming.
 */
function takingNoMore(lost: readonly PriceLine[], ofOthers: number): PriceLine[] {
  let left = sumOf(lost.filter(({ amountSen }) => amountSen > 0)) + Math.max(0, ofOthers);
  return lost.flatMap((line) => {
    if (line.amountSen >= 0) return [line];
    const taken = shrunk(line, Math.min(1, left / -line.amountSen));
    left += sumOf(taken);
    return taken;
  });
}

const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sen, line) => sen + line.amountSen, 0);

type Lines = ReadonlyMap<string, PriceLine>;

/** What a line is about beside its rule: the same in every edition of the rates. */
const subject = ({ step, guestKind, who, bedType, activity, payAs, place }: PriceLine): string =>
  [step, guestKind, who, bedType, activity, payAs, place].map((part) => part ?? "").join("|");

/** Lines by rule and subject; of several alike the first is the first's counterpart, and so on. */
function keyed(
  lines: readonly PriceLine[],
  keyOf = (line: PriceLine) => `${line.ruleId}|${subject(line)}`,
): Lines {
  const found = new Map<string, PriceLine>();
  for (const line of lines) {
    const key = keyOf(line);
    for (let i = 0; ; i += 1) {
      if (found.has(`${key}#${i}`)) continue;
      found.set(`${key}#${i}`, line);
      break;
    }
  }
  return found;
}

/** The agreed line for each key of today's: by rule, else by subject, because a rewritten rate has a new id. */
function adopt(frozen: Lines, before: Lines): Map<string, PriceLine> {
  const adopted = new Map([...frozen].filter(([key]) => before.has(key)));
  const orphans = keyed(
    [...frozen].filter(([key]) => !before.has(key)).map(([, line]) => line),
    subject,
  );
  const heirs = keyed(
    [...before].filter(([key]) => !frozen.has(key)).map(([, line]) => line),
    subject,
  );
  const keyOfLine = new Map([...before].map(([key, line]) => [line, key]));
  for (const [name, heir] of heirs) {
    const orphan = orphans.get(name);
    const key = keyOfLine.get(heir);
    if (orphan && key) adopted.set(key, orphan);
  }
  return adopted;
}

type Three = {
  readonly frozen: PriceLine | undefined;
  readonly before: PriceLine | undefined;
  readonly after: PriceLine;
};

function changed({ frozen, before, after }: Three): PriceLine[] {
  const was = before?.amountSen ?? 0;
  const agreed = frozen?.amountSen ?? 0;
  if (before && after.amountSen === was) return frozen ? [frozen] : [];
  if (agreed === was) return [after];
  const shrinks = after.amountSen * was >= 0 && Math.abs(after.amountSen) < Math.abs(was);
  if (shrinks)
    return frozen
      ? shrunk({ ...frozen, count: after.count, nights: after.nights }, after.amountSen / was, frozen)
      : [];
  const growth = grown(after, before, after.amountSen - was);
  return frozen ? [frozen, growth] : [growth];
}

/** A line with a part of its amount; as a multiple where that works out, else as one sum. */
function shrunk(line: PriceLine, share: number, whole: PriceLine = line): PriceLine[] {
  const amountSen = Math.round(whole.amountSen * share);
  if (amountSen === whole.amountSen && line === whole) return [line];
  if (amountSen === 0) return [];
  const baseSen = Math.round((whole.baseSen ?? 0) * share);
  if (isOfSum(whole)) return [{ ...line, baseSen, unitSen: amountSen, amountSen }];
  return [asMultiple({ ...line, amountSen })];
}

/** What is added to a line, at today's price. */
function grown(after: PriceLine, before: PriceLine | undefined, amountSen: Sen): PriceLine {
  const more = { ...after, amountSen };
  const baseSen = (after.baseSen ?? 0) - (before?.baseSen ?? 0);
  if (isOfSum(after)) return { ...more, baseSen, unitSen: amountSen };
  const sameNights = after.nights === (before?.nights ?? after.nights);
  return asMultiple({ ...more, count: sameNights ? after.count - (before?.count ?? 0) : after.count });
}

/**
 * Count times nights times price if that is the amount, else the amount once: then it is no share of one price any more,
 * nor paid several times.
 */
function asMultiple(line: PriceLine): PriceLine {
  if (line.count > 0 && isProduct(line)) return line;
  return {
    ...line,
    count: 1,
    nights: null,
    unitSen: line.amountSen,
    ...(line.share !== null && { share: null, baseSen: null }),
    ...(line.times && { times: null }),
  };
}

/** How much of the stay is left, at today's prices; never more than all of it. */
function shareLeft({ before, after }: ThreePrices): number {
  const was = sumOf(before);
  return was > 0 ? Math.min(1, Math.max(0, sumOf(after)) / was) : 1;
}
