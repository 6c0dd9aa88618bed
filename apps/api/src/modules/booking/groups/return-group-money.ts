import type { returnGroupMoneyRoute, voidGroupEntryRoute } from "@pulau/contract/groups.ts";
import type { GroupEntryId, GroupId, StaffId } from "@pulau/domain/ids.ts";
import { ledger, move, paidBackFrom } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { and, eq, isNull } from "../../../db/orm.ts";
import { groupEntry } from "../../../db/schema/groups.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { post } from "../../money/ledger/public.ts";
import { accountOfWay, lockHeld } from "./group-money.ts";
import { type GroupRecord, lockGroupRow } from "./group-rows.ts";

type Key = { readonly groupId: GroupId; readonly staffId: StaffId };
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "AMOUNT_NOT_OFFERED";
type Done = { done: true };
type Return = z.output<typeof returnGroupMoneyRoute.body> & Key;

/**
 * Staff decide about what is over on a group's account: it is paid back, or what was agreed for a group that did not come is kept
 * and earned. No more than is held; a group that may still name guests keeps nothing.
 */
export async function returnGroupMoney(tx: Tx, decision: Return): Promise<Result<Done, Refusals>> {
  const { groupId, staffId, way, amountSen, reference, reason } = decision;
  const row = await lockGroupRow(tx, groupId);
  if (!row) return refuse("NOT_FOUND");
  if (way === null && row.state === "open") return refuse("WRONG_STATE", { state: row.state });
  const heldSen = await lockHeld(tx, groupId);
  if (amountSen > heldSen) return refuse("AMOUNT_NOT_OFFERED", { rule: "held", heldSen });
  const at = await loadNow(tx);
  const kind = way === null ? "kept" : "paidBack";
  const paidOn = await loadResortToday(tx);
  await tx
    .insert(groupEntry)
    .values({ groupId, kind, way, amountSen, paidOn, reference, reason, staffId, at });
  const to = way === null ? ledger.revenue("cancellations") : paidBackFrom(way);
  const movement = { kind: way === null ? "kept" : "groupPaidBack", at } as const;
  await post(tx, movement, move(amountSen, ledger.group(groupId), to));
  await noteHeld(tx, row, { staffId, at, heldSen, leftSen: heldSen - amountSen, way: way ?? "kept", reason });
  return ok({ done: true });
}

type Void = z.output<typeof voidGroupEntryRoute.body> & Key;

/** Takes money out of the books again that was recorded by mistake, as long as it still stands on the group's account. */
export async function voidGroupEntry(
  tx: Tx,
  { groupId, staffId, entryId, reason }: Void,
): Promise<Result<Done, Refusals>> {
  const row = await lockGroupRow(tx, groupId);
  const entry = row && (await received(tx, groupId, entryId));
  if (!row || !entry?.way) return refuse("NOT_FOUND");
  const { way, amountSen, reference } = entry;
  const voided = await tx.$count(groupEntry, eq(groupEntry.voids, entryId));
  if (voided > 0) return refuse("WRONG_STATE", { rule: "voided" });
  const heldSen = await lockHeld(tx, groupId);
  if (amountSen > heldSen) return refuse("AMOUNT_NOT_OFFERED", { rule: "held", heldSen });
  const at = await loadNow(tx);
  const paidOn = await loadResortToday(tx);
  await tx.insert(groupEntry).values({
    groupId,
    kind: "voided",
    way,
    amountSen,
    paidOn,
    reference,
    reason,
    staffId,
    at,
    voids: entryId,
  });
  await post(tx, { kind: "voided", at }, move(amountSen, ledger.group(groupId), accountOfWay(way)));
  await noteHeld(tx, row, { staffId, at, heldSen, leftSen: heldSen - amountSen, way, reason });
  return ok({ done: true });
}

async function received(tx: Tx, groupId: GroupId, entryId: GroupEntryId) {
  const [entry] = await tx
    .select()
    .from(groupEntry)
    .where(
      and(
        eq(groupEntry.id, entryId),
        eq(groupEntry.groupId, groupId),
        eq(groupEntry.kind, "received"),
        isNull(groupEntry.purchaseId),
      ),
    );
  return entry ?? null;
}

type Returned = {
  readonly staffId: StaffId;
  readonly at: Date;
  readonly heldSen: Sen;
  readonly leftSen: Sen;
  readonly way: string;
  readonly reason: string;
};

const noteHeld = (tx: Tx, row: GroupRecord, { staffId, at, heldSen, leftSen, way, reason }: Returned) =>
  auditChange(tx, {
    staffId,
    act: "groupMoneyReturned",
    subject: "group",
    subjectId: row.id,
    at,
    before: { amountSen: heldSen },
    after: { amountSen: leftSen },
    facts: { name: row.name, way, reason },
  });
