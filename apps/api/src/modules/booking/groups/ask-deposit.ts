import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { type DepositAsk, depositAskDays } from "@pulau/domain/groups/deposit-asks.ts";
import type { Stage } from "@pulau/domain/groups/stages.ts";
import type { GroupId, StaffId } from "@pulau/domain/ids.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue, withdraw } from "../../../jobs/enqueue.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { cutOffAt, lockGroupRow } from "./group-rows.ts";
import { showGroup } from "./show-group.ts";

type Deposit = { readonly groupId: GroupId; readonly dueOn: Day };

/** What a mail says of the deposits of a day; null where none of them lacks anything any more, or the group is off. */
export async function loadDeposit(db: Db | Tx, { groupId, dueOn }: Deposit) {
  const found = await showGroup(db, groupId);
  if (!found.ok || found.value.state === "cancelled") return null;
  const { contactName, name: groupName, checkIn, checkOut, email, language, paidSen, heldSen } = found.value;
  if (!found.value.stages.some((stage) => stage.dueOn === dueOn)) return null;
  const ofDay = found.value.due.filter((stage) => stage.dueOn === dueOn);
  const amountSen = sumSen(ofDay.map((stage) => stage.amountSen - stage.paidSen));
  if (amountSen <= 0) return null;
  return {
    contactName,
    groupName,
    checkIn,
    checkOut,
    email,
    language,
    amountSen,
    paidSen: paidSen + heldSen,
  };
}

/**
 * Queues what asks a group for its deposits: a request some days before each, and a reminder. Days that stay keep what was queued, and
 * those that went lose it; of a deposit that is due at once nobody is reminded in the same hour.
 */
export async function planDeposits(
  tx: Tx,
  groupId: GroupId,
  { before, after }: { readonly before: readonly Stage[]; readonly after: readonly Stage[] },
): Promise<void> {
  const today = await loadResortToday(tx);
  const daysOf = (stages: readonly Stage[]) => [...new Set(stages.map(({ dueOn }) => dueOn))];
  const [had, has] = [daysOf(before), daysOf(after)];
  for (const dueOn of had.filter((day) => !has.includes(day)))
    for (const { isReminder } of depositAskDays(dueOn, today))
      await withdraw(tx, "ask-group-deposit", { groupId, dueOn, isReminder });
  for (const dueOn of has.filter((day) => !had.includes(day)))
    for (const { on, isReminder } of depositAskDays(dueOn, today)) {
      const startAfter = await cutOffAt(tx, addDays(on, -1));
      await enqueue(tx, "ask-group-deposit", { groupId, dueOn, isReminder }, { startAfter });
    }
}

/** Asks a group for a deposit, or reminds it: nothing where it has come, or its day was moved. */
export async function askForDeposit(
  tx: Tx,
  { groupId, dueOn, isReminder }: Deposit & Pick<DepositAsk, "isReminder">,
): Promise<void> {
  if ((await loadDeposit(tx, { groupId, dueOn })) === null) return;
  await enqueue(tx, "send-mail", { template: "group-deposit-due", groupId, dueOn, isReminder });
}

/** The same by somebody of the staff, as often as they like. `WRONG_STATE` where nothing of that day lacks. */
export async function requestDeposit(
  tx: Tx,
  { groupId, dueOn, staffId }: Deposit & { readonly staffId: StaffId },
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const row = await lockGroupRow(tx, groupId);
  if (!row) return refuse("NOT_FOUND");
  if ((await loadDeposit(tx, { groupId, dueOn })) === null)
    return refuse("WRONG_STATE", { rule: "depositPaid" });
  const now = await loadNow(tx);
  const mail = { template: "group-deposit-due", groupId, dueOn, isReminder: false } as const;
  await enqueue(tx, "send-mail", { ...mail, at: now.toISOString() });
  await auditChange(tx, {
    staffId,
    act: "depositRequested",
    subject: "group",
    subjectId: groupId,
    at: now,
    facts: { name: row.name, dueOn },
  });
  return ok({ done: true });
}
