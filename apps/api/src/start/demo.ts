import { type Connected, databaseOn } from "../db/connect.ts";
import { isEmpty } from "../db/demo/is-empty.ts";
import { oneAtATime } from "../db/one-at-a-time.ts";
import type { Settings } from "../settings.ts";

/** Makes the demo resort when the database holds no resort yet; of several processes, one does it. */
export async function seedWhenEmpty({ pool }: Connected, settings: Settings): Promise<void> {
  await oneAtATime(pool, "seed", async (client) => {
    const db = databaseOn(client);
    if (!(await isEmpty(db))) return;
    // A hundred files that no other start needs.
    const { fillDemo } = await import("./fill-demo.ts");
    await fillDemo(db, settings);
  });
}
