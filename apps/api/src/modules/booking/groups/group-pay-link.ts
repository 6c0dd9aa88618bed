import type { LinkedGroup } from "@pulau/contract/group-pay-link.ts";
import type { GroupId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { and, desc, eq } from "../../../db/orm.ts";
import { payment } from "../../../db/schema/payments.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import type { Settings } from "../../../settings.ts";
import { faceOf, offeredGateways } from "../../money/gateways/public.ts";
import { groupOffers } from "./group-offers.ts";
import { showGroup } from "./show-group.ts";

/** The address at which whoever has it pays for a group. */
export const groupPayUrl = (
  { secret, publicUrl }: Pick<Settings, "secret" | "publicUrl">,
  groupId: GroupId,
): string => `${publicUrl}/pay/group/${linkToken(secret, "payForGroup", { id: groupId })}`;

/** The link for staff to pass on; `WRONG_STATE` where nothing can be paid. */
export async function giveGroupPayLink(
  db: Db,
  deployment: Pick<Settings, "secret" | "publicUrl">,
  groupId: GroupId,
): Promise<Result<{ url: string }, "NOT_FOUND" | "WRONG_STATE">> {
  const found = await showGroup(db, groupId);
  if (!found.ok) return found;
  if (groupOffers(found.value).length === 0) return refuse("WRONG_STATE", { rule: "nothingToPay" });
  return ok({ url: groupPayUrl(deployment, groupId) });
}

/** What whoever has the link may see: what is to pay and how that stands, nobody's name. */
export async function showLinkedGroup(
  db: Db,
  gateways: Gateways,
  groupId: GroupId,
): Promise<Result<LinkedGroup, "LINK_INVALID">> {
  // Before the bill: whoever reads that a payment is written down, and asks no more, has the bill with it.
  const attempt = await latestAttempt(db, groupId);
  const found = await showGroup(db, groupId);
  if (!found.ok) return refuse("LINK_INVALID");
  const { name, packageName, checkIn, checkOut, totalSen, paidSen, heldSen } = found.value;
  const offers = groupOffers(found.value);
  const offered = offers.length > 0 ? await offeredGateways(db, gateways) : [];
  return ok({
    name,
    packageName,
    checkIn,
    checkOut,
    totalSen,
    offers,
    paidSen: paidSen + heldSen,
    gateways: offered.map(faceOf),
    attempt,
    now: (await loadNow(db)).toISOString(),
  });
}

async function latestAttempt(db: Db, groupId: GroupId): Promise<LinkedGroup["attempt"]> {
  const [row] = await db
    .select()
    .from(purchase)
    .where(and(eq(purchase.flow, "group"), eq(purchase.subjectId, groupId)))
    .orderBy(desc(purchase.createdAt), desc(purchase.id))
    .limit(1);
  if (!row) return null;
  const { id: _id, gateway, amountSen, state, reason } = payment;
  const [latest = null] = await db
    .select({ _id, gateway, amountSen, state, reason })
    .from(payment)
    .where(eq(payment.purchaseId, row.id))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(1);
  const { totalSen, cancelReason, payUntil } = row;
  return { state: row.state, cancelReason, totalSen, payUntil: payUntil?.toISOString() ?? null, latest };
}
