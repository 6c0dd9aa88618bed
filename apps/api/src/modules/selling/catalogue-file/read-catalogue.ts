import {
  type CataloguePart,
  catalogueFormat,
  catalogueParts,
  catalogueVersion,
} from "@pulau/contract/catalogue-file.ts";
import type { Words as WordsOf } from "@pulau/domain/catalogue/catalogue.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { levelsOf, mostLevels } from "../../../plugins/bodies.ts";
import { fieldsOf } from "../../../plugins/problem.ts";
import { isStorable } from "../../../plugins/storable.ts";
import { Words } from "./json-fields.ts";
import { MailWords } from "./mail-text-part.ts";
import type { ImportFault, Part, Row } from "./part.ts";
import { parts } from "./parts.ts";
import { Prices } from "./price-part.ts";
import { readSettingPart } from "./setting-part.ts";
import type { Place } from "./tables/places.ts";

/** Most rows of one part. */
export const mostRows = 50_000;
/** Most mistakes that are looked for in one part. */
const mostWrong = 200;

/** A catalogue that was looked into: rows by their parts, each as its schema has it. */
export type Catalogue = {
  readonly settings: Row | null;
  readonly rows: ReadonlyMap<Part, readonly Row[]>;
  readonly prices: readonly Prices[] | null;
  readonly mailTexts: readonly MailWords[] | null;
  readonly problems: readonly ImportFault[];
  /** What the rows are called in which something is wrong, by `part.place`. */
  readonly names: ReadonlyMap<string, WordsOf>;
  /** Where a path stands in the tables that the catalogue was read from, and what that line is about. */
  readonly places?: {
    readonly find: (path: string) => Place | null;
    readonly nameOf: (path: string) => string;
  };
};

/** Reads the JSON of a catalogue, with everything that is wrong in it by its path. */
export function readCatalogue(text: string): Result<Catalogue, "CATALOGUE_UNREADABLE"> {
  const file = parsed(text);
  if (file === null || file.format !== catalogueFormat)
    return refuse("CATALOGUE_UNREADABLE", { rule: "format" });
  if (typeof file.version !== "number" || file.version > catalogueVersion)
    return refuse("CATALOGUE_UNREADABLE", { rule: "newer" });
  const { format: _, version: __, ...given } = file;
  return ok(catalogueOf(given));
}

/** Looks into the parts of a catalogue, each by its schema. */
export function catalogueOf(given: Row): Catalogue {
  const problems: ImportFault[] = Object.keys(given)
    .filter((name) => !catalogueParts.includes(name as CataloguePart))
    .map((path) => ({ path: path.slice(0, 60), rule: "catalogue.unknown" }));
  const rows = new Map<Part, readonly Row[]>();
  const names = new Map<string, WordsOf>();
  for (const part of parts) {
    if (!(part.id in given)) continue;
    const read = readRows<Row>(part.id, given[part.id], part.schema);
    problems.push(...read.problems);
    rows.set(part, read.rows);
    for (const { path } of read.problems) {
      const [, at] = path.split(".");
      const name = nameOf(part, (given[part.id] as readonly unknown[])[Number(at)]);
      if (name !== null) names.set(`${part.id}.${at}`, name);
    }
  }
  const settings = "settings" in given ? readSettingPart(given.settings) : null;
  if (!isStorable(given.settings)) problems.push({ path: "settings", rule: "invalid" });
  const prices = "prices" in given ? readRows<Prices>("prices", given.prices, Prices) : null;
  const mails = "mailTexts" in given ? readRows<MailWords>("mailTexts", given.mailTexts, MailWords) : null;
  for (const read of [settings, prices, mails]) problems.push(...(read?.problems ?? []));
  return {
    rows,
    problems,
    names,
    settings: settings?.settings ?? null,
    prices: prices?.rows ?? null,
    mailTexts: mails?.rows ?? null,
  };
}

function parsed(text: string): Row | null {
  try {
    if (levelsOf(text) > mostLevels) return null;
    const file: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    return typeof file === "object" && file !== null && !Array.isArray(file) ? (file as Row) : null;
  } catch {
    return null;
  }
}

/** What a row that is wrong is called, as far as its own name is right. */
function nameOf(part: Part, raw: unknown): WordsOf | null {
  if (typeof raw !== "object" || raw === null) return null;
  try {
    const read = Words.safeParse(part.name(raw as Row, () => undefined));
    return read.success && read.data.en !== "" && !read.data.en.includes("undefined") ? read.data : null;
  } catch {
    return null;
  }
}

type Schema<T> = {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: Parameters<typeof fieldsOf>[0] };
};

function readRows<T>(
  id: CataloguePart,
  given: unknown,
  schema: Schema<T>,
): { rows: T[]; problems: ImportFault[] } {
  if (!Array.isArray(given)) return { rows: [], problems: [{ path: id, rule: "invalid" }] };
  if (given.length > mostRows) return { rows: [], problems: [{ path: id, rule: "catalogue.tooMany" }] };
  const rows: T[] = [];
  const problems: ImportFault[] = [];
  for (const [at, row] of given.entries()) {
    if (problems.length >= mostWrong) break;
    const read = schema.safeParse(row);
    if (!read.success)
      problems.push(
        ...fieldsOf(read.error).map(({ path, rule }) => ({
          path: [id, at, path].filter((step) => step !== "").join("."),
          rule: rule === "unknown" ? "catalogue.unknown" : rule,
        })),
      );
    else if (isStorable(read.data)) rows.push(read.data);
    else problems.push({ path: `${id}.${at}`, rule: "invalid" });
  }
  return { rows, problems };
}
