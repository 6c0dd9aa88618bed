import type { Sen } from "@pulau/domain/money/sen.ts";
import type { BenchServer } from "../database.ts";
import type { Guest } from "./stage.ts";
import { hold } from "./use-cases.ts";

/** A guest whose stay is held, and what it costs. */
export type Holder = Guest & { readonly totalSen: Sen };

/** A copy of the drafts' database in which each guest's stay is held. */
export async function stageHolds(server: BenchServer, drafts: string, guests: readonly Guest[]) {
  const template = "bench_holds";
  const database = await server.clone(template, drafts);
  const subjects: Holder[] = [];
  for (const guest of guests) subjects.push({ ...guest, totalSen: await hold(database.db, guest) });
  await database.pool.query("VACUUM ANALYZE");
  await database.close();
  return { template, subjects };
}
