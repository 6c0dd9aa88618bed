import type { payGroupRoute } from "@pulau/contract/groups.ts";
import { spreadPayment } from "@pulau/domain/groups/spread-payment.ts";
import type { GroupId, StaffId } from "@pulau/domain/ids.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { groupEntry, stayGroup } from "../../../db/schema/groups.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { enterPayment } from "../../money/offline-payments/public.ts";
import { lockOwing, type Part, putOnAccount, spreadAccount } from "./group-money.ts";
import { type GroupRecord, lockGroupRow, roomsToName } from "./group-rows.ts";

type Body = z.output<typeof payGroupRoute.body>;
type Payment = Body & { readonly groupId: GroupId; readonly staffId: StaffId };
type Paid = { readonly payments: Part[]; readonly heldSen: Sen };

/**
 * Enters one payment of a group, spread to the sen over the bookings that it pays, by what each owes: a payment of each booking, in the
 * ledger as any other. What is beyond that stands on the group's account, as long as it has rooms to name: the bookings to come are
 * paid from it. All of the bookings are locked before the first of them is paid, by their ids, and the group after them.
 */
export async function payGroup(tx: Tx, payment: Payment): Promise<Result<Paid>> {
  const { groupId, amountSen, paidOn } = payment;
  const owing = await lockOwing(tx, groupId);
  const row = await lockGroupRow(tx, groupId);
  if (!row) return refuse("NOT_FOUND");
  if (paidOn > (await loadResortToday(tx)))
    return refuseFields("INVALID_INPUT", [{ path: "paidOn", rule: "dayAhead" }]);
  const owed = owing.map(({ owedSen }) => owedSen);
  const owedSen = sumSen(owed);
  const heldSen = Math.max(0, amountSen - owedSen);
  if (heldSen > 0 && (await roomsToName(tx, row)) === 0)
    return refuse("AMOUNT_NOT_OFFERED", { rule: "owed", owedSen });
  const parts = spreadPayment(amountSen - heldSen, owed) ?? [];
  const payments: Part[] = [];
  for (const [i, { bookingId }] of owing.entries()) {
    const part = parts[i] ?? 0;
    if (part === 0) continue;
    const entered = await enterPayment(tx, {
      ...payment,
      bookingId,
      amountSen: part,
      slipId: null,
      note: row.name,
    });
    if (!entered.ok) return entered;
    payments.push({ paymentId: entered.value.paymentId, amountSen: part });
  }
  if (heldSen > 0) await receive(tx, row, { ...payment, amountSen: heldSen });
  return ok({ payments, heldSen });
}

async function receive(tx: Tx, row: GroupRecord, received: Payment): Promise<void> {
  const { staffId, way, amountSen, paidOn, reference } = received;
  const at = await loadNow(tx);
  const entry = { groupId: row.id, way, amountSen, paidOn, reference } as const;
  await tx.insert(groupEntry).values({ ...entry, kind: "received", staffId, at });
  await putOnAccount(tx, { row, way, amountSen, at });
  await auditChange(tx, {
    staffId,
    act: "paymentEntered",
    subject: "group",
    subjectId: row.id,
    at,
    before: null,
    after: { way, amountSen, paidOn, reference },
    facts: { name: row.name },
  });
}

/** Pays what the group's bookings owe from its account, as far as it reaches. `WRONG_STATE` where there is nothing to pay, or to pay with. */
export async function spreadGroupMoney(
  tx: Tx,
  { groupId, staffId }: { readonly groupId: GroupId; readonly staffId: StaffId },
): Promise<Result<{ payments: Part[] }, "NOT_FOUND" | "WRONG_STATE">> {
  const owing = await lockOwing(tx, groupId);
  const [row] = await tx.select().from(stayGroup).where(eq(stayGroup.id, groupId));
  if (!row) return refuse("NOT_FOUND");
  const payments = await spreadAccount(tx, { row, staffId, owing });
  return payments.length === 0 ? refuse("WRONG_STATE", { rule: "nothingToSpread" }) : ok({ payments });
}
