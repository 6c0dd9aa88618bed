import { PaperSeller } from "@pulau/contract/papers.ts";
import type { ReceiptReply } from "@pulau/contract/receipts.ts";
import type { BookingId, FolioId, OwnerId, PaymentId, PurchaseId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq, inArray, sql } from "../../../db/orm.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { stayPackage } from "../../../db/schema/catalogue.ts";
import { bookingFolio } from "../../../db/schema/folios.ts";
import { payment, refund } from "../../../db/schema/payments.ts";
import { purchase } from "../../../db/schema/purchases.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { papersOf } from "./papers-of.ts";
import { versionAt } from "./version-at.ts";

export type Receipt = {
  /** Whose it is: an account, or the anonymous session that made the booking. Null where another payer of its bill paid. */
  readonly ownerId: OwnerId | null;
  readonly reply: ReceiptReply;
};

type PaymentRow = typeof payment.$inferSelect;
type Of = Pick<ReceiptReply, "payer" | "paidFor" | "totalSen"> & { readonly ownerId: OwnerId };

/** The receipt of a payment that was captured; null for one that was not, or is none. */
export async function findReceipt(db: Db, paymentId: PaymentId): Promise<Receipt | null> {
  const [row] = await db.select().from(payment).where(eq(payment.id, paymentId));
  if (!row || (row.state !== "captured" && row.state !== "voided") || row.settledAt === null) return null;
  const [of, place, refunds, { profile, answerHours, timeZone }] = await Promise.all([
    row.bookingId ? ofBooking(db, row.bookingId, row.settledAt) : ofPurchase(db, row.purchaseId ?? ""),
    placeOf(db, row, row.settledAt),
    db.select().from(refund).where(eq(refund.paymentId, row.id)).orderBy(asc(refund.createdAt)),
    loadSettings(db),
  ]);
  const payer = row.folioId ? await payerOfFolio(db, row.folioId) : null;
  const { ownerId, ...receipt } = of;
  return {
    ownerId: payer ? null : ownerId,
    reply: {
      ...receipt,
      ...(payer && { payer }),
      _id: row.id,
      number: `${of.paidFor.number}-R${place}`,
      seller: PaperSeller.parse({ ...profile, answerHours, timeZone }),
      paidAt: row.settledAt.toISOString(),
      gateway: row.gateway,
      reference: row.gatewayRef,
      part: row.part,
      amountSen: row.amountSen,
      state: row.state,
      refunds: refunds
        .filter(({ state }) => state !== "failed" && state !== "voided")
        .map(({ doneAt, createdAt, amountSen, state }) => ({
          at: (doneAt ?? createdAt).toISOString(),
          amountSen,
          done: state === "done",
        })),
    },
  };
}

/** Who pays a folio of a split bill beside its booker. */
async function payerOfFolio(db: Db, folioId: FolioId): Promise<Of["payer"] | null> {
  const [payer] = await db
    .select({ name: bookingFolio.name, email: bookingFolio.email })
    .from(bookingFolio)
    .where(eq(bookingFolio.id, folioId));
  return payer ?? null;
}

/** Which of the payments it is, by when the money came. An earlier one is never added later, so it stays what it is. */
async function placeOf(db: Db, { id, bookingId, purchaseId }: PaymentRow, settledAt: Date): Promise<number> {
  const same = bookingId ? eq(payment.bookingId, bookingId) : eq(payment.purchaseId, purchaseId ?? "");
  const at = settledAt.toISOString();
  const [found] = await db
    .select({ place: sql<number>`count(*)::int` })
    .from(payment)
    .where(
      sql`${same} AND ${inArray(payment.state, ["captured", "voided"])}
        AND (${payment.settledAt}, ${payment.id}) <= (${at}::timestamptz, ${id}::uuid)`,
    );
  return found?.place ?? 1;
}

/** The stay that was paid for: as it was when the money came, whatever it has been changed to since. */
async function ofBooking(db: Db, bookingId: BookingId, paidAt: Date): Promise<Of> {
  const [[row], then] = await Promise.all([
    db
      .select({ booking, name: stayPackage.name })
      .from(booking)
      .innerJoin(stayPackage, eq(stayPackage.id, booking.packageId))
      .where(eq(booking.id, bookingId)),
    versionAt(db, bookingId, paidAt),
  ]);
  if (!row) throw new Error(`booking ${bookingId} of a payment is gone`);
  const { id, bookingNo, bookingName, email, ownerId } = row.booking;
  const { checkIn, checkOut } = then?.stay ?? row.booking;
  return {
    ownerId,
    totalSen: then?.totalSen ?? row.booking.totalSen,
    payer: { name: bookingName, email },
    paidFor: {
      kind: "booking",
      _id: id,
      number: bookingNo,
      checkIn,
      checkOut,
      name: (await nameThen(db, bookingId, then?.at)) ?? row.name,
    },
  };
}

/** The package's name on the last invoice before a change: it may be called otherwise today. */
async function nameThen(db: Db, bookingId: BookingId, until: Date | undefined) {
  const papers = await papersOf(db, bookingId);
  const invoices = papers.filter(({ kind }) => kind === "invoice");
  const issued = invoices.findLast(({ issuedAt }) => until === undefined || issuedAt < until);
  return issued?.content.stay.packageName;
}

async function ofPurchase(db: Db, purchaseId: PurchaseId): Promise<Of> {
  const [row] = await db
    .select({ purchase, name: account.name, email: member.email })
    .from(purchase)
    .leftJoin(account, eq(account.id, purchase.accountId))
    .leftJoin(member, eq(member.accountId, purchase.accountId))
    .where(eq(purchase.id, purchaseId))
    .orderBy(asc(member.createdAt))
    .limit(1);
  if (!row) throw new Error(`purchase ${purchaseId} of a payment is gone`);
  const { id, number, accountId, count, facts, totalSen } = row.purchase;
  return {
    ownerId: accountId ?? id,
    totalSen,
    payer: { name: row.name ?? "", email: row.email ?? "" },
    paidFor: { kind: "purchase", _id: id, number, name: facts.name, count },
  };
}
