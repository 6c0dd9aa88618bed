import { writeFile } from "node:fs/promises";
import { inspect, parseArgs } from "node:util";
import { catalogueTables } from "@pulau/contract/catalogue-file.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import type { Db } from "./db/connect.ts";
import { migrate } from "./db/migrate.ts";
import { fileStoreOf } from "./modules/ground/files/public.ts";
import { exportFile, exportTable, exportTables } from "./modules/selling/catalogue-file/public.ts";
import { type Settings, SettingsError } from "./settings.ts";
import { openDatabase } from "./start/database.ts";
import { reasonOf } from "./start/failure-reason.ts";
import { printError, printLine } from "./start/progress.ts";
import { settingsOfEnvironment } from "./start/signing-secret.ts";

/**
 * `npm run export -- catalogue.zip`: writes the whole catalogue with its pictures into a file. `-- --tables tables.zip` writes
 * its tables for spreadsheets, `-- --table rates rates.csv` one of them.
 */
async function writeCatalogue(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tables: { type: "boolean", default: false }, table: { type: "string" } },
  });
  const [path] = positionals;
  if (path === undefined)
    throw new SettingsError("Name the file to write, for example: npm run export -- catalogue.zip");
  const settings = await settingsOfEnvironment();
  const database = await openDatabase(settings, { beside: true });
  try {
    await migrate(database.pool);
    const bytes = await bytesOf(database.db, settings, values);
    await writeFile(path, bytes).catch((error: unknown) => {
      throw new SettingsError(
        `${path} can't be written: ${error instanceof Error ? error.message : inspect(error)}`,
      );
    });
    printLine(`  Catalogue saved as ${path} (${Math.ceil(bytes.length / 1024)} kB).`);
  } finally {
    await database.close();
  }
}

type Which = { readonly tables: boolean; readonly table?: string | undefined };

async function bytesOf(db: Db, settings: Settings, { tables, table }: Which): Promise<Uint8Array> {
  if (tables) return exportTables(db, { permissions: everyRight() });
  if (table === undefined) return exportFile({ db, store: fileStoreOf(settings) }, everyRight());
  const known = catalogueTables.find((name) => name === table);
  if (!known)
    throw new SettingsError(`There is no table “${table}”. Choose one of: ${catalogueTables.join(", ")}.`);
  const exported = await exportTable(db, known, { permissions: everyRight() });
  if (!exported.ok) throw new Error(exported.failure.code);
  return exported.value;
}

try {
  await writeCatalogue();
} catch (error) {
  printError(reasonOf(error) ?? inspect(error));
  process.exitCode = 1;
}
