import { dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { Db } from "../db/connect.ts";
import { seedDemo } from "../db/demo/seed.ts";
import { checkInvariants } from "../db/invariants.ts";
import { fileStoreOf } from "../modules/ground/files/public.ts";
import { createSealer } from "../plugins/seal.ts";
import type { Settings } from "../settings.ts";
import { makeDemoCourtesyHolds } from "./demo-courtesy.ts";
import { makeDemoGroups } from "./demo-groups.ts";
import { makeDemoMoney } from "./demo-money.ts";
import { printError, printLine, step } from "./progress.ts";

/** Makes the demo resort in an empty database, and says how far it is. */
export async function fillDemo(db: Db, settings: Settings): Promise<void> {
  const progress = (line: string): void => printLine(`  ${line}`);
  const today = dayAt(new Date(), malaysianTime);
  await step("Demo resort is created", () =>
    seedDemo(db, { today, progress, seal: createSealer(settings).seal }),
  );
  await makeDemoMoney({ db, store: fileStoreOf(settings) }, { today });
  await makeDemoGroups({ db, settings }, { today });
  await makeDemoCourtesyHolds({ db, settings }, { today });
  const faults = await checkInvariants(db);
  if (faults.length > 0) printError(`The demo's own books don't balance:\n${faults.join("\n")}`);
}
