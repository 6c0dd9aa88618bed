import {
  type priceDraftChangesRoute,
  type priceDraftRoute,
  ResortLists,
} from "@pulau/contract/price-draft.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import { pricePlan } from "../../../db/schema/price-drafts.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import { withoutNulls } from "../catalogue/public.ts";
import { type DraftedChange, loadDraft, type PriceDraft } from "./load-draft.ts";

type DraftReply = Reply<typeof priceDraftRoute>;

/** The draft as it is shown: what is published, and what is changed of it by whom. */
export async function showDraft(db: Db | Tx, optionId: OptionId): Promise<Result<DraftReply, "NOT_FOUND">> {
  const draft = await loadDraft(db, optionId);
  const [named] = await db
    .select({ option: packageOption.name, pack: stayPackage.name })
    .from(packageOption)
    .innerJoin(stayPackage, eq(stayPackage.id, packageOption.packageId))
    .where(eq(packageOption.id, optionId));
  if (!draft || !named) return refuse("NOT_FOUND");
  return ok({
    package: { _id: draft.packageId, name: named.pack },
    option: { _id: optionId, name: named.option },
    published: draft.published,
    resort: ResortLists.parse(withoutNulls(draft.resort)),
    own: [...draft.own],
    stamp: draft.stamp,
    changes: draft.changes.map(shownOf),
    planned: await findPlan(db, optionId),
  });
}

const shownOf = ({ at, ...change }: DraftedChange) => ({ ...change, at: at.toISOString() });

type Part = Reply<typeof priceDraftChangesRoute>;

/** Who waited for another's write to a draft wrote with an earlier instant: so long at most, in ms. */
const mostWaited = 2 * 60_000;

/** What was changed since an instant. */
export async function showChangesSince(
  db: Db | Tx,
  { optionId, since }: { optionId: OptionId; since: string },
): Promise<Result<Part, "NOT_FOUND">> {
  const from = Date.parse(since) - mostWaited;
  const draft = await loadDraft(db, optionId);
  return draft ? ok(await showChanges(db, draft, ({ at }) => at.getTime() >= from)) : refuse("NOT_FOUND");
}

/** Those changes of a draft that are asked for. */
export const showChanges = async (
  db: Db | Tx,
  { published, stamp, changes }: PriceDraft,
  isWanted: (change: DraftedChange) => boolean,
): Promise<Part> => ({
  stamp,
  total: changes.length,
  changes: changes.filter(isWanted).map(shownOf),
  planned: await findPlan(db, published.option.id),
});

/** When the draft is to be published by itself; null where nobody has planned it. */
export async function findPlan(db: Db | Tx, optionId: OptionId): Promise<DraftReply["planned"]> {
  const [plan] = await db
    .select({ at: pricePlan.publishAt, by: staffUser.name, errors: pricePlan.errors })
    .from(pricePlan)
    .leftJoin(staffUser, eq(staffUser.id, pricePlan.staffId))
    .where(eq(pricePlan.optionId, optionId));
  return plan ? { ...plan, at: plan.at.toISOString() } : null;
}
