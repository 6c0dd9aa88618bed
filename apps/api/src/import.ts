import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { inspect, parseArgs } from "node:util";
import { mostCatalogueBytes } from "@pulau/contract/catalogue-file.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { migrate } from "./db/migrate.ts";
import { fileStoreOf } from "./modules/ground/files/public.ts";
import { type Imported, importFile, type Place } from "./modules/selling/catalogue-file/public.ts";
import { SettingsError } from "./settings.ts";
import { refusalText, ruleText } from "./start/catalogue-words.ts";
import { openDatabase } from "./start/database.ts";
import { reasonOf } from "./start/failure-reason.ts";
import { printError, printLine } from "./start/progress.ts";
import { settingsOfEnvironment } from "./start/signing-secret.ts";

/**
 * `npm run import -- catalogue.zip [--dry-run]`: tells what a catalogue's file, or tables of it as CSV or in a zip, changes and takes it in, all of it or
 * nothing; a dry run keeps nothing.
 */
async function readCatalogue(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false } },
  });
  const [path] = positionals;
  if (path === undefined)
    throw new SettingsError("Name the file to read, for example: npm run import -- catalogue.zip");
  const bytes = await bytesOf(path);
  const settings = await settingsOfEnvironment();
  const database = await openDatabase(settings, { beside: true });
  try {
    await migrate(database.pool);
    const deps = { db: database.db, store: fileStoreOf(settings) };
    const by = { staffId: null, permissions: everyRight() };
    const taken = await importFile(deps, { bytes, name: basename(path), by, keeps: !values["dry-run"] });
    if (taken.ok) return tell(taken.value, values["dry-run"]);
    throw new SettingsError(refusalText(path, taken.failure));
  } finally {
    await database.close();
  }
}

async function bytesOf(path: string): Promise<Buffer> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new SettingsError(
      `${path} can't be read: ${error instanceof Error ? error.message : inspect(error)}`,
    );
  });
  if (bytes.length > mostCatalogueBytes) throw new SettingsError(`${path} is too large to be a catalogue.`);
  return bytes;
}

const placeOf = ({ file, line, column }: Place): string =>
  [file, line === null ? null : `line ${line}`, column].filter((part) => part !== null).join(", ");

/** What is wrong with the file, or else what it changes and whether it did. */
function tell({ changes, problems }: Imported, dryRun: boolean): void {
  if (problems.length > 0) {
    tellProblems(problems);
    return;
  }
  for (const { part, ...kinds } of changes)
    for (const [kind, { count, names }] of Object.entries(kinds))
      if (count > 0)
        printLine(
          `  ${part}: ${count} ${kind} (${names
            .slice(0, 5)
            .map(({ en }) => en)
            .join(", ")}${count > 5 ? ", …" : ""})`,
        );
  if (changes.length === 0) printLine("  The catalogue already matches the file. Nothing to change.");
  else printLine(dryRun ? "  Dry run: nothing was changed." : "  The catalogue was imported.");
}

function tellProblems(problems: Imported["problems"]): void {
  for (const { path, rule, name, at } of problems)
    printError(`${at ? placeOf(at) : path}${name ? ` (${name.en})` : ""}: ${ruleText(rule)}`);
  printError("Nothing was changed.");
  process.exitCode = 1;
}

try {
  await readCatalogue();
} catch (error) {
  printError(reasonOf(error) ?? inspect(error));
  process.exitCode = 1;
}
