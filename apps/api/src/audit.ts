import { inspect, parseArgs } from "node:util";
import { type Finding, runAudit } from "./audit/run-audit.ts";
import { connectAlone, databaseOn } from "./db/connect.ts";
import { requireCurrent } from "./db/migrate.ts";
import { createSealer } from "./plugins/seal.ts";
import { openDatabase } from "./start/database.ts";
import { reasonOf } from "./start/failure-reason.ts";
import { printCheck, printError, printLine } from "./start/progress.ts";
import { settingsOfEnvironment } from "./start/signing-secret.ts";

/** Breaches that are printed of one check; `--all` prints every one. */
const mostPrinted = 20;

/**
 * `npm run audit`: proves that the books and the inventory of this resort are right, also while its servers run, and writes nothing.
 * `-- --all` prints every breach, `-- --json` one line of JSON for each check. Exits with 1 when anything is wrong, with 2 when it
 * couldn't look.
 */
async function audit(): Promise<void> {
  const { values } = parseArgs({
    options: { all: { type: "boolean", default: false }, json: { type: "boolean", default: false } },
  });
  const settings = await settingsOfEnvironment();
  const database = await openDatabase(settings, { beside: true });
  try {
    await requireCurrent(database.pool);
    const client = await connectAlone(database.pool, "pulau audit");
    const findings: Finding[] = [];
    try {
      await runAudit(databaseOn(client), {
        sealer: createSealer(settings),
        report: (finding) => {
          findings.push(finding);
          if (values.json) printLine(JSON.stringify({ ...finding, ms: Math.round(finding.ms) }));
          else printCheck(finding, values.all ? Number.POSITIVE_INFINITY : mostPrinted);
        },
      });
    } finally {
      await client.end();
    }
    const broken = findings.filter(({ faults }) => faults.length > 0);
    if (!values.json) printVerdict(findings, broken);
    process.exitCode = broken.length > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

function printVerdict(findings: readonly Finding[], broken: readonly Finding[]): void {
  const faults = broken.reduce((sum, finding) => sum + finding.faults.length, 0);
  const seconds = (findings.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(1);
  printLine();
  printLine(
    faults === 0
      ? `  All ${findings.length} checks hold. ${seconds} s`
      : `  ${broken.length} of ${findings.length} checks do not hold: ${faults} ${faults === 1 ? "breach" : "breaches"}. ${seconds} s`,
  );
}

// Whoever reads the first lines only, as `head` does, has seen enough.
process.stdout.on("error", () => process.exit(2));

try {
  await audit();
} catch (error) {
  printError(reasonOf(error) ?? inspect(error));
  process.exitCode = 2;
}
