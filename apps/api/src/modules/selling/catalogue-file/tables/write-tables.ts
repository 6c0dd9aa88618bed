import type { CatalogueTable } from "@pulau/contract/catalogue-file.ts";
import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../../db/connect.ts";
import { csvBytes } from "../../../../plugins/csv.ts";
import type { Language } from "../../../../plugins/language.ts";
import { pack } from "../zip.ts";
import { type Base, loadBase } from "./base.ts";
import { headIn } from "./heads.ts";
import type { Table } from "./table.ts";
import { tables } from "./tables.ts";

export const fileOf = (id: CatalogueTable): string => `${id}.csv`;

/** Who takes tables out, and in which language their headings are; English unless told. */
type Reader = { readonly permissions: Permissions; readonly language?: Language };

/** One table of the catalogue as a CSV file. */
export async function exportTable(
  db: Db,
  id: CatalogueTable,
  { permissions, language = "en" }: Reader,
): Promise<Result<Uint8Array, "NOT_ALLOWED">> {
  const table = tables.find((table) => table.id === id);
  if (!table || !may(permissions, table.resource, "read")) return refuse("NOT_ALLOWED");
  return ok(bytesOf(table, await loadBase(db), language));
}

/** All tables that somebody with these rights may read, in a zip. */
export async function exportTables(db: Db, { permissions, language = "en" }: Reader): Promise<Uint8Array> {
  const base = await loadBase(db);
  const read = tables.filter(({ resource }) => may(permissions, resource, "read"));
  return pack(new Map(read.map((table) => [fileOf(table.id), bytesOf(table, base, language)])));
}

function bytesOf({ columns, lines }: Table, base: Base, language: Language): Uint8Array {
  const rows = lines(base).map((line) => columns.map(({ path, cell }) => cell.write(line[path], base.names)));
  return csvBytes([columns.map(({ head }) => headIn(head, language)), ...rows]);
}
