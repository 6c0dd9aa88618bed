import { dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import { type Connected, databaseOn } from "../db/connect.ts";
import { isEmpty, seedDemo } from "../db/demo/seed.ts";
import { checkInvariants } from "../db/invariants.ts";
import { oneAtATime } from "../db/one-at-a-time.ts";
import { fileStoreOf } from "../modules/ground/files/public.ts";
import { createSealer } from "../plugins/seal.ts";
import type { Settings } from "../settings.ts";
import { makeDemoCourtesyHolds } from "./demo-courtesy.ts";
import { makeDemoGroups } from "./demo-groups.ts";
import { makeDemoMoney } from "./demo-money.ts";
import { printError, printLine, step } from "./progress.ts";

/** Makes the demo resort when the database holds no resort yet; of several processes, one does it. */
export async function seedWhenEmpty({ pool }: Connected, settings: Settings): Promise<void> {
  await oneAtATime(pool, "seed", async (client) => {
    const db = databaseOn(client);
    if (!(await isEmpty(db))) return;
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
  });
}
