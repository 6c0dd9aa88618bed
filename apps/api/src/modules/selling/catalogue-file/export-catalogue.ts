import { type CataloguePart, catalogueFormat, catalogueVersion } from "@pulau/contract/catalogue-file.ts";
import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import type { FileStore } from "../../ground/files/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadMailTexts } from "./mail-text-part.ts";
import { catalogueName } from "./open-file.ts";
import type { Part, Row } from "./part.ts";
import { parts } from "./parts.ts";
import { picturesOf } from "./pictures.ts";
import { loadPrices } from "./price-part.ts";
import { finder, loadRows, rowForFile } from "./rows.ts";
import { settingsForFile } from "./setting-part.ts";
import { pack, textBytes } from "./zip.ts";

/** The catalogue as one JSON, a row on each line: all that somebody with these rights may read of it. */
export async function exportCatalogue(db: Db | Tx, permissions: Permissions): Promise<string> {
  const lines: [CataloguePart, readonly Row[] | Row][] = [];
  const settings = settingsForFile(await loadSettings(db), permissions);
  if (Object.keys(settings).length > 0) lines.push(["settings", settings]);
  if (may(permissions, "settings", "read")) lines.push(["mailTexts", await loadMailTexts(db)]);
  const known = new Map<Part["table"], readonly Row[]>();
  const find = finder(known);
  for (const part of parts) {
    if (!may(permissions, part.resource, "read")) continue;
    const rows = await loadRows(db, part);
    known.set(part.table, rows);
    lines.push([part.id, rows.filter((row) => !part.fixed(row, find)).map((row) => rowForFile(part, row))]);
  }
  if (may(permissions, "rates", "read")) lines.push(["prices", await loadPrices(db)]);
  const head = [`"format": ${JSON.stringify(catalogueFormat)}`, `"version": ${catalogueVersion}`];
  return `{\n${[...head, ...lines.map(([id, rows]) => `"${id}": ${linesOf(rows)}`)].join(",\n")}\n}\n`;
}

/** The same with the pictures that it names. */
export async function exportFile(
  deps: { readonly db: Db; readonly store: FileStore },
  permissions: Permissions,
): Promise<Uint8Array> {
  const text = await exportCatalogue(deps.db, permissions);
  return pack(new Map([[catalogueName, textBytes(text)], ...(await picturesOf(deps, text))]));
}

/** Rows one to a line, so that two files can be compared by eye. */
function linesOf(rows: readonly Row[] | Row): string {
  if (!Array.isArray(rows))
    return `{\n${Object.entries(rows)
      .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(",\n")}\n}`;
  return rows.length === 0 ? "[]" : `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`;
}
