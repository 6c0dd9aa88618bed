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

export const text: Cell = cellOf(String, (said) => said, { rule: "required", empty: "" });
/** A text that may be missing. */
export const word: Cell = cellOf(String, (said) => said, { rule: "required", empty: null });
/** One word of a list, whatever its capitals; the importer knows the list. */
export const choice: Cell = cellOf(
  (value) => String(value).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  (said) => said.toLowerCase().replace(/[\s_-]+(\w)/g, (_, letter: string) => letter.toUpperCase()),
  { rule: "notListed", empty: null },
);
const oneOf = (list: readonly string[]): Cell => ({
  write: choice.write,
  read: (said, names) => {
    const read = choice.read(said, names);
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
  read: (said, names) => {
    const read = said
      .split(/[,;、，；]+/u)
      .filter((part) => part.trim() !== "")
      .map((part) => choice.read(part.trim(), names));
    return { value: read.flatMap((item) => ("value" in item ? [item.value] : [])) };
  },
};
export const whole: Cell = cellOf(String, (said) => (/^\d{1,9}(\.0+)?$/.test(said) ? Number(said) : wrong), {
  rule: "number",
  empty: null,
});
/** Counted from nought here, from one in the table. */
export const ordinal: Cell = cellOf(
  (value) => String(Number(value) + 1),
  (said) => (/^[1-9]\d{0,3}$/.test(said) ? Number(said) - 1 : wrong),
  { rule: "number", empty: 0 },
);
export const ringgit: Cell = cellOf(
  (value) => plainRinggit(Number(value)),
  (said) => orWrong(readRinggit(said)),
  { rule: "ringgit", empty: null },
);
export const ringgitOrNought: Cell = {
  ...ringgit,
  read: (said, names) => (said === "" ? { value: 0 } : ringgit.read(said, names)),
};
export const percent: Cell = cellOf(
  (value) => plainRinggit(Number(value)).replace(/\.?0+$/, ""),
  (said) => orWrong(readPercent(said)),
  { rule: "number", empty: null },
);
export const day: Cell = cellOf(String, (said) => orWrong(readDay(said)), {
  rule: "invalidDay",
  empty: null,
});
const tickOf = (empty: unknown): Cell =>
  cellOf(
    (value) => (value === true ? "yes" : "no"),
    (said) => orWrong(readTick(said)),
    { rule: "invalid", empty },
  );
export const tick: Cell = tickOf(false);
/** Said only where it is so. */
export const tickOrNothing: Cell = {
  write: (value) => (value === true ? "yes" : ""),
  read: (said, names) => {
    const read = tick.read(said, names);
    return "value" in read && read.value === false ? { value: null } : read;
  },
};
/** `9:30`, or as a spreadsheet gives it back, `09:30:00`. */
export const time: Cell = cellOf(
  String,
  (said) => {
    const found = /^(\d{1,2})[:.](\d{2})(:00)?$/.exec(said);
    return found ? `${found[1]?.padStart(2, "0")}:${found[2]}` : wrong;
  },
  { rule: "time", empty: null },
);

const listed = (said: string): string[] => said.split(/[\s,;、，；]+/u).filter((part) => part !== "");

export const days: Cell = cellOf(
  (value) => (value as string[]).join(" "),
  (said) => {
    const read = listed(said).map(readDay);
    return read.every((day) => day !== null) ? read : wrong;
  },
  { rule: "invalidDay", empty: [] },
);

const weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const everyDay = "every day";
const weekday = (said: string): number =>
  weekdayNames.findIndex((name) => said.toLowerCase().startsWith(name.toLowerCase())) + 1;

export const weekdays: Cell = cellOf(
  (value) => {
    const numbers = value as number[];
    return numbers.length === 7 ? everyDay : numbers.map((number) => weekdayNames[number - 1]).join(" ");
  },
  (said) => {
    if (said.toLowerCase() === everyDay) return [1, 2, 3, 4, 5, 6, 7];
    const numbers = listed(said).map(weekday);
    return numbers.every((number) => number > 0) ? numbers : wrong;
  },
  { rule: "catalogue.weekdays", empty: [] },
);

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `12-31`; a spreadsheet makes `31-Dec` of it. */
export const dayOfYear: Cell = cellOf(
  String,
  (said) => {
    const plain = /^(\d{2})-(\d{2})$/.exec(said);
    if (plain) return isDay(`2024-${said}`) ? said : wrong;
    const named = /^(\d{1,2})[- ]([A-Za-z]{3})/.exec(said);
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
  (said) => {
    const found = /^(?:(\d+)|(\d+) ?(?:to|[-–]) ?(\d+)|(\d+) or more|up to (\d+))$/i.exec(said);
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
    (said, names) => names.idOf(kind, said) ?? wrong,
    { rule: "notListed", empty: null },
  );

/** Several of them: `LAGOON, REEF`. */
export const allNamed = (kind: Kind): Cell =>
  cellOf(
    (ids, names) => (ids as string[]).map((id) => names.nameOf(kind, id)).join(", "),
    (said, names) => {
      const ids = said
        .split(/[,;、，；]+/u)
        .filter((name) => name.trim() !== "")
        .map((name) => names.idOf(kind, name));
      return ids.every((id) => id !== null) ? ids : wrong;
    },
    { rule: "notListed", empty: [] },
  );
