import type { ImportCheck, ImportDefinition } from "@pulau/contract/import.ts";
import type { z } from "zod";
import type { Language } from "../../plugins/language.ts";
import { headOf, headsOf } from "../column-heads.ts";

/** What a table's lines can hold: see `defineImport`. */
export type ImportShape = Pick<ImportDefinition, "row" | "also" | "clears">;
type Field = ImportCheck["fields"][number];

/** Letters and digits alone: `Name (English) *` is `nameenglish`. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** The same without what stands in brackets, which mostly explains: `Rate (RM) *` is `rate`. */
const bare = (text: string): string => plain(text.normalize("NFKC").replace(/\(.*?\)/gu, ""));

/** Whether a line must say it. */
export const isNeeded = ({ row }: ImportShape, key: string): boolean =>
  !(row.shape[key] as z.ZodType).safeParse(undefined).success;

/** The fields that a line can fill, as they are called in a language, and whether one may be left out. */
export const fieldsOfImport = ({ row }: ImportShape, language: Language): Field[] =>
  Object.keys(row.shape).map((key) => ({
    key,
    name: headOf(key, language),
    needed: isNeeded({ row }, key),
  }));

/** Which field each heading names, in any of the languages that files are written in and also as it was called before; each field once. */
export function matchHeadings(
  { row, also = {} }: ImportShape,
  headings: readonly string[],
): (string | null)[] {
  const byPlain = new Map<string, string>();
  const byBare = new Map<string, string>();
  for (const key of Object.keys(row.shape)) {
    for (const heading of [key, ...headsOf(key), ...(also[key] ?? [])]) {
      if (!byPlain.has(plain(heading))) byPlain.set(plain(heading), key);
      if (!byBare.has(bare(heading))) byBare.set(bare(heading), key);
    }
  }
  const used = new Set<string>();
  return headings.map((heading) => {
    const key = byPlain.get(plain(heading)) ?? byBare.get(bare(heading));
    if (key === undefined || used.has(key)) return null;
    used.add(key);
    return key;
  });
}

/** The same as a person put it right: what is no field of ours, or is there twice, is left out. */
export function chosenColumns(
  { row }: ImportShape,
  headings: readonly string[],
  chosen: readonly (string | null)[],
): (string | null)[] {
  return headings.map((_, i) => {
    const key = chosen[i] ?? null;
    return key !== null && key in row.shape && chosen.indexOf(key) === i ? key : null;
  });
}
