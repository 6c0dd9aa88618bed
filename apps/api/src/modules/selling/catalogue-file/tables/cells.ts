import { isDay } from "@pulau/domain/calendar/day.ts";
import { readPercent, readRinggit } from "@pulau/domain/money/read-typed.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { bedTypes, guestKinds } from "@pulau/domain/party/party.ts";
import { readDay, readTick } from "@pulau/domain/rooming/cells.ts";
import type { Kind, Names } from "./names.ts";

/** What a cell says, or the rule that it breaks. Whether the value may stand where it does is for the importer to say. */
export type ReadCell = { readonly value: unknown } | { readonly rule: string };

/** How a value stands in a table: as people write it, and read as spreadsheets give it back. */
export type Cell = {
  readonly write: (value: unknown, names: Names) => string;
  readonly read: (text: string, names: Names) => ReadCell;
};

type Read = (text: string, names: Names) => unknown;
const wrong = Symbol("wrong");

/** A cell of which an empty one is `empty`, and one that `read` can't take breaks `rule`. */
function cellOf(write: Cell["write"], read: Read, { rule, empty }: { rule: string; empty: unknown }): Cell {
  return {
    write: (value, names) => (value === null || value === undefined ? "" : write(value, names)),
    read: (text, names) => {
      if (text === "") return { value: empty };
      const value = read(text, names);
      return value === wrong ? { rule } : { value };
    },
  };
}

const orWrong = (value: unknown): unknown => (value === null ? wrong : value);

export const text: Cell = cellOf(String, (content) => content, { rule: "required", empty: "" });
/** A text that may be missing. */
export const word: Cell = cellOf(String, (content) => content, { rule: "required", empty: null });
/** One word of a list, whatever its capitals; the importer knows the list. */
export const choice: Cell = cellOf(
  (value) => String(value).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  (content) => content.toLowerCase().replace(/[\s_-]+(\w)/g, (_, letter: string) => letter.toUpperCase()),
  { rule: "notListed", empty: null },
);
const oneOf = (list: readonly string[]): Cell => ({
  write: choice.write,
  read: (content, names) => {
    const read = choice.read(content, names);
    const isThere = "rule" in read || read.value === null || list.some((choice) => choice === read.value);
    return isThere ? read : { rule: "notListed" };
  },
});
export const bedType = oneOf(bedTypes);
export const guestKind = oneOf(guestKinds);
/** Of fees: who is disabled pays as such, whatever their age. */
export const feeGuest = oneOf([...guestKinds, "disabled"]);
/** Several of a list: `adult, senior`. */
export const choices: Cell = {
  write: (value, names) => (value as unknown[]).map((item) => choice.write(item, names)).join(", "),
  read: (content, names) => {
    const read = content
      .split(/[,;、，；]+/u)
      .filter((part) => part.trim() !== "")
      .map((part) => choice.read(part.trim(), names));
    return { value: read.flatMap((item) => ("value" in item ? [item.value] : [])) };
  },
};
export const whole: Cell = cellOf(
  String,
  (content) => (/^\d{1,9}(\.0+)?$/.test(content) ? Number(content) : wrong),
  {
    rule: "number",
    empty: null,
  },
);
/** Counted from nought here, from one in the table. */
export const ordinal: Cell = cellOf(
  (value) => String(Number(value) + 1),
  (content) => (/^[1-9]\d{0,3}$/.test(content) ? Number(content) - 1 : wrong),
  { rule: "number", empty: 0 },
);
export const ringgit: Cell = cellOf(
  (value) => plainRinggit(Number(value)),
  (content) => orWrong(readRinggit(content)),
  { rule: "ringgit", empty: null },
);
export const ringgitOrNought: Cell = {
  ...ringgit,
  read: (content, names) => (content === "" ? { value: 0 } : ringgit.read(content, names)),
};
export const percent: Cell = cellOf(
  (value) => plainRinggit(Number(value)).replace(/\.?0+$/, ""),
  (content) => orWrong(readPercent(content)),
  { rule: "number", empty: null },
);
export const day: Cell = cellOf(String, (content) => orWrong(readDay(content)), {
  rule: "invalidDay",
  empty: null,
});
const tickOf = (empty: unknown): Cell =>
  cellOf(
    (value) => (value === true ? "yes" : "no"),
    (content) => orWrong(readTick(content)),
    { rule: "invalid", empty },
  );
