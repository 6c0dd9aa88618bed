import { isLinkedFlow } from "@pulau/contract/purchases.ts";
import { asPayable, type OwnerId, type PayableId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import { findPayable } from "../payments/public.ts";

/** Purchases that can wait some days for a bank transfer; credit and places at an event can't. */
const slowFlows: readonly (typeof purchase.$inferSelect)["flow"][] = ["package-deposit"];

/** What an id of a booking or purchase stands for, and by which way its money comes in. Null when it is neither. */
export async function findPaymentTarget(db: Db, id: PayableId) {
  const { bookingId, purchaseId } = asPayable(id);
  const stay = await findPayable(db, { bookingId });
  if (stay) return { ...stay, flow: "reservation" as const, byTransfer: true };
  const bought = await findPayable(db, { purchaseId });
  if (!bought) return null;
  const [row] = await db.select({ flow: purchase.flow }).from(purchase).where(eq(purchase.id, purchaseId));
  // A sale at the till is paid at the till or on a phone, and by nothing that staff enter.
  if (!row || isLinkedFlow(row.flow)) return null;
  return { ...bought, flow: row.flow, byTransfer: slowFlows.includes(row.flow) };
}

/** The same for who owns it; null for another's. */
export async function findOwnPaymentTarget(
  db: Db,
  id: PayableId,
  ownerId: OwnerId,
): Promise<PaymentTarget | null> {
  const target = await findPaymentTarget(db, id);
  return target?.ownerId === ownerId ? target : null;
}

export type PaymentTarget = NonNullable<Awaited<ReturnType<typeof findPaymentTarget>>>;
