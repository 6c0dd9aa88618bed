import type { PasteProblem } from "@pulau/contract/rooming-list.ts";
import { RoomingGuest } from "@pulau/contract/rooming-list.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { isMyKad } from "@pulau/domain/person/identity.ts";
import {
  ageOfMyKad,
  ageOn,
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

type Known = Omit<RoomingGuest, "seat" | "_id">;
type Problem = Omit<PasteProblem, "row">;

export type ReadGuest = {
  /** What the row says as it was read, right or wrong. */
  readonly told: Record<string, unknown> & Pick<Known, "fullName" | "identity" | "age">;
  /** The guest, when every rule holds. */
  readonly guest: Known | null;
  /** How the row names the room, empty when it does not. */
  readonly room: string;
  readonly problems: readonly Problem[];
};

/** Reads one row as a guest of a stay that begins on this day, by the rules of the list; each mistake at its column. */
export function readGuest({ cells }: TableRow, checkIn: Day): ReadGuest {
  const problems: Problem[] = [];
  const cellOf = (column: GuestColumn) =>
    cells[column]?.find(({ text }) => text !== "") ?? cells[column]?.[0];
  const textOf = (column: GuestColumn) => unguarded(cellOf(column)?.text ?? "");
  const complain = (column: GuestColumn, field: string, rule: string) =>
    problems.push({ column: cellOf(column)?.column ?? 0, field, rule, value: cellOf(column)?.text ?? "" });
  const tick = (column: GuestColumn): boolean => {
    const said = readTick(textOf(column));
    if (said === null) complain(column, column, "yesOrNo");
    return said ?? false;
  };

  const names = namesOf(cells.fullName?.map(({ text }) => unguarded(text)) ?? [], textOf("chineseName"));
  const identity = readPaper(textOf("identity") || textOf("passport"));
  const foreign = readForeign(textOf("nationality"));
  const nonMalaysian = foreign ?? tick("nonMalaysian");
  const age = ageOf();
  const told = {
    ...names,
    identity,
    age,
    nonMalaysian,
    senior: tick("senior"),
    disabled: tick("disabled"),
    vegetarian: vegetarianOf(textOf("vegetarian")) ?? tick("vegetarian"),
    email: textOf("email"),
    phones: (cells.phone ?? []).flatMap(({ text }) => readPhones(text)),
  };
  const guest = checked();
  return { told, guest: problems.length === 0 ? guest : null, room: textOf("room"), problems };

  function ageOf(): number | null {
    const said = textOf("age");
    const born = textOf("birthDay");
    if (said !== "") {
      const years = readAge(said);
      if (years === null) complain("age", "age", "age");
      return years;
    }
    if (born !== "") {
      const day = readDay(born);
      const years = day === null ? null : ageOn(day, checkIn);
      if (years === null) complain("birthDay", "age", "invalidDay");
      return years;
    }
    return isMyKad(identity) ? ageOfMyKad(identity, checkIn) : null;
  }

  function checked(): Known | null {
    const parsed = RoomingGuest.safeParse({ ...told, seat: 0 });
    if (parsed.success) {
      const { seat: _, ...known } = parsed.data;
      return known;
    }
    for (const { path, message } of parsed.error.issues) {
      const field = String(path[0] ?? "");
      complain(columnOfField(field, cells), field, message);
    }
    return null;
  }
}

/** Of two columns for the name one often holds the Chinese one. */
function namesOf(names: readonly string[], chineseName: string) {
  const said = names.filter((name) => name !== "");
  const isHan = (name: string) => /\p{Script=Han}/u.test(name);
  const latin = said.find((name) => !isHan(name));
  const han = said.find(isHan);
  return { fullName: latin ?? han ?? "", chineseName: chineseName || (latin ? (han ?? "") : "") };
}

/** A column "diet" says what is eaten. */
const vegetarianOf = (text: string): boolean | null => {
  const said = text.toLowerCase();
  if (/vegetarian|vegan|素|sayur/.test(said)) return !/^(non|not|no|bukan|非|不)/.test(said);
  return /^(normal|halal|none|nil|any|muslim|biasa|清真)$/.test(said) ? false : null;
};

/** Where the value of a field came from. */
function columnOfField(field: string, cells: TableRow["cells"]): GuestColumn {
  if (field === "identity") return cells.identity?.some(({ text }) => text !== "") ? "identity" : "passport";
  return field === "phones" ? "phone" : (field as GuestColumn);
}
