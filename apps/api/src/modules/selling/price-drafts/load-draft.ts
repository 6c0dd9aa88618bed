import { createHash } from "node:crypto";
import type { RateCard } from "@pulau/contract/rate-card.ts";
import { type ListName, listNames } from "@pulau/domain/catalogue/card-parts.ts";
import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import { type CardChange, saysSame, valuesIn, withChanges } from "@pulau/domain/rate-card/card-changes.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq, sql } from "../../../db/orm.ts";
import { rateCard } from "../../../db/schema/catalogue.ts";
import { priceChange } from "../../../db/schema/price-drafts.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadResortLists, type ResortLists, readCard } from "../catalogue/public.ts";

export type DraftedChange = CardChange & { readonly by: string | null; readonly at: Date };

export type PriceDraft = {
  readonly packageId: PackageId;
  readonly published: RateCard;
  /** The lists of the resort, and which of them the published card has for itself. */
  readonly resort: ResortLists;
  readonly own: readonly ListName[];
  /** Another one when the published card or the resort's lists are others. */
  readonly stamp: string;
  /** What is not as published, in the order in which it was added. */
  readonly changes: readonly DraftedChange[];
  readonly card: RateCard;
};

/** Lets one after the other write to a draft, publish it, or take it back. */
export const lockDraft = (tx: Tx, optionId: OptionId): Promise<unknown> =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`priceDraft ${optionId}`}, 0))`);

/** The draft of an option's prices; null when there is no such option. */
export async function loadDraft(db: Db | Tx, optionId: OptionId): Promise<PriceDraft | null> {
  const found = await readCard(db as Tx, optionId);
  if (!found) return null;
  const { packageId, card: published } = found;
  const resort = await loadResortLists(db, packageId);
  const own = await findOwnLists(db, optionId);
  const stamp = createHash("sha256")
    .update(JSON.stringify([published, resort, own]))
    .digest("base64url");
  return loadChanges(db, { packageId, published, resort, own, stamp });
}

async function findOwnLists(db: Db | Tx, optionId: OptionId): Promise<ListName[]> {
  const [found] = await db
    .select({ own: rateCard.own })
    .from(rateCard)
    .where(eq(rateCard.optionId, optionId));
  return listNames.filter((name) => found?.own[name] !== undefined);
}

/** The draft of a published card that was read in this transaction already. */
export async function loadChanges(
  db: Db | Tx,
  of: Omit<PriceDraft, "changes" | "card">,
): Promise<PriceDraft> {
  const { published } = of;
  const rows = await db
    .select({
      part: priceChange.part,
      key: priceChange.key,
      value: priceChange.value,
      by: staffUser.name,
      at: priceChange.at,
    })
    .from(priceChange)
    .leftJoin(staffUser, eq(staffUser.id, priceChange.staffId))
    .where(eq(priceChange.optionId, published.option.id))
    .orderBy(asc(priceChange.seq));
  const standing = valuesIn(published);
  const changes = rows
    .map((row) => ({ ...row, value: row.value ?? null }))
    .filter((change) => !saysSame(standing(change), change.value));
  return { ...of, changes, card: withChanges(published, changes) };
}
