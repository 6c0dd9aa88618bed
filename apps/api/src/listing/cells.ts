import { dateFormat } from "@pulau/domain/calendar/date-format.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import { plainRinggit, type Sen } from "@pulau/domain/money/sen.ts";

/** Sen as a cell of a file: ringgit with two decimals, nothing where nothing is told. */
export const ringgitCell = (sen: Sen | null | undefined): string =>
  sen === null || sen === undefined ? "" : plainRinggit(sen);

/** A share as a cell of a file, in percent. */
export const percentCell = (basisPoints: number | null | undefined): string =>
  basisPoints === null || basisPoints === undefined ? "" : String(basisPoints / 100);

/** A name's cells, one for each language. */
export const nameCells = <R>(nameOf: (row: R) => Words) => ({
  nameEn: (row: R) => nameOf(row).en,
  nameMy: (row: R) => nameOf(row).my,
  nameCn: (row: R) => nameOf(row).cn,
});

/** What a description says, a cell for each language. */
export const descCells = <R>(descOf: (row: R) => Words) => ({
  descEn: (row: R) => descOf(row).en,
  descMy: (row: R) => descOf(row).my,
  descCn: (row: R) => descOf(row).cn,
});

/** Texts of things that have names, a line for each that has one. */
export const namedTextsCell = (texts: readonly (readonly [name: string, text: string])[]): string =>
  texts.flatMap(([name, text]) => (text === "" ? [] : [`${name}: ${text}`])).join("\n");

/** The fields of a record that a name's cells fill. */
export const nameFields = { nameEn: "name.en", nameMy: "name.my", nameCn: "name.cn" };

/** An instant's cells, its day and its time by the resort's clock. */
export function momentCells<R>(momentOf: (row: R) => string, timeZone: string) {
  const day = dateFormat("en-CA", { timeZone, dateStyle: "short" });
  const time = dateFormat("en-GB", { timeZone, timeStyle: "short" });
  return {
    day: (row: R) => day.format(new Date(momentOf(row))),
    time: (row: R) => time.format(new Date(momentOf(row))),
  };
}
