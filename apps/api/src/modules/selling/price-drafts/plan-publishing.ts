import type { OptionId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { markReadOnly } from "../../../db/commit-steps.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { pricePlan } from "../../../db/schema/price-drafts.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { findFaults } from "../catalogue/public.ts";
import { loadDraft, lockDraft } from "./load-draft.ts";
import { publishDraft } from "./publish-draft.ts";

type Plan = { readonly optionId: OptionId; readonly staffId: StaffId; readonly at: string };

/** Publishes the draft now, or has it published `at` an instant; answers the number that it got, null until then. */
export const publishOrPlan = (
  tx: Tx,
  { at, ...plan }: Omit<Plan, "at"> & { readonly at: string | null },
): Promise<Result<number | null, "NOT_FOUND" | "INVALID_INPUT">> =>
  at === null ? publishDraft(tx, plan) : planPublishing(tx, { ...plan, at });

/** Has the draft published at an instant, as it then is. Refused while anything in it contradicts itself. */
async function planPublishing(
  tx: Tx,
  { optionId, staffId, at }: Plan,
): Promise<Result<null, "NOT_FOUND" | "INVALID_INPUT">> {
  await lockDraft(tx, optionId);
  const draft = await loadDraft(tx, optionId);
  if (!draft) return refuse("NOT_FOUND");
  const { rows } = await tx.execute<{ ahead: boolean }>(
    sql`SELECT ${at}::timestamptz > pulau_now() AND ${at}::timestamptz < pulau_now() + interval '2 years' AS ahead`,
  );
  const fields = rows[0]?.ahead ? await findFaults(tx, draft.card) : [{ path: "at", rule: "notInFuture" }];
  if (fields.length > 0) return { ok: false, failure: { code: "INVALID_INPUT", fields } };
  const publishAt = new Date(at);
  const values = { publishAt, staffId, errors: null };
  const [earlier] = await tx.select().from(pricePlan).where(eq(pricePlan.optionId, optionId));
  await tx
    .insert(pricePlan)
    .values({ optionId, ...values })
    .onConflictDoUpdate({ target: pricePlan.optionId, set: values });
  await enqueue(tx, "publish-prices", { optionId, at: publishAt.toISOString() }, { startAfter: publishAt });
  await auditChange(tx, {
    staffId,
    act: "pricesPlanned",
    subject: "packageOption",
    subjectId: optionId,
    before: { publishAt: earlier?.publishAt.toISOString() ?? null },
    after: { publishAt: publishAt.toISOString() },
  });
  return ok(null);
}

/** The draft stays, and is published when somebody says so. */
export async function cancelPlan(
  tx: Tx,
  { optionId, staffId }: Omit<Plan, "at">,
): Promise<Result<null, "NOT_FOUND">> {
  await lockDraft(tx, optionId);
  const [plan] = await tx.delete(pricePlan).where(eq(pricePlan.optionId, optionId)).returning();
  if (plan) {
    await auditChange(tx, {
      staffId,
      act: "pricePlanCancelled",
      subject: "packageOption",
      subjectId: optionId,
      before: { publishAt: plan.publishAt.toISOString() },
      after: { publishAt: null },
    });
  } else markReadOnly();
  return ok(null);
}

/**
 * The job: publishes what was planned for this instant, if it still is. A draft that has errors by then is not
 * published; how many is told where the plan was made.
 */
export async function publishPlanned(
  db: Db,
  { optionId, at }: { optionId: OptionId; at: string },
): Promise<void> {
  const isFor = async (tx: Tx) => {
    const [plan] = await tx.select().from(pricePlan).where(eq(pricePlan.optionId, optionId));
    return plan?.publishAt.getTime() === new Date(at).getTime() && plan.errors === null ? plan : null;
  };
  const done = await inTransaction(db, async (tx) => {
    const plan = await isFor(tx);
    return plan ? publishDraft(tx, { optionId, staffId: plan.staffId }) : ok(null);
  });
  if (done.ok) return;
  const errors = done.failure.fields?.length ?? 1;
  await inTransaction(db, async (tx) => {
    if (await isFor(tx)) await tx.update(pricePlan).set({ errors }).where(eq(pricePlan.optionId, optionId));
  });
}
