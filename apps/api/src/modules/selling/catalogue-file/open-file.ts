import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { isPicture } from "./pictures.ts";
import { recognise, type SentTable } from "./tables/read-tables.ts";
import { type Files, isZip, unpack } from "./zip.ts";

export const catalogueName = "catalogue.json";
/** Most bytes of one table. */
const mostTableBytes = 12 * 1024 * 1024;

/** What was sent, before anybody has looked into it: a catalogue with its pictures, or tables of one. */
export type Sent =
  | { readonly text: string; readonly files: Files }
  | { readonly tables: readonly [SentTable, ...SentTable[]] };

type Opened = Result<Sent, "CATALOGUE_UNREADABLE">;

/**
 * Takes a catalogue as a zip or as its JSON alone, or tables of one, a CSV or several in a zip. `CATALOGUE_UNREADABLE`: it
 * is none of these, or unpacks to more than any catalogue.
 */
export async function openCatalogue(bytes: Uint8Array, name = "catalogue.csv"): Promise<Opened> {
  if (!isZip(bytes))
    return isJson(bytes) ? ok({ text: textOf(bytes), files: new Map() }) : tablesOf([[name, bytes]]);
  const unpacked = await unpack(bytes, nameInZip);
  if (!unpacked.ok) return unpacked;
  const json = unpacked.value.get(catalogueName);
  const tables = [...unpacked.value].filter(([file]) => isTable(file));
  if (!json) return tablesOf(tables);
  // Nobody could say which of the two counts.
  if (tables.length > 0) return refuse("CATALOGUE_UNREADABLE", { rule: "mixed" });
  return ok({ text: textOf(json), files: unpacked.value });
}

/**
 * What a file of a zip is for a catalogue, wherever in the zip it lies: whoever unpacks, edits and packs again packs the
 * folder. Null for anything else, such as what a Mac adds.
 */
function nameInZip(path: string): string | null {
  if (/(^|[\\/])(\.|__MACOSX)/.test(path)) return null;
  const parts = path.split(/[\\/]/);
  if (parts.at(-1) === catalogueName) return catalogueName;
  const picture = parts.slice(-2).join("/");
  return isPicture(picture) ? picture : isTable(path) ? path : null;
}

const isTable = (path: string): boolean => /\.csv$/i.test(path);

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** What begins like JSON, or like nothing that could be a table. */
function isJson(bytes: Uint8Array): boolean {
  const begin = textOf(bytes.subarray(0, 200))
    .replace(/^\uFEFF/, "")
    .trimStart();
  return begin === "" || begin.startsWith("{") || begin.startsWith("[");
}

function tablesOf(files: readonly (readonly [string, Uint8Array])[]): Opened {
  if (files.length === 0) return refuse("CATALOGUE_UNREADABLE", { rule: "missing" });
  const tables: SentTable[] = [];
  for (const [path, bytes] of files) {
    const file = (path.split(/[\\/]/).at(-1) ?? path).slice(0, 120);
    if (bytes.length > mostTableBytes) return refuse("CATALOGUE_UNREADABLE", { rule: "tableLarge", file });
    const text = decoded(bytes);
    if (text === null) return refuse("CATALOGUE_UNREADABLE", { rule: "encoding", file });
    const found = recognise(file, text);
    if (!found) return refuse("CATALOGUE_UNREADABLE", { rule: "table", file });
    if (tables.some(({ table }) => table === found.table))
      return refuse("CATALOGUE_UNREADABLE", { rule: "tableTwice", file });
    tables.push(found);
  }
  return ok({ tables: tables as [SentTable, ...SentTable[]] });
}

/** As spreadsheets write texts: UTF-8, or what Excel calls Unicode. Any other encoding would garble names. */
function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  try {
    const text = new TextDecoder(wide ?? "utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}
