import { existsSync } from "node:fs";
import { dayAt } from "@pulau/domain/calendar/day.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Connected, Db } from "../db/connect.ts";
import { oneAtATime } from "../db/one-at-a-time.ts";
import { say, step } from "./progress.ts";

type Seed = {
  seedDemo(db: Db, ask: { today: string; progress: (line: string) => void }): Promise<unknown>;
};
const script = new URL("../db/demo/seed.ts", import.meta.url);

/** Makes the demo resort when the database holds no resort yet; of several processes, one does it. */
export async function seedWhenEmpty({ pool }: Connected): Promise<void> {
  await oneAtATime(pool, "seed", async (client) => {
    const { rowCount } = await client.query("select 1 from resort_setting limit 1");
    if (rowCount !== 0) return;
    await step("Demo resort is made", () => seed(drizzle({ client, casing: "snake_case" })));
  });
}

async function seed(db: Db): Promise<void> {
  if (!existsSync(script)) return;
  const { seedDemo } = (await import(script.href)) as Seed;
  const progress = (line: string) => say(`  ${line}`);
  await seedDemo(db, { today: dayAt(new Date(), "Asia/Kuala_Lumpur"), progress });
}
