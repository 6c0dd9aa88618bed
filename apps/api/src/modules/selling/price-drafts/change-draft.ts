import type { changePriceDraftRoute } from "@pulau/contract/price-draft.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { saysSame, valueIn } from "@pulau/domain/rate-card/card-changes.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, sql } from "drizzle-orm";
import { auditEntry } from "../../../db/schema/accounts.ts";
import { priceChange } from "../../../db/schema/price-drafts.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadDraft, lockDraft, type PriceDraft } from "./load-draft.ts";

type Change = Received<typeof changePriceDraftRoute>["body"]["changes"][number];
type Conflicts = Reply<typeof changePriceDraftRoute>["conflicts"];
type DraftWrite = { readonly optionId: string; readonly staffId: string };

/**
 * Changes single prices, periods and rules of a draft. What is no longer as the caller saw it stays as it is and is told
 * as a conflict, with who changed it; all else is written.
 */
export async function changeDraft(
  tx: Tx,
  { optionId, staffId, changes }: DraftWrite & { readonly changes: readonly Change[] },
): Promise<Result<Conflicts, "NOT_FOUND">> {
  await lockDraft(tx, optionId);
  const draft = await loadDraft(tx, optionId);
  if (!draft) return refuse("NOT_FOUND");
  const conflicts = changes.flatMap((change) => conflictOf(draft, change));
  const free = changes.filter(
    ({ part, key, now }) =>
      !conflicts.some((conflict) => conflict.part === part && conflict.key === key) &&
      !saysSame(valueIn(draft.card, { part, key }), now),
  );
  for (const change of free) await writeChange(tx, draft, change, { optionId, staffId });
  if (free.length > 0) {
    await tx.insert(auditEntry).values({
      staffId,
      act: "pricesDrafted",
      subject: "packageOption",
      subjectId: optionId,
      facts: { changes: free.slice(0, mostTold).map(toldOf(draft)), count: free.length },
    });
  }
  return ok(conflicts);
}

/** So many of the changes of one call stand in the audit log with what was there before. */
const mostTold = 200;

const toldOf =
  ({ card }: PriceDraft) =>
  ({ part, key, now }: Change) => ({ part, key, before: valueIn(card, { part, key }), after: now });

function conflictOf(draft: PriceDraft, { part, key, was, now }: Change): Conflicts {
  const theirs = valueIn(draft.card, { part, key });
  if (saysSame(theirs, was) || saysSame(theirs, now)) return [];
  const last = draft.changes.find((change) => change.part === part && change.key === key);
  return [{ part, key, theirs, by: last?.by ?? null, at: last?.at.toISOString() ?? null }];
}

/** What is again as published is no change any more. */
async function writeChange(
  tx: Tx,
  { published }: PriceDraft,
  { part, key, now: value = null }: Change,
  { optionId, staffId }: DraftWrite,
): Promise<void> {
  if (saysSame(valueIn(published, { part, key }), value)) {
    await tx
      .delete(priceChange)
      .where(and(eq(priceChange.optionId, optionId), eq(priceChange.part, part), eq(priceChange.key, key)));
    return;
  }
  const said = { value, staffId, at: sql<Date>`pulau_now()` };
  await tx
    .insert(priceChange)
    .values({ optionId, part, key, ...said })
    .onConflictDoUpdate({ target: [priceChange.optionId, priceChange.part, priceChange.key], set: said });
}

/** Forgets every change that is not published. */
export async function discardDraft(
  tx: Tx,
  { optionId, staffId }: DraftWrite,
): Promise<Result<null, "NOT_FOUND">> {
  await lockDraft(tx, optionId);
  const draft = await loadDraft(tx, optionId);
  if (!draft) return refuse("NOT_FOUND");
  await tx.delete(priceChange).where(eq(priceChange.optionId, optionId));
  await tx.insert(auditEntry).values({
    staffId,
    act: "priceDraftDiscarded",
    subject: "packageOption",
    subjectId: optionId,
    facts: {
      changes: draft.changes.slice(0, mostTold).map(({ part, key, value }) => ({ part, key, value })),
    },
  });
  return ok(null);
}
