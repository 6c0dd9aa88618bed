import type { Fee } from "../catalogue/catalogue.ts";
import { kindOf } from "../party/kinds.ts";
import type { AgeBand, GuestKind, Traveller } from "../party/party.ts";
import type { PriceLine, RoomAsk } from "./lines.ts";
import { lineOf, type StepInput } from "./step.ts";

type Row = Fee["amounts"][number];
type Who = Row["who"];

/** A disabled person's row goes before the age; a senior without a row pays the adult's; no row is no fee. */
const rowFor = (fee: Fee, { who, kind, disabled }: { who: Who; kind: GuestKind; disabled: boolean }) => {
  const rowOf = (guestKind: Row["guestKind"]): Row | undefined =>
    fee.amounts.find((row) => row.who === who && row.guestKind === guestKind);
  const special = disabled ? rowOf("disabled") : undefined;
  return special ?? rowOf(kind) ?? (kind === "senior" ? rowOf("adult") : undefined);
};

const personLines = (fee: Fee, travellers: readonly Traveller[], bands: readonly AgeBand[]): PriceLine[] => {
  const counts = new Map<Row, number>();
  for (const { age, senior, disabled, nonMalaysian } of travellers) {
    const who = nonMalaysian ? "foreign" : "malaysian";
    const row = rowFor(fee, { who, kind: kindOf(age, senior, bands), disabled });
    if (row) counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return fee.amounts.flatMap((row) => {
    const count = counts.get(row) ?? 0;
    return count * row.sen === 0
      ? []
      : [feeLine(fee, { count, unitSen: row.sen, guestKind: row.guestKind, who: row.who })];
  });
};

const feeLine = (
  fee: Fee,
  said: Pick<PriceLine, "count" | "unitSen"> & Partial<Pick<PriceLine, "guestKind" | "who" | "nights">>,
): PriceLine => lineOf({ step: "fee", ruleId: fee.id, name: fee.name, taxGroup: "none", ...said });

/** Fewest rooms that sleep so many adults and children, the fullest rooms first. */
const roomsFor = (persons: number, rooms: readonly RoomAsk[]): number => {
  const places = rooms.map(({ occupants }) => occupants.adult + occupants.child).sort((a, b) => b - a);
  let left = persons;
  let needed = 0;
  for (const here of places) {
    if (left <= 0) break;
    left -= here;
    needed += 1;
  }
  return needed;
};

/**
 * The rooms that are taxed because a non-Malaysian sleeps in them. Which those are is not asked, so the fewest rooms
 * that could sleep all of them count. Toddlers and infants sleep with their parents; if they are the only foreigners,
 * that is one room.
 */
const roomNightLines = (fee: Fee, { ask, book }: StepInput): PriceLine[] => {
  const unitSen = fee.amounts.find((row) => row.who === "foreign")?.sen ?? 0;
  const foreign = ask.travellers.filter(({ nonMalaysian }) => nonMalaysian);
  if (foreign.length === 0 || unitSen === 0) return [];
  const inBeds = foreign.filter(({ age, senior }) => {
    const kind = kindOf(age, senior, book.bands.package);
    return kind !== "toddler" && kind !== "infant";
  });
  const count = roomsFor(Math.max(1, inBeds.length), ask.rooms);
  return count === 0 ? [] : [feeLine(fee, { count, unitSen, nights: book.option.nights })];
};

/** Official fees by nationality and age. They are passed on and never taxed. */
export const fees = (input: StepInput): PriceLine[] =>
  input.book.fees.flatMap((fee) =>
    fee.per === "person"
      ? personLines(fee, input.ask.travellers, input.book.bands.fee)
      : roomNightLines(fee, input),
  );
