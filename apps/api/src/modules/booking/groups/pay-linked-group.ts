import type { groupPayParts } from "@pulau/contract/group-pay-link.ts";
import type { GroupId, PurchaseId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { and, desc, eq, inArray } from "../../../db/orm.ts";
import { groupEntry, groupFund } from "../../../db/schema/groups.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import type { KeyedCall } from "../../../plugins/idempotency.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { post } from "../../money/ledger/public.ts";
import {
  endOpenPages,
  movePurchase,
  type PurchaseRow,
  returnMoney,
  startPayment,
} from "../../money/payments/public.ts";
import { openPurchase } from "../../selling/purchases/public.ts";
import { lockOwing, spreadAccount } from "./group-money.ts";
import { groupOffers } from "./group-offers.ts";
import { lockGroupRow } from "./group-rows.ts";
import { showGroup } from "./show-group.ts";

type Deps = Parameters<typeof startPayment>[0];
type LinkedPayment = {
  readonly groupId: GroupId;
  readonly part: (typeof groupPayParts)[number];
  readonly agreedSen: Sen;
  readonly gateway: string;
  readonly bank?: string | undefined;
};

/**
 * Starts a payment of a group by its link: a purchase of no account, for which one goes to a gateway. Only one is open at a time: another
 * that was begun for another sum is ended first, with its page. `PRICE_CHANGED` where the sum is not the one that was shown;
 * `PAYMENT_UNDER_WAY` where somebody was faster.
 */
export async function payLinkedGroup(deps: Deps, keyed: KeyedCall, linked: LinkedPayment) {
  const { groupId, agreedSen, gateway, bank } = linked;
  // Before anything is ended: whoever has the link and another sum ends nobody's payment.
  const agreed = await checkOffer(deps.db, linked);
  if (!agreed.ok) return agreed;
  const ended = await endOthers(deps, groupId, agreedSen);
  if (!ended.ok) return ended;
  const opened = await inTransaction(deps.db, (tx) => openOnce(tx, linked));
  if (!opened.ok) return opened;
  const { purchaseId } = opened.value;
  return startPayment(deps, keyed, {
    of: { purchaseId },
    part: "full",
    flow: "invoice",
    ownerId: purchaseId,
    gateway,
    bank,
  });
}

const ofGroup = (groupId: GroupId) => and(eq(purchase.flow, "group"), eq(purchase.subjectId, groupId));
const openOf = (groupId: GroupId) => and(ofGroup(groupId), eq(purchase.state, "open"));
/** Begun, or paid and not yet on the group's account. */
const standingOf = (groupId: GroupId) => and(ofGroup(groupId), inArray(purchase.state, ["open", "paid"]));

/** Ends what was begun for another sum, once nobody can pay it any more. */
async function endOthers(
  deps: Deps,
  groupId: GroupId,
  agreedSen: Sen,
): Promise<Result<true, "PAYMENT_UNDER_WAY" | "GATEWAY_DOWN">> {
  const open = await deps.db.select().from(purchase).where(openOf(groupId));
  for (const { id: purchaseId, totalSen } of open) {
    if (totalSen === agreedSen) continue;
    const ended = await endOpenPages(deps, { purchaseId }, null);
    if (!ended.ok) return ended;
    await inTransaction(deps.db, (tx) => cancelOpen(tx, purchaseId));
  }
  return ok(true);
}

/** Money that comes for it all the same goes back by itself. */
async function cancelOpen(tx: Tx, purchaseId: PurchaseId): Promise<void> {
  const [row] = await tx.select().from(purchase).where(eq(purchase.id, purchaseId)).for("update");
  if (row?.state !== "open") return;
  const at = await loadNow(tx);
  await movePurchase(tx, { row }, "cancel", { cancelReason: "BY_BUYER", payUntil: null });
  await returnMoney(tx, { purchaseId, amountSen: row.paidSen, why: "cancelled", at });
}

/** Whether a part of the bill is still asked for, at the sum that was shown. */
async function checkOffer(
  db: Db | Tx,
  { groupId, part, agreedSen }: Pick<LinkedPayment, "groupId" | "part" | "agreedSen">,
): Promise<Result<true, "LINK_INVALID" | "PRICE_CHANGED">> {
  const shown = await showGroup(db, groupId);
  if (!shown.ok) return refuse("LINK_INVALID");
  const offer = groupOffers(shown.value).find((offered) => offered.part === part);
  return offer?.amountSen === agreedSen
    ? ok(true)
    : refuse("PRICE_CHANGED", { totalSen: offer?.amountSen ?? 0 });
}

/** The purchase that is open for the sum, or a new one; two who begin at the same moment pay the same one. */
async function openOnce(
  tx: Tx,
  { groupId, part, agreedSen }: LinkedPayment,
): Promise<Result<{ purchaseId: PurchaseId }, "LINK_INVALID" | "PAYMENT_UNDER_WAY" | "PRICE_CHANGED">> {
  const row = await lockGroupRow(tx, groupId);
  if (!row) return refuse("LINK_INVALID");
  // Read before the bill is: what is paid stands on the group's account a moment later, and until then is asked for once more.
  const [standing] = await tx
    .select()
    .from(purchase)
    .where(standingOf(groupId))
    .orderBy(desc(purchase.state));
  if (standing?.state === "paid") return refuse("PAYMENT_UNDER_WAY");
  const agreed = await checkOffer(tx, { groupId, part, agreedSen });
  if (!agreed.ok) return agreed;
  if (standing)
    return standing.totalSen === agreedSen ? ok({ purchaseId: standing.id }) : refuse("PAYMENT_UNDER_WAY");
  const { name } = row;
  const opened = await openPurchase(tx, {
    accountId: null,
    flow: "group",
    subjectId: groupId,
    count: 1,
    facts: { name: { en: name, my: name, cn: name } },
    totalSen: agreedSen,
  });
  if (!opened.ok) throw new Error("what a group pays has no quota");
  return ok({ purchaseId: opened.value._id });
}

/**
 * What a group paid by its link is on its account, and pays from there what its bookings owe, as what the desk enters does. What is
 * over stands there for the rooms to be named, or for staff to decide about.
 */
export async function fulfilGroupPayment(tx: Tx, bought: PurchaseRow, at: Date): Promise<void> {
  const { id: purchaseId, subjectId: groupId, totalSen: amountSen, number } = bought;
  if (groupId === null) throw new Error(`purchase ${purchaseId} is no group's`);
  const owing = await lockOwing(tx, groupId);
  const row = await lockGroupRow(tx, groupId);
  if (!row) throw new Error(`group ${groupId} is gone`);
  const entry = { groupId: row.id, amountSen, paidOn: await loadResortToday(tx), reference: number };
  await tx.insert(groupEntry).values({ ...entry, kind: "received", purchaseId, at });
  await tx.insert(groupFund).values({ groupId: row.id }).onConflictDoNothing();
  await post(
    tx,
    { kind: "groupReceived", purchaseId, at },
    move(amountSen, ledger.purchase(purchaseId), ledger.group(row.id)),
  );
  await spreadAccount(tx, { row, staffId: null, owing });
  await auditChange(tx, {
    staffId: null,
    act: "paymentEntered",
    subject: "group",
    subjectId: row.id,
    at,
    before: null,
    after: { amountSen, paidOn: entry.paidOn, reference: number },
    facts: { name: row.name },
  });
}
