import type { changePriceDraftRoute } from "@pulau/contract/price-draft.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import type { OptionId, StaffId } from "@pulau/domain/ids.ts";
import { saysSame, valuesIn } from "@pulau/domain/rate-card/card-changes.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { markReadOnly } from "../../../db/commit-steps.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { priceChange, pricePlan } from "../../../db/schema/price-drafts.ts";
import type { Tx } from "../../../db/tx.ts";
import { auditedChanges, factsOfLines } from "../catalogue/public.ts";
import { loadChanges, loadDraft, lockDraft, type PriceDraft } from "./load-draft.ts";

type Change = Received<typeof changePriceDraftRoute>["body"]["changes"][number];
type Conflicts = Reply<typeof changePriceDraftRoute>["conflicts"];
type DraftWrite = { readonly optionId: OptionId; readonly staffId: StaffId };

/**
 * Changes single prices, periods and rules of a draft. What is no longer as the caller saw it stays as it is and is told
 * as a conflict, with who changed it; all else is written.
 */
export async function changeDraft(
  tx: Tx,
  { optionId, staffId, changes }: DraftWrite & { readonly changes: readonly Change[] },
): Promise<Result<{ readonly draft: PriceDraft; readonly conflicts: Conflicts }, "NOT_FOUND">> {
  await lockDraft(tx, optionId);
  const draft = await loadDraft(tx, optionId);
  if (!draft) return refuse("NOT_FOUND");
  const standing = valuesIn(draft.card);
  const conflicts = changes.flatMap((change) => conflictOf(draft, change, standing(change)));
  const kept = new Set(conflicts.map(({ part, key }) => `${part} ${key}`));
  const free = changes.filter(
    (change) => !kept.has(`${change.part} ${change.key}`) && !saysSame(standing(change), change.now),
  );
  await writeChanges(tx, draft, free, { optionId, staffId });
  if (free.length === 0) markReadOnly();
  else {
    await auditDraft(tx, draft, { optionId, staffId, act: "pricesDrafted" }, free.map(changeFrom(standing)));
  }
  return ok({ draft: await loadChanges(tx, draft), conflicts });
}

const changeFrom =
  (standing: ReturnType<typeof valuesIn>) =>
  ({ part, key, now }: Change) => ({ part, key, before: standing({ part, key }), after: now });

function conflictOf(draft: PriceDraft, { part, key, was, now }: Change, theirs: unknown): Conflicts {
  if (saysSame(theirs, was) || saysSame(theirs, now)) return [];
  const last = draft.changes.find((change) => change.part === part && change.key === key);
  return [{ part, key, theirs, by: last?.by ?? null, at: last?.at.toISOString() ?? null }];
}

/** What is again as published is no change any more. Hundreds of cells that were pasted are one statement. */
async function writeChanges(
  tx: Tx,
  { published }: PriceDraft,
  changes: readonly Change[],
  { optionId, staffId }: DraftWrite,
): Promise<void> {
  const standing = valuesIn(published);
  // Of two changes of one thing in one call the last stands.
  const last = new Map(changes.map((change) => [`${change.part} ${change.key}`, change] as const));
  const undone: Change[] = [];
  const rows: Omit<typeof priceChange.$inferInsert, "at">[] = [];
  for (const change of last.values()) {
    const { part, key, now: value = null } = change;
    if (saysSame(standing(change), value)) undone.push(change);
    else rows.push({ optionId, part, key, value, staffId });
  }
  for (const { part, key } of undone) {
    await tx
      .delete(priceChange)
      .where(and(eq(priceChange.optionId, optionId), eq(priceChange.part, part), eq(priceChange.key, key)));
  }
  if (rows.length === 0) return;
  await tx
    .insert(priceChange)
    .values(rows.map((row) => ({ ...row, at: sql`pulau_now()` })))
    .onConflictDoUpdate({
      target: [priceChange.optionId, priceChange.part, priceChange.key],
      set: { value: sql`excluded.value`, staffId: sql`excluded.staff_id`, at: sql`excluded.at` },
    });
}

/** Forgets every change that is not published, and when they were to be: what is drafted next has no time yet. */
export async function discardDraft(
  tx: Tx,
  { optionId, staffId }: DraftWrite,
): Promise<Result<null, "NOT_FOUND">> {
  await lockDraft(tx, optionId);
  const draft = await loadDraft(tx, optionId);
  if (!draft) return refuse("NOT_FOUND");
  await tx.delete(priceChange).where(eq(priceChange.optionId, optionId));
  await tx.delete(pricePlan).where(eq(pricePlan.optionId, optionId));
  const published = valuesIn(draft.published);
  const dropped = draft.changes.map(({ part, key, value }) => ({
    part,
    key,
    before: value,
    after: published({ part, key }),
  }));
  await auditDraft(tx, draft, { optionId, staffId, act: "priceDraftDiscarded" }, dropped);
  return ok(null);
}

/** Writes all changes of a call into the audit log, in as many lines as they need; one also where there are none. */
async function auditDraft(
  tx: Tx,
  { card }: PriceDraft,
  { optionId, ...done }: DraftWrite & { readonly act: "pricesDrafted" | "priceDraftDiscarded" },
  changes: Parameters<typeof auditedChanges>[2],
): Promise<void> {
  for (const prices of factsOfLines(await auditedChanges(tx, card, changes)))
    await auditChange(tx, { ...done, subject: "packageOption", subjectId: optionId, prices });
}
