import { asc } from "../../orm.ts";
import { leadSource } from "../../schema/bookings.ts";
import type { Tx } from "../../tx.ts";
import type { Chance } from "../chance.ts";

/** How many in a hundred say what when they are asked how they found the resort. */
const shares: Readonly<Record<string, number>> = {
  Google: 27,
  Facebook: 12,
  Instagram: 11,
  TikTok: 7,
  "Xiaohongshu (RedNote)": 9,
  "A friend or relative": 15,
  "A travel agent": 6,
  "A travel fair": 3,
  "I have stayed here before": 8,
  "Another way": 2,
};

/** Gives each booking one of the resort's lead sources. */
export async function pickLeadSources(tx: Tx, chance: Chance): Promise<() => string> {
  const sources = await tx.select().from(leadSource).orderBy(asc(leadSource.position));
  return () => chance.weighted(sources, ({ name }) => shares[name.en] ?? 0).id;
}
