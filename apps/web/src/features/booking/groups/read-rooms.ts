import type { RoomTypeId } from "@pulau/domain/ids.ts";

export type TypeToName = {
  readonly roomTypeId: RoomTypeId;
  /** What it may be called in a list: its name in each language. */
  readonly names: readonly string[];
  /** Rooms that are left to name. */
  readonly left: number;
  readonly mostPersons: number;
};

export type ReadRoom = {
  roomTypeId: RoomTypeId;
  guests: { name: string; age: number | null }[];
  nonMalaysians: number;
  payer: "group" | "own";
  email: string;
  mobile: string;
};

const delimiterOf = (line: string): string => ["\t", ";", ","].find((mark) => line.includes(mark)) ?? "\t";
const cellsOf = (line: string): string[] =>
  line.split(delimiterOf(line)).flatMap(
    (cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, "$1")
        .trim() || [],
  );
const isPhone = (cell: string): boolean => /^\+?[\d\s().-]{8,20}$/.test(cell);

/**
 * Reads a rooming list of which each line is a room: its guests, and where they are told its type, an e-mail address and a mobile
 * number, in any order; an age stands behind its name; from a spreadsheet, or with semicolons or commas. Two guests of one cell have a slash between them. A room
 * without a type gets the first of which some are left. A first line that names columns is left out.
 */
export function readRooms(text: string, types: readonly TypeToName[]): ReadRoom[] {
  const taken = new Map<string, number>();
  const typeOf = (cells: readonly string[]) =>
    types.find(({ names }) => cells.some((cell) => names.some((name) => isSame(name, cell))));
  const free = () => types.find(({ roomTypeId, left }) => (taken.get(roomTypeId) ?? 0) < left) ?? types[0];
  return text
    .split(/\r?\n/)
    .map(cellsOf)
    .filter(
      (cells, at) =>
        cells.length > 0 && !(at === 0 && cells.some((cell) => headings.has(cell.toLowerCase()))),
    )
    .flatMap((cells) => {
      const named = typeOf(cells);
      const type = named ?? free();
      if (type === undefined) return [];
      taken.set(type.roomTypeId, (taken.get(type.roomTypeId) ?? 0) + 1);
      const email = cells.find((cell) => cell.includes("@")) ?? "";
      const mobile = cells.find(isPhone) ?? "";
      const isType = (cell: string) => named?.names.some((name) => isSame(name, cell)) ?? false;
      const guests = cells
        .filter((cell) => cell !== email && cell !== mobile && !isType(cell))
        .flatMap((cell) => cell.split(betweenGuests))
        .map((name) => name.trim())
        .filter((name) => name !== "" && !/^\d+\.?$/.test(name))
        .map(withAge);
      return guests.length === 0
        ? []
        : [{ roomTypeId: type.roomTypeId, guests, nonMalaysians: 0, payer: "group" as const, email, mobile }];
    });
}

/** A name with its age behind it: `Adam (8)`. */
function withAge(text: string): { name: string; age: number | null } {
  const match = /^(.+?)\s*[(（](\d{1,3})[)）]$/u.exec(text);
  const [, name = text, age] = match ?? [];
  const years = Number(age);
  return age === undefined || years > 120 ? { name: text, age: null } : { name: name.trim(), age: years };
}

/** A slash, but for those of names: Kumar a/l Raju. */
const betweenGuests = /\/(?<!\b[asd]\/(?=[lpo]\b))/i;
const isSame = (name: string, cell: string): boolean => name.toLowerCase() === cell.toLowerCase();

/** How lists head their columns of names. */
const headings: ReadonlySet<string> = new Set([
  "name",
  "names",
  "guest",
  "guests",
  "guest 1",
  "nama",
  "tetamu",
  "姓名",
  "客人",
]);
