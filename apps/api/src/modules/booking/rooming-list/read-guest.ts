import type { StayQuestions } from "@pulau/contract/catalogue.ts";
import { type PasteProblem, RoomingGuest } from "@pulau/contract/rooming-list.ts";
import { ageOn, type Day } from "@pulau/domain/calendar/day.ts";
import { isMyKad } from "@pulau/domain/person/identity.ts";
import {
  ageOfMyKad,
  readAge,
  readDay,
  readForeign,
  readPaper,
  readPhones,
  readTick,
  unguarded,
} from "@pulau/domain/rooming/cells.ts";
import type { GuestColumn } from "@pulau/domain/rooming/headings.ts";
import type { TableRow } from "./read-table.ts";

/** What the rows are read against: the day of arrival, and what the package asks of each guest. */
type GuestContext = { readonly checkIn: Day; readonly questions: StayQuestions };
type Known = Omit<RoomingGuest, "seat" | "_id">;
type Problem = Omit<PasteProblem, "row">;
type Cells = TableRow["cells"];

/** What a row says as it was read, right or wrong. */
type RowValues = ReturnType<typeof tell>;

export type ReadGuest = {
  readonly values: RowValues;
  /** The guest, when every rule holds. */
  readonly guest: Known | null;
  /** How the row names the room, empty when it does not. */
  readonly room: string;
  readonly problems: readonly Problem[];
};

/** Reads one row as a guest of a stay that begins on this day, by the rules of the list; each mistake at its column. */
export function readGuest({ cells }: TableRow, { checkIn, questions }: GuestContext): ReadGuest {
  const problems: Problem[] = [];
  const complain = (column: GuestColumn, field: string, rule: string) => {
    const cell = cellOf(cells, column);
    problems.push({ column: cell?.column ?? 0, field, rule, value: cell?.text ?? "" });
  };
  const values = tell(cells, { checkIn, questions }, complain);
  const parsed = RoomingGuest.safeParse({ ...values, seat: 0 });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = String(path[0] ?? "");
    complain(columnOfField(field, cells), field, message);
  }
  const room = textOf(cells, "room");
  if (!parsed.success || problems.length > 0) return { values, guest: null, room, problems };
  const { seat: _, _id: __, ...guest } = parsed.data;
  return { values, guest, room, problems };
}

/** An answer by its name in any of the three languages, or by the package's own word. */
function wordOf(text: string, words: StayQuestions["activities"]): string | null {
  const normalized = text.normalize("NFKC").trim().toLowerCase();
  const found = words.find(({ word, name }) =>
    [word, name.en, name.my, name.cn].some((known) => known.toLowerCase() === normalized),
  );
  return found?.word ?? null;
}

type Complain = (column: GuestColumn, field: string, rule: string) => void;

/** The cell of a column that says something, where a table has the column twice. */
const cellOf = (cells: Cells, column: GuestColumn) =>
  cells[column]?.find(({ text }) => text !== "") ?? cells[column]?.[0];
const textOf = (cells: Cells, column: GuestColumn): string => unguarded(cellOf(cells, column)?.text ?? "");

function tell(cells: Cells, { checkIn, questions }: GuestContext, complain: Complain) {
  const answer = (column: "activity" | "market", words: StayQuestions["activities"]): string | null => {
    const text = textOf(cells, column);
    const word = wordOf(text, words);
    if (text !== "" && words.length > 0 && word === null) complain(column, column, "invalid");
    return word;
  };
  const tick = (column: "nonMalaysian" | "senior" | "disabled" | "vegetarian"): boolean => {
    const ticked = readTick(textOf(cells, column));
    if (ticked === null) complain(column, column, "yesOrNo");
    return ticked ?? false;
  };
  const identity = readPaper(textOf(cells, "identity") || textOf(cells, "passport"));
  return {
    ...namesOf(cells),
    identity,
    age: ageOf(cells, { checkIn, identity }, complain),
    nonMalaysian: readForeign(textOf(cells, "nationality")) ?? tick("nonMalaysian"),
    senior: tick("senior"),
    disabled: tick("disabled"),
    vegetarian: readDiet(textOf(cells, "vegetarian")) ?? tick("vegetarian"),
    ...allergiesOf(cells),
    email: textOf(cells, "email"),
    phones: (cells.phone ?? []).flatMap(({ text }) => readPhones(text)),
    activity: answer("activity", questions.activities),
    market: answer("market", questions.marketBy === "person" ? questions.markets : []),
  };
}

/** The age that is told, else that of the birthday, else that of the IC. */
function ageOf(
  cells: Cells,
  { checkIn, identity }: { checkIn: Day; identity: string },
  complain: Complain,
): number | null {
  const age = textOf(cells, "age");
  if (age !== "") {
    const years = readAge(age);
    if (years === null) complain("age", "age", "age");
    return years;
  }
  const born = textOf(cells, "birthDay");
  if (born === "") return isMyKad(identity) ? ageOfMyKad(identity, checkIn) : null;
  const day = readDay(born);
  const years = day === null ? null : ageOn(day, checkIn);
  if (years === null) complain("birthDay", "age", "invalidDay");
  return years;
}

/** Of two columns for the name one often holds the Chinese one. */
function namesOf(cells: Cells) {
  const names = (cells.fullName ?? []).map(({ text }) => unguarded(text)).filter((name) => name !== "");
  const chineseName = textOf(cells, "chineseName");
  const isHan = (name: string) => /\p{Script=Han}/u.test(name);
  const latin = names.find((name) => !isHan(name));
  const han = names.find(isHan);
  return { fullName: latin ?? han ?? "", chineseName: chineseName || (latin ? (han ?? "") : "") };
}

/** A column "diet" says what is eaten; null where it says yes or no, or nothing that we know. */
function readDiet(text: string): boolean | null {
  const diet = text.toLowerCase();
  if (/vegetarian|vegan|素|sayur/.test(diet)) return !/^(non|not|no|bukan|非|不)/.test(diet);
  return /^(normal|halal|none|nil|any|muslim|biasa|清真)$/.test(diet) ? false : null;
}

/** Nothing where the table has no such column: what is known of a guest stays then. */
const allergiesOf = (cells: Cells) =>
  cells.allergies
    ? { allergies: textOf(cells, "allergies").replace(/^(none|nil|no|tiada|无|没有|-)$/i, "") }
    : {};

/** Where the value of a field came from. */
function columnOfField(field: string, cells: Cells): GuestColumn {
  if (field === "identity") return cells.identity?.some(({ text }) => text !== "") ? "identity" : "passport";
  return field === "phones" ? "phone" : (field as GuestColumn);
}
