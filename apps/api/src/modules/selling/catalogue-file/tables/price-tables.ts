import type { OptionId } from "@pulau/domain/ids.ts";
import type { Row } from "../part.ts";
import { valueAt } from "../part.ts";
import type { Base } from "./base.ts";
import { idOfText, withValues } from "./build-rows.ts";
import * as cells from "./cells.ts";
import { plain } from "./names.ts";
import type { Built, Column, PriceTable, ReadLine } from "./table.ts";

const optionColumns: readonly Column[] = [
  { head: "Package", path: "package", cell: cells.text, isKey: true },
  { head: "Option", path: "option", cell: cells.text, isKey: true },
];

const periodColumns: readonly Column[] = [
  ...optionColumns,
  { head: "Period", path: "id", cell: cells.word },
  { head: "Name", path: "name", cell: cells.word },
  { head: "Season", path: "season", cell: cells.word },
  { head: "From", path: "from", cell: cells.day, isKey: true },
  { head: "To", path: "to", cell: cells.day, isKey: true },
  { head: "Arrival weekdays", path: "arrivalWeekdays", cell: cells.weekdays },
  { head: "Cut-off days", path: "cutOffDays", cell: cells.whole },
  { head: "Minimum nights", path: "minNights", cell: cells.whole },
  { head: "Maximum nights", path: "maxNights", cell: cells.whole },
  { head: "Stop sell", path: "stopSell", cell: cells.tick },
  { head: "No arrivals on", path: "closedArrivals", cell: cells.days },
  { head: "Departure weekdays", path: "departureWeekdays", cell: cells.weekdays },
  { head: "No departures on", path: "closedDepartures", cell: cells.days },
];

const rateColumns: readonly Column[] = [
  ...optionColumns,
  { head: "Rate", path: "id", cell: cells.word },
  { head: "Period", path: "period", cell: cells.word },
  { head: "Season", path: "season", cell: cells.word },
  { head: "Room type", path: "roomTypeId", cell: cells.named("roomType") },
  { head: "Sharing", path: "bedType", cell: cells.bedType },
  { head: "Guest", path: "guestKind", cell: cells.guestKind },
  { head: "Ages", path: "ages", cell: cells.span },
  { head: "Activity", path: "activity", cell: cells.word },
  { head: "Nationality", path: "nationality", cell: cells.choice },
  { head: "Market", path: "market", cell: cells.word },
  { head: "Price list", path: "priceList", cell: cells.word },
  { head: "Party", path: "party", cell: cells.span },
  { head: "Nights", path: "nights", cell: cells.span },
  { head: "Per", path: "per", cell: cells.choice },
  { head: "Extra night", path: "extraNight", cell: cells.tickOrNothing },
  { head: "Amount (RM)", path: "sen", cell: cells.ringgit, isKey: true },
  { head: "Percent", path: "share", cell: cells.percent },
  { head: "On enquiry", path: "enquiry", cell: cells.tickOrNothing },
];

/** A period as a rate's line names it: by its name, or else by its days. */
function periodNames(periods: readonly Row[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { id, name, from, to } of periods) {
    const label = name ? String(name) : `${from} to ${to}`;
    let own = label;
    for (let count = 2; [...names.values()].includes(own); count++) own = `${label} (${count})`;
    names.set(String(id), own);
  }
  return names;
}

const linesOf = (base: Base, rowsOf: (optionId: OptionId) => readonly Row[]): Row[] =>
  base.options.flatMap(({ id, ...option }) => rowsOf(id).map((row) => ({ ...row, ...option })));

/** Lines by the options that they name; an option that is not there is none of anybody's. */
function byOption(lines: readonly ReadLine[], base: Base): Map<string | null, ReadLine[]> {
  const ids = new Map(
    base.options.map((option) => [`${plain(option.package)}\n${plain(option.option)}`, option.id]),
  );
  return Map.groupBy(lines, ({ values }) => {
    const [code, option] = [values.get("package"), values.get("option")].map((content) =>
      plain(String(content)),
    );
    return ids.get(`${code}\n${option}`) ?? null;
  });
}

/** Which option lines name that is none: their problem stands at the column. */
export const unknownOption = (lines: readonly ReadLine[], base: Base): readonly ReadLine[] =>
  byOption(lines, base).get(null) ?? [];

type Known = { readonly table: string; readonly optionId: OptionId; readonly before: readonly Row[] };

/** A line as what it was with what it says now; what the columns don't say of it stays. */
function rowOf(line: ReadLine, { table, optionId, before }: Known, used: Set<unknown>): Row {
  const { package: _, option: __, period: ___, ...values } = Object.fromEntries(line.values);
  const known = before.find(({ id }) => id === values.id);
  const text = `${table} ${optionId} ${JSON.stringify(Object.entries(values).filter(([path]) => path !== "sen"))}`;
  const id = values.id ?? idOfText(used.has(idOfText(text)) ? `${text} ${line.line}` : text);
  used.add(id);
  return withValues(known ?? {}, new Map([...Object.entries(values), ["id", id]]));
}

const rowsOfOption = (base: Base, list: PriceTable["of"]) => (optionId: OptionId) =>
  (base.prices.get(optionId)?.[list] ?? []) as readonly Row[];

function buildPrices(
  lines: readonly ReadLine[],
  base: Base,
  table: PriceTable["of"],
  tidy: (row: Row, line: ReadLine, optionId: OptionId) => Row,
): Map<string, Built[]> {
  const made = new Map<string, Built[]>();
  for (const [optionId, own] of byOption(lines, base)) {
    if (optionId === null) continue;
    const known = { table, optionId, before: rowsOfOption(base, table)(optionId) };
    const used = new Set<unknown>();
    made.set(
      optionId,
      own.map((line) => ({ line, row: tidy(rowOf(line, known, used), line, optionId) })),
    );
  }
  return made;
}

export const periodsTable: PriceTable = {
  id: "periods",
  resource: "rates",
  of: "periods",
  columns: periodColumns,
  lines: (base) => linesOf(base, rowsOfOption(base, "periods")),
  buildOf: (lines, base) =>
    buildPrices(lines, base, "periods", (row) => ({
      arrivalWeekdays: [1, 2, 3, 4, 5, 6, 7],
      stopSell: false,
      ...row,
      cutOffDays: row.cutOffDays ?? 0,
    })),
};

export const ratesTable: PriceTable = {
  id: "rates",
  resource: "rates",
  of: "rates",
  columns: rateColumns,
  lines: (base) =>
    linesOf(base, (optionId) => {
      const names = periodNames(rowsOfOption(base, "periods")(optionId));
      return rowsOfOption(
        base,
        "rates",
      )(optionId).map(({ periodId, sen, ...rate }) => ({
        ...rate,
        period: periodId === null ? null : (names.get(String(periodId)) ?? null),
        // A share of another rate may have an amount on top of it, and mostly has none.
        sen: (valueAt(rate, "share") !== undefined && sen === 0) || rate.enquiry === true ? null : sen,
      }));
    }),
  buildOf: (lines, base, periodsOf) =>
    buildPrices(lines, base, "rates", (row, line, optionId) => {
      const periodText = line.values.get("period");
      const names = periodNames(periodsOf(optionId));
      const found = [...names].find(([, name]) => plain(name) === plain(String(periodText)))?.[0];
      const period = line.values.has("period")
        ? { periodId: periodText === null ? null : (found ?? String(periodText)) }
        : {};
      return { ...row, ...period, sen: row.sen ?? 0 };
    }),
};
