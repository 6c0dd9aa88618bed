import type { Asks } from "@pulau/contract/catalogue.ts";
import { maskedPaper, type PasteCheck, type PasteProblem } from "@pulau/contract/rooming-list.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { normaliseIdentity } from "@pulau/domain/person/identity.ts";
import { placeGuests, placeKindOf } from "@pulau/domain/rooming/seats.ts";
import { masked } from "../../plugins/seal.ts";
import type { ResortSettings } from "../resort/public.ts";
import type { ListRows, Placed } from "./list-rows.ts";
import { readGuest } from "./read-guest.ts";
import { readTable } from "./read-table.ts";

type Ask = {
  readonly text: string;
  /** Places that are not to be given away. */
  readonly taken: readonly number[];
  readonly list: ListRows;
  /** Numbers of the booking's rooms by position. */
  readonly roomNumbers: readonly string[];
  readonly checkIn: Day;
  /** What the package asks of each guest. */
  readonly asks: Asks;
  readonly bands: ResortSettings["bands"]["package"];
};
type Read = ReturnType<typeof readGuest> & { readonly row: number };

/** Most rows that are looked at: no booking has more persons. */
const mostRows = 200;

/**
 * What a pasted table would put into a rooming list: a place for each row, in the room that it names or in order, and
 * every mistake by row and column. Keeps nothing.
 */
export function checkTable(ask: Ask): PasteCheck {
  const table = readTable(ask.text);
  const rows: Read[] = table.rows
    .slice(0, mostRows)
    .map((line) => ({ row: line.row, ...readGuest(line, ask) }));
  const known = rows.map((row) => knownBy(row, ask.list.placed));
  const seats = seatsFor(rows, known, ask);
  const problems = [
    ...rows.flatMap(({ row, problems: own }) => own.map((each) => ({ row, ...each }))),
    ...rows.flatMap((row, i) => lost(row, known[i] ?? null)),
    ...twice(rows),
    ...rows.flatMap((row, i) => misplaced(row, seats[i] ?? null, ask)),
    ...(table.hasHeading && !table.columns.some(({ column }) => column === "fullName")
      ? [{ row: 1, column: 0, field: "fullName", rule: "missing", value: "" }]
      : []),
  ];
  return {
    columns: [...table.columns],
    hasHeading: table.hasHeading,
    problems: problems.toSorted((a, b) => a.row - b.row || a.column - b.column),
    rows: rows.map(({ row, told, guest }, i) => {
      const seat = seats[i] ?? null;
      const person = known[i];
      const isLost = maskedPaper.test(told.identity) && !person;
      const found =
        guest && seat !== null && !isLost ? { ...guest, seat, ...(person && { _id: person.id }) } : null;
      return { row, seat, guest: found, name: told.fullName };
    }),
  };
}

/** Somebody of the list who comes back with their masked paper, as the list's own CSV has it. */
const knownBy = ({ told }: Read, placed: readonly Placed[]): Placed | null =>
  maskedPaper.test(told.identity)
    ? (placed.find(
        ({ known }) =>
          masked(known.identityTail) === told.identity &&
          known.fullName.toLowerCase() === told.fullName.trim().toLowerCase(),
      ) ?? null)
    : null;

/** Who is known keeps their place unless the row names another room; the others get what is free. */
function seatsFor(rows: readonly Read[], known: readonly (Placed | null)[], ask: Ask): (number | null)[] {
  const taken = new Set(ask.taken);
  const wishes = rows.map(({ told, room }) => ({ age: told.age, room: roomAt(room, ask.roomNumbers) }));
  const kept = rows.map((_, i) => {
    const person = known[i];
    const room = wishes[i]?.room ?? null;
    const stays =
      person && !taken.has(person.seat) && (room === null || ask.list.seats[person.seat]?.room === room);
    if (stays) taken.add(person.seat);
    return stays ? person.seat : null;
  });
  const seekers = wishes.filter((_, i) => kept[i] === null);
  const found = placeGuests(ask.list.seats, seekers, ask.bands, taken);
  return kept.map((seat) => seat ?? found.shift() ?? null);
}

/** A room by its number, or by its place in the booking: `V-03`, `3`, `Room 3`. */
function roomAt(text: string, numbers: readonly string[]): number | null {
  const said = text.trim().toLowerCase();
  if (said === "") return null;
  const byNumber = numbers.findIndex(
    (number) => number !== "" && said.split(/[\s,]+/).includes(number.toLowerCase()),
  );
  if (byNumber >= 0) return byNumber;
  const place = /^(?:room|bilik|房间|客房|no\.?)?\s*(\d{1,3})$/.exec(said)?.[1];
  const index = place ? Number(place) - 1 : -1;
  return index >= 0 && index < numbers.length ? index : null;
}

const lost = ({ row, told }: Read, person: Placed | null): PasteProblem[] =>
  maskedPaper.test(told.identity) && !person
    ? [{ row, column: 0, field: "identity", rule: "unknownPaper", value: told.identity }]
    : [];

/** Two rows with one paper: the later one is wrong. */
function twice(rows: readonly Read[]): PasteProblem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ row, told }) => {
    const paper = normaliseIdentity(told.identity);
    if (paper === "" || maskedPaper.test(told.identity)) return [];
    if (seen.has(paper)) return [{ row, column: 0, field: "identity", rule: "twice", value: told.identity }];
    seen.add(paper);
    return [];
  });
}

function misplaced({ row, told }: Read, seat: number | null, { list, bands }: Ask): PasteProblem[] {
  if (seat === null) return [{ row, column: 0, field: "seat", rule: "noPlace", value: told.fullName }];
  const kind = placeKindOf(told.age, bands);
  if (kind === null || kind === list.seats[seat]?.kind) return [];
  return [{ row, column: 0, field: "age", rule: "otherKind", value: String(told.age) }];
}
