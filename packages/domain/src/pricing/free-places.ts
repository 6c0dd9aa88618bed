import type { FreePlaces, ReducibleStep } from "../catalogue/reductions.ts";
import { roundedRatio } from "../money/round.ts";
import { type Sen, sumSen } from "../money/sen.ts";
import { findRate } from "./find-rate.ts";
import { appliesToGuest } from "./guest-conditions.ts";
import type { PriceLine } from "./lines.ts";
import type { OccupiedRoom, Paid, RoomGuest } from "./occupied-room.ts";
import { lookupOfGuest } from "./rates.ts";
import { reductionLine } from "./reduction-lines.ts";
import { appliesToStay } from "./stay-facts.ts";
import { eachSleeper, type StepInput, Tally } from "./step.ts";

type Counting = { readonly guest: RoomGuest; readonly room: OccupiedRoom };

const usual: readonly ReducibleStep[] = ["rate", "extraNight"];

const paidFor = (guest: RoomGuest, covers: readonly string[]): Paid[] =>
  guest.paid.filter(({ step }) => covers.includes(step));

const worthOf = (paid: readonly Paid[]): Sen => sumSen(paid.map(({ sen }) => sen));

const whoCounts = (rule: FreePlaces, { rooms }: StepInput): Counting[] =>
  [...eachSleeper(rooms)].filter(
    ({ guest, room }) =>
      !guest.free &&
      (rule.whom
        ? appliesToGuest(rule.whom, guest, room)
        : guest.kind === "adult" || guest.kind === "senior"),
  );

/** What the free places are worth, each by what it consists of. */
const freeWorths = (
  rule: FreePlaces,
  counting: readonly Counting[],
  free: number,
  input: StepInput,
): Paid[][] => {
  const those = rule.worth === "commonest" ? commonestOf(counting) : counting;
  const all = those.map(({ guest }) => paidFor(guest, rule.covers ?? usual));
  if (rule.worth === "cheapest" || rule.worth === "dearest" || rule.worth === "commonest") {
    const sign = rule.worth === "dearest" ? -1 : 1;
    const places = all.toSorted((a, b) => sign * (worthOf(a) - worthOf(b)));
    // More may be free than there are of the commonest kind: each is worth the same again.
    return places.length === 0 ? [] : Array.from({ length: free }, (_, i) => places[i % places.length] ?? []);
  }
  const sen =
    rule.worth === "average"
      ? roundedRatio(sumSen(all.map(worthOf)), counting.length, rule.rounding)
      : namedWorth(rule.worth, counting, input);
  const [like = []] = all;
  const [first] = like;
  if (!first) return [];
  return Array.from({ length: free }, () => [{ ...first, sen }]);
};

/** Those of the kind that most are; of kinds that as many are, the one that pays least. */
const commonestOf = (counting: readonly Counting[]): readonly Counting[] => {
  const kinds = [...Map.groupBy(counting, ({ guest }) => `${guest.payAs}|${guest.activity ?? ""}`).values()];
  const leastOf = (those: readonly Counting[]) =>
    Math.min(...those.map(({ guest }) => worthOf(paidFor(guest, usual))));
  return kinds.toSorted((a, b) => b.length - a.length || leastOf(a) - leastOf(b))[0] ?? [];
};

/** The named rate of whoever of the counted would have it cheapest. */
const namedWorth = (of: object, counting: readonly Counting[], { book, facts }: StepInput): Sen => {
  const prices = counting.flatMap(({ guest, room }) => {
    const found = findRate(book, {
      ...lookupOfGuest({ book, facts }, room, guest),
      place: "bed",
      nth: 1,
      ...of,
    });
    return found ? [found.perNight ? found.sen * found.length : found.sen] : [];
  });
  return prices.length === 0 ? 0 : Math.min(...prices);
};

/** One free for so many paying: how many places, and what comes back for them. */
export const freePlaces = (input: StepInput): PriceLine[] =>
  (input.book.freePlaces ?? [])
    .filter(({ when }) => appliesToStay(when, input.facts))
    .flatMap((rule) => {
      const counting = whoCounts(rule, input);
      const sets = Math.floor(counting.length / (rule.paying + rule.free));
      const free = Math.min(sets * rule.free, rule.most ?? Number.POSITIVE_INFINITY);
      return free === 0 ? [] : linesOf(rule, freeWorths(rule, counting, free, input));
    });

/** One line for each amount and tax group, so that taxes fall with what is free. */
const linesOf = (rule: FreePlaces, worths: readonly Paid[][]): PriceLine[] => {
  const lines = new Tally<PriceLine>();
  for (const paid of worths) {
    for (const group of Map.groupBy(paid, ({ taxGroup, taxInside }) => `${taxGroup}|${taxInside}`).values()) {
      const [first] = group;
      const line = first && reductionLine(rule, { ...first, count: 1, unitSen: -worthOf(group) });
      if (line && line.amountSen !== 0) lines.add(JSON.stringify(line), line);
    }
  }
  return lines
    .list()
    .map(({ value, count }) => reductionLine(rule, { ...value, taxInside: value.taxInside ?? null, count }));
};
