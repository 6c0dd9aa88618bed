import type { Discount, ReducibleStep } from "../catalogue/reductions.ts";
import { roundedShare } from "../money/round.ts";
import { type Sen, splitSen, sumSen } from "../money/sen.ts";
import { appliesToGuest, appliesToRoom } from "./guest-conditions.ts";
import type { PriceLine } from "./lines.ts";
import type { Paid, RoomGuest } from "./occupied-room.ts";
import { reductionLine } from "./reduction-lines.ts";
import { appliesToStay } from "./stay-facts.ts";
import { eachSleeper, type StepInput } from "./step.ts";

const usual: readonly ReducibleStep[] = ["rate", "extraNight", "supplement"];

/** A part of the price under one tax: what it is worth, and what was taken off it already. */
type Pot = Pick<Paid, "taxGroup" | "taxInside"> & { sen: Sen };
/** A discount with its lines, which are all below nothing. */
type Made = { readonly rule: Discount; readonly lines: readonly PriceLine[] };

const potKey = ({ taxGroup, taxInside }: Pick<PriceLine, "taxGroup" | "taxInside">): string =>
  `${taxGroup}|${taxInside ?? null}`;

const potsOf = (parts: readonly (Pick<PriceLine, "taxGroup" | "taxInside"> & { sen: Sen })[]): Pot[] =>
  [...Map.groupBy(parts, potKey).values()].flatMap((group) => {
    const [first] = group;
    const sen = sumSen(group.map((line) => line.sen));
    return first ? [{ taxGroup: first.taxGroup, taxInside: first.taxInside ?? null, sen }] : [];
  });

const guestsOf = (rule: Discount, { rooms }: StepInput): RoomGuest[] =>
  [...eachSleeper(rooms)]
    .filter(({ guest, room }) => appliesToGuest(rule.whom, guest, room))
    .map(({ guest }) => guest);

/** What the discount is on: the whole parts, or, where it is for some guests, what these pay of them. */
const worthOf = (rule: Discount, input: StepInput, taken: readonly PriceLine[]): Pot[] => {
  const on: readonly string[] = rule.on ?? usual;
  const parts = rule.whom
    ? guestsOf(rule, input).flatMap(({ paid }) => paid.filter(({ step }) => on.includes(step)))
    : input.before
        .filter(({ step }) => on.includes(step))
        .map(({ amountSen, ...line }) => ({ ...line, sen: amountSen }));
  const pots = potsOf(parts);
  for (const line of taken) {
    const pot = pots.find((pot) => potKey(pot) === potKey(line));
    if (pot) pot.sen = Math.max(0, pot.sen + line.amountSen);
  }
  return pots.filter(({ sen }) => sen > 0);
};

const howMany = ({ whom, per }: Discount, input: StepInput, guests: readonly RoomGuest[]): number => {
  const { rooms } = input;
  const those = rooms.filter((room) => appliesToRoom(whom, room));
  const nights = (list: StepInput["rooms"]): number =>
    list.reduce((sum, room) => sum + room.nights.length, 0);
  const isThere = new Set(guests);
  switch (per ?? "booking") {
    case "booking":
      return 1;
    case "person":
      return guests.length;
    case "personNight":
      return nights(
        [...eachSleeper(rooms)].filter(({ guest }) => isThere.has(guest)).map(({ room }) => room),
      );
    case "room":
      return those.length;
    case "roomNight":
      return nights(those);
  }
};

/** The cheapest of each so many nights, of everybody together. */
const freeNightsSen = ({ freeNights }: Discount, paid: readonly Paid[], most: number): Map<string, Sen> => {
  const off = new Map<string, Sen>();
  if (!freeNights) return off;
  const nights = [...Map.groupBy(paid, ({ night }) => night).entries()]
    .filter(([night]) => night !== null)
    .map(([, parts]) => ({ parts, sen: sumSen(parts.map(({ sen }) => sen)) }))
    .toSorted((a, b) => a.sen - b.sen);
  const free = Math.floor(nights.length / freeNights.stay) * (freeNights.stay - freeNights.pay);
  for (const { parts } of nights.slice(0, Math.min(free, most))) {
    for (const part of parts) off.set(potKey(part), (off.get(potKey(part)) ?? 0) + part.sen);
  }
  return off;
};