export const tick: Cell = tickOf(false);
/** Said only where it is so. */
export const tickOrNothing: Cell = {
  write: (value) => (value === true ? "yes" : ""),
  read: (content, names) => {
    const read = tick.read(content, names);
    return "value" in read && read.value === false ? { value: null } : read;
  },
};
/** `9:30`, or as a spreadsheet gives it back, `09:30:00`. */
export const time: Cell = cellOf(
  String,
  (content) => {
    const found = /^(\d{1,2})[:.](\d{2})(:00)?$/.exec(content);
    return found ? `${found[1]?.padStart(2, "0")}:${found[2]}` : wrong;
  },
  { rule: "time", empty: null },
);

const listed = (content: string): string[] => content.split(/[\s,;、，；]+/u).filter((part) => part !== "");

export const days: Cell = cellOf(
  (value) => (value as string[]).join(" "),
  (content) => {
    const read = listed(content).map(readDay);
    return read.every((day) => day !== null) ? read : wrong;
  },
  { rule: "invalidDay", empty: [] },
);

const weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const everyDay = "every day";
const weekday = (content: string): number =>
  weekdayNames.findIndex((name) => content.toLowerCase().startsWith(name.toLowerCase())) + 1;

export const weekdays: Cell = cellOf(
  (value) => {
    const numbers = value as number[];
    return numbers.length === 7 ? everyDay : numbers.map((number) => weekdayNames[number - 1]).join(" ");
  },
  (content) => {
    if (content.toLowerCase() === everyDay) return [1, 2, 3, 4, 5, 6, 7];
    const numbers = listed(content).map(weekday);
    return numbers.every((number) => number > 0) ? numbers : wrong;
  },
  { rule: "catalogue.weekdays", empty: [] },
);

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `12-31`; a spreadsheet makes `31-Dec` of it. */
export const dayOfYear: Cell = cellOf(
  String,
  (content) => {
    const plain = /^(\d{2})-(\d{2})$/.exec(content);
    if (plain) return isDay(`2024-${content}`) ? content : wrong;
    const named = /^(\d{1,2})[- ]([A-Za-z]{3})/.exec(content);
    const month = months.findIndex((name) => name.toLowerCase() === named?.[2]?.toLowerCase()) + 1;
    const found = `${String(month).padStart(2, "0")}-${named?.[1]?.padStart(2, "0")}`;
    return isDay(`2024-${found}`) ? found : wrong;
  },
  { rule: "invalidDay", empty: null },
);

/** `2 to 4`, `2 or more`, `up to 4`. */
export const span: Cell = cellOf(
  (value) => {
    const { from = null, to = null } = value as { from?: number | null; to?: number | null };
    if (to === null) return from === null ? "" : `${from} or more`;
    if (from === null) return `up to ${to}`;
    return from === to ? String(from) : `${from} to ${to}`;
  },
  (content) => {
    const found = /^(?:(\d+)|(\d+) ?(?:to|[-–]) ?(\d+)|(\d+) or more|up to (\d+))$/i.exec(content);
    if (!found) return wrong;
    const [, exact, from, to, least, most] = found.map((part) =>
      part === undefined ? undefined : Number(part),
    );
    const [begin, end] = [from ?? least ?? exact, to ?? most ?? exact];
    return { ...(begin !== undefined && { from: begin }), ...(end !== undefined && { to: end }) };
  },
  { rule: "catalogue.span", empty: null },
);

/** Another thing of the catalogue, by its name or code. */
export const named = (kind: Kind): Cell =>
  cellOf(
    (id, names) => names.nameOf(kind, String(id)),
    (content, names) => names.idOf(kind, content) ?? wrong,
    { rule: "notListed", empty: null },
  );

/** Several of them: `LAGOON, REEF`. */
export const allNamed = (kind: Kind): Cell =>
  cellOf(
    (ids, names) => (ids as string[]).map((id) => names.nameOf(kind, id)).join(", "),
    (content, names) => {
      const ids = content
        .split(/[,;、，；]+/u)
        .filter((name) => name.trim() !== "")
        .map((name) => names.idOf(kind, name));
      return ids.every((id) => id !== null) ? ids : wrong;
    },
    { rule: "notListed", empty: [] },
  );
