import type { StayQuestions } from "@pulau/contract/catalogue.ts";
import { maskedPaper, type PasteCheck, type PasteProblem } from "@pulau/contract/rooming-list.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { normaliseIdentity } from "@pulau/domain/person/identity.ts";
import { placeGuests, placeKindOf } from "@pulau/domain/rooming/seats.ts";
import { masked } from "../../../plugins/seal.ts";

import type { ListRows, Placed } from "./list-rows.ts";
import { readGuest } from "./read-guest.ts";
import { readTable } from "./read-table.ts";

type Request = {
  readonly text: string;
  /** Places that are not to be given away. */
  readonly taken: readonly number[];
  readonly list: ListRows;
  /** The whole number of somebody's paper, to know them again by it. */
  readonly paperOf: (person: Placed) => string;
  /** Numbers of the booking's rooms by position. */
  readonly roomNumbers: readonly string[];
  readonly checkIn: Day;
  /** What the package asks of each guest. */
  readonly questions: StayQuestions;
  readonly bands: readonly AgeBand[];
};
type Read = ReturnType<typeof readGuest> & { readonly row: number };

/** Most rows that are looked at: no booking has more persons. */
const mostRows = 200;

/**
 * What a pasted table would put into a rooming list: a place for each row, in the room that it names or in order, and
 * every mistake by row and column. Keeps nothing.
 */
export function checkTable(wanted: Request): PasteCheck {
  const table = readTable(wanted.text);
  const rows: Read[] = table.rows
    .slice(0, mostRows)
    .map((line) => ({ row: line.row, ...readGuest(line, wanted) }));
  const known = knownBy(rows, wanted);
  const doubled = twice(rows, known, wanted);
  const seats = seatsFor(rows, known, wanted);
  const problems = [
    ...rows.flatMap(({ row, problems: own }) => own.map((problem) => ({ row, ...problem }))),
    ...rows.flatMap((row, i) => lost(row, known[i] ?? null)),
    ...doubled,
    ...rows.flatMap((row, i) => misplaced(row, seats[i] ?? null, wanted)),
    ...(table.hasHeading && !table.columns.some(({ column }) => column === "fullName")
      ? [{ row: 1, column: 0, field: "fullName", rule: "missing", value: "" }]
      : []),
  ];
  return {
    columns: [...table.columns],
    hasHeading: table.hasHeading,
    problems: problems.toSorted((a, b) => a.row - b.row || a.column - b.column),
    rows: rows.map(({ row, values, guest }, i) => {
      const seat = seats[i] ?? null;
      const person = known[i];
      const isLost = maskedPaper.test(values.identity) && !person;
      const isDoubled = doubled.some((problem) => problem.row === row);
      const taken = guest && seat !== null && !isLost && !isDoubled;
      return {
        row,
        seat,
        name: values.fullName,
        guest: taken
          ? { ...guest, ...paperOfKnown(guest, person), seat, ...(person && { _id: person.id }) }
          : null,
        known: person !== null && person !== undefined,
      };
    }),
    leavers: leaversOf(rows, known, seats, wanted),
  };
}

/** Whose paper the table does not name keeps the one that is known. */
const paperOfKnown = (guest: { readonly identity: string }, person: Placed | null | undefined) =>
  guest.identity === "" && person && person.known.identitySealed !== null
    ? { identity: masked(person.known.identityTail) }
    : {};

/**
 * Who of the list each row is: by the number of their paper, as the list's own CSV has it masked, or by a name that
 * nobody else has, as long as the papers don't say that it is another person. Nobody is two rows.
 */
function knownBy(rows: readonly Read[], { list: { placed }, paperOf }: Request): (Placed | null)[] {
  const papers = new Map(placed.map((person) => [person.id, normaliseIdentity(paperOf(person))]));
  const left = new Set(placed);
  const found: (Placed | null)[] = rows.map(() => null);
  const know = (isThem: (values: Read["values"], person: Placed) => boolean) => {
    for (const [i, { values }] of rows.entries()) {
      if (found[i]) continue;
      const fitting = [...left].filter((person) => isThem(values, person));
      const [person] = fitting;
      if (fitting.length !== 1 || !person) continue;
      found[i] = person;
      left.delete(person);
    }
  };
  const paperIn = (values: Read["values"]) =>
    maskedPaper.test(values.identity) ? "" : normaliseIdentity(values.identity);
  know((values, { id }) => paperIn(values) !== "" && papers.get(id) === paperIn(values));
  know(
    (values, { known }) =>
      maskedPaper.test(values.identity) &&
      masked(known.identityTail) === values.identity &&
      isSameName(values.fullName, known.fullName),
  );
  know(
    (values, { id, known }) =>
      values.fullName.trim() !== "" &&
      isSameName(values.fullName, known.fullName) &&
      !maskedPaper.test(values.identity) &&
      (paperIn(values) === "" || papers.get(id) === ""),
  );
  return found;
}

