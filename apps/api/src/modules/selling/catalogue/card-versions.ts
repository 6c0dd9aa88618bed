import type { RateCard } from "@pulau/contract/rate-card.ts";
import type { OptionId, StaffId } from "@pulau/domain/ids.ts";
import { changesBetween } from "@pulau/domain/rate-card/card-changes.ts";
import { desc, eq, sql } from "../../../db/orm.ts";
import { priceVersion } from "../../../db/schema/price-drafts.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadResortLists } from "./resort-lists.ts";
import { ownListsOf } from "./write-card.ts";

type Step = {
  readonly optionId: OptionId;
  readonly before: RateCard;
  readonly after: RateCard;
  readonly act: "published" | "put" | "takenBack";
  readonly takenFrom?: number;
  readonly staffId: StaffId | null;
};

/**
 * Keeps a card as the version that guests see from now on, and which of its lists are not the resort's. The one of before
 * the first is kept too, so that there is a way back from it.
 *
 * @returns the version's number
 */
export async function keepVersion(tx: Tx, step: Step): Promise<number> {
  const { optionId, before, after, act, takenFrom = null, staffId } = step;
  const [last] = await tx
    .select({ number: priceVersion.number })
    .from(priceVersion)
    .where(eq(priceVersion.optionId, optionId))
    .orderBy(desc(priceVersion.number))
    .limit(1);
  const at = sql<Date>`pulau_now()`;
  const resort = await loadResortLists(tx, after.package.id);
  if (!last) {
    const own = ownListsOf(before, resort);
    const first = { optionId, at, number: 1, act: "before" as const, card: before, own, changed: {} };
    await tx.insert(priceVersion).values(first);
  }
  const number = (last?.number ?? 1) + 1;
  const changed: Record<string, number> = {};
  for (const { part } of changesBetween(before, after)) changed[part] = (changed[part] ?? 0) + 1;
  const own = ownListsOf(after, resort);
  await tx
    .insert(priceVersion)
    .values({ optionId, at, number, act, takenFrom, card: after, own, changed, staffId });
  return number;
}