const shareLines = (rule: Discount, share: number, pots: readonly Pot[]): PriceLine[] =>
  pots.map((pot) => {
    const unitSen = -Math.min(pot.sen, roundedShare(pot.sen, share, rule.rounding));
    return reductionLine(rule, { ...pot, count: 1, unitSen, share, baseSen: pot.sen });
  });

/** A sum comes off the parts in proportion, never more than they are worth. */
const sumLines = (rule: Discount, pieceSen: Sen, count: number, pots: readonly Pot[]): PriceLine[] => {
  const worth = sumSen(pots.map(({ sen }) => sen));
  const off = Math.min(pieceSen * count, worth);
  if (off === 0) return [];
  const [only] = pots;
  if (only && pots.length === 1 && off === pieceSen * count) {
    return [reductionLine(rule, { ...only, count, unitSen: -pieceSen })];
  }
  const parts = splitSen(
    off,
    pots.map(({ sen }) => sen),
  );
  return pots.map((pot, i) => reductionLine(rule, { ...pot, count: 1, unitSen: -(parts[i] ?? 0) }));
};

const freeNightLines = (rule: Discount, pots: readonly Pot[], guests: readonly RoomGuest[]): PriceLine[] => {
  const on: readonly string[] = rule.on ?? usual;
  const paid = guests.flatMap((guest) => guest.paid.filter(({ step }) => on.includes(step)));
  const off = freeNightsSen(rule, paid, rule.freeNights?.most ?? Number.POSITIVE_INFINITY);
  return pots.map((pot) =>
    reductionLine(rule, { ...pot, count: 1, unitSen: -Math.min(pot.sen, off.get(potKey(pot)) ?? 0) }),
  );
};

const make = (rule: Discount, input: StepInput, taken: readonly PriceLine[]): Made => {
  const pots = worthOf(rule, input, taken);
  const guests = guestsOf(rule, input);
  const lines = [
    ...(rule.share == null ? [] : shareLines(rule, rule.share, pots)),
    ...(rule.sen == null ? [] : sumLines(rule, rule.sen, howMany(rule, input, guests), pots)),
    ...(rule.freeNights == null ? [] : freeNightLines(rule, pots, guests)),
  ];
  return { rule, lines: lines.filter(({ amountSen }) => amountSen !== 0) };
};

const worth = ({ lines }: Made): Sen => -sumSen(lines.map(({ amountSen }) => amountSen));

const goesBefore = (a: Made, b: Made): boolean =>
  ((a.rule.priority ?? 0) - (b.rule.priority ?? 0) || worth(a) - worth(b)) > 0;

/**
 * Less to pay, in the order of the book. A share is of the full value less the free places, or of what the discounts
 * before it have left where the rule says so. All together never take more than the parts are worth.
 */
export const discounts = (input: StepInput, free: readonly PriceLine[]): PriceLine[] => {
  const rules = (input.book.discounts ?? []).filter(({ when }) => appliesToStay(when, input.facts));
  const best = new Map<string, Made>();
  for (const rule of rules) {
    if (rule.group == null) continue;
    const made = make(rule, input, free);
    const rival = best.get(rule.group);
    if (!rival || goesBefore(made, rival)) best.set(rule.group, made);
  }
  const taken = [...free];
  for (const rule of rules) {
    if (rule.group != null && best.get(rule.group)?.rule !== rule) continue;
    const { lines } = make(rule, input, rule.ofWhatIsLeft ? taken : free);
    taken.push(...withinWorth(rule, lines, input, taken));
  }
  return taken.slice(free.length);
};

/** Lines cut to what the discounts before them have left of the parts. */
const withinWorth = (
  rule: Discount,
  lines: readonly PriceLine[],
  input: StepInput,
  taken: readonly PriceLine[],
): PriceLine[] => {
  const left = new Map(worthOf(rule, input, taken).map((pot) => [potKey(pot), pot.sen]));
  return lines.flatMap((line) => {
    const most = left.get(potKey(line)) ?? 0;
    if (-line.amountSen <= most) return [line];
    const { taxGroup } = line;
    return most === 0
      ? []
      : [reductionLine(rule, { count: 1, unitSen: -most, taxGroup, taxInside: line.taxInside ?? null })];
  });
};