const isSameName = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (name: string): string => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** Who of the list has no place any more, because the table gives it to somebody else. */
function leaversOf(
  rows: readonly Read[],
  known: readonly (Placed | null)[],
  seats: readonly (number | null)[],
  { list: { placed } }: Request,
): PasteCheck["leavers"] {
  return placed.flatMap((person) => {
    if (known.includes(person)) return [];
    const at = seats.indexOf(person.seat);
    const { fullName: name, chineseName } = person.known;
    return at < 0
      ? []
      : [{ seat: person.seat, name: name || (chineseName ?? ""), by: rows[at]?.values.fullName ?? "" }];
  });
}

/**
 * Who is known keeps their place unless the row names another room. The others get what is free; only where nothing is
 * do they take the place of somebody whom the table does not name.
 */
function seatsFor(
  rows: readonly Read[],
  known: readonly (Placed | null)[],
  table: Request,
): (number | null)[] {
  const taken = new Set(table.taken);
  const travellers = rows.map(({ values, room }) => ({
    age: values.age,
    room: roomAt(room, table.roomNumbers),
  }));
  const kept = rows.map((_, i) => {
    const person = known[i];
    const room = travellers[i]?.room ?? null;
    const stays =
      person && !taken.has(person.seat) && (room === null || table.list.seats[person.seat]?.room === room);
    if (stays) taken.add(person.seat);
    return stays ? person.seat : null;
  });
  const seats = [...kept];
  const place = (closed: ReadonlySet<number>, accepts: (seat: number, room: number | null) => boolean) => {
    const open = seats.flatMap((seat, i) => (seat === null ? [i] : []));
    const seekers = open.flatMap((i) => travellers[i] ?? []);
    for (const [at, seat] of placeGuests(table.list.seats, seekers, table.bands, closed).entries()) {
      const row = open[at];
      if (seat === null || row === undefined || !accepts(seat, seekers[at]?.room ?? null)) continue;
      seats[row] = seat;
      taken.add(seat);
    }
  };
  const strangers = table.list.placed.filter((person) => !known.includes(person)).map(({ seat }) => seat);
  const inRoom = (seat: number, room: number | null) =>
    room === null || table.list.seats[seat]?.room === room;
  place(new Set([...taken, ...strangers]), inRoom);
  place(taken, inRoom);
  place(new Set([...taken, ...strangers]), () => true);
  place(taken, () => true);
  return seats;
}

/** A room by its number, or by its place in the booking: `V-03`, `3`, `Room 3`. */
function roomAt(text: string, numbers: readonly string[]): number | null {
  const normalized = text.trim().toLowerCase();
  if (normalized === "") return null;
  const byNumber = numbers.findIndex(
    (number) => number !== "" && normalized.split(/[\s,]+/).includes(number.toLowerCase()),
  );
  if (byNumber >= 0) return byNumber;
  const place = /^(?:room|bilik|房间|客房|no\.?)?\s*(\d{1,3})$/.exec(normalized)?.[1];
  const index = place ? Number(place) - 1 : -1;
  return index >= 0 && index < numbers.length ? index : null;
}

const lost = ({ row, values }: Read, person: Placed | null): PasteProblem[] =>
  maskedPaper.test(values.identity) && !person
    ? [{ row, column: 0, field: "identity", rule: "unknownPaper", value: values.identity }]
    : [];

/** Two rows with one paper: the later one is wrong. So is a row with the paper of somebody who is another row. */
function twice(rows: readonly Read[], known: readonly (Placed | null)[], table: Request): PasteProblem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ row, values }, i) => {
    const person = known[i];
    const isMasked = maskedPaper.test(values.identity) || values.identity === "";
    const paper = normaliseIdentity(isMasked && person ? table.paperOf(person) : values.identity);
    if (paper === "" || (isMasked && !person)) return [];
    if (seen.has(paper))
      return [{ row, column: 0, field: "identity", rule: "twice", value: values.identity }];
    seen.add(paper);
    return [];
  });
}

function misplaced({ row, values }: Read, seat: number | null, { list, bands }: Request): PasteProblem[] {
  if (seat === null) return [{ row, column: 0, field: "seat", rule: "noPlace", value: values.fullName }];
  const kind = placeKindOf(values.age, bands);
  if (kind === null || kind === list.seats[seat]?.kind) return [];
  return [{ row, column: 0, field: "age", rule: "otherKind", value: String(values.age) }];
}
