import type { giveDepositBackRoute, RoomDeposit } from "@pulau/contract/room-deposits.ts";
import type { Received } from "@pulau/contract/route.ts";
import type { Permissions } from "@pulau/domain/access/permissions.ts";
import { firstFolio } from "@pulau/domain/folio/share-rules.ts";
import type { BookingId, OutletId, RoomDepositId, ShiftId, StaffId } from "@pulau/domain/ids.ts";
import { depositReturned } from "@pulau/domain/ledger/postings.ts";
import {
  decideGivingBack,
  moneyOfDeposit,
  type Withheld,
  withheldBy,
} from "@pulau/domain/money/room-deposit.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { roomDeposit } from "../../../db/schema/room-deposits.ts";
import type { Tx } from "../../../db/tx.ts";
import { lockBooking, note } from "../../booking/bookings/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { post } from "../ledger/public.ts";
import { enterPayment } from "../offline-payments/public.ts";
import { lockDrawerToPay } from "../shifts/public.ts";
import { chargeStay, lockFolios } from "../till/public.ts";
import { findDeposit } from "./show-deposits.ts";

type Giving = Received<typeof giveDepositBackRoute>["body"] & {
  readonly depositId: RoomDepositId;
  readonly staffId: StaffId;
  readonly permissions: Permissions;
};
type Refusals =
  | "NOT_FOUND"
  | "WRONG_STATE"
  | "NOT_ALLOWED"
  | "NO_OPEN_DRAWER"
  | "AMOUNT_NOT_OFFERED"
  | "PAYMENT_UNDER_WAY"
  | "PRICE_CHANGED"
  | "INVALID_INPUT";
type Deposit = typeof roomDeposit.$inferSelect;
type Payer = Pick<Giving, "staffId" | "permissions">;

/**
 * Gives a deposit back, once, by the way it came. What is withheld becomes a charge of the booking, which asks for the right to
 * charge what is on no price list, and the deposit pays it: in the books all of it goes back, and that part comes in again. Cash
 * leaves the drawer of who gives it back. The folios and the booking are locked
 * first, then its deposit, then the drawer.
 */
export async function giveDepositBack(
  tx: Tx,
  { depositId, staffId, permissions, ...giving }: Giving,
): Promise<Result<RoomDeposit, Refusals>> {
  const found = await lockDeposit(tx, depositId);
  if (!found.ok) return found;
  const { deposit, at, isSplit } = found.value;
  const decided = decideGivingBack<OutletId>(deposit, giving);
  if (!decided.ok) return decided;
  const { withheld, returnedSen, reference } = decided.value;
  const payer = { staffId, permissions };
  if (withheld) {
    const charged = await charge(tx, deposit.bookingId, { withheld, isSplit, ...payer });
    if (!charged.ok) return charged;
  }
  const drawer = deposit.way === "cash" ? await lockDrawerToPay(tx, staffId, returnedSen) : ok(null);
  if (!drawer.ok) return drawer;
  if (withheld) {
    const paid = await pay(tx, deposit, { withheld, reference, ...payer });
    if (!paid.ok) return paid;
  }
  await postBack(tx, deposit, { staffId, at, shiftId: drawer.value });
  const back = {
    backAt: at,
    backBy: staffId,
    withheldSen: withheld?.sen ?? 0,
    backReason: withheld?.reason ?? "",
    backReference: reference,
  };
  await tx.update(roomDeposit).set(back).where(eq(roomDeposit.id, depositId));
  await note(tx, {
    bookingId: deposit.bookingId,
    what: "depositReturned",
    at,
    staffId,
    before: { amountSen: deposit.amountSen },
    after: { amountSen: 0 },
    facts: { name: deposit.number, amountSen: returnedSen, ...(withheld && { note: withheld.reason }) },
  });
  const shown = await findDeposit(tx, depositId);
  if (!shown) throw new Error(`deposit ${depositId} is gone`);
  return ok(shown);
}

/** A deposit that stands, with its booking locked before it, as whoever moves the booking's money locks it. */
async function lockDeposit(
  tx: Tx,
  id: RoomDepositId,
): Promise<Result<{ deposit: Deposit; at: Date; isSplit: boolean }, "NOT_FOUND" | "WRONG_STATE">> {
  const isThis = eq(roomDeposit.id, id);
  const [of] = await tx.select({ bookingId: roomDeposit.bookingId }).from(roomDeposit).where(isThis);
  if (of) await lockFolios(tx, of.bookingId);
  const locked = of && (await lockBooking(tx, of.bookingId));
  if (!locked) return refuse("NOT_FOUND");
  const [deposit] = await tx.select().from(roomDeposit).where(isThis).for("update");
  if (!deposit) return refuse("NOT_FOUND");
  if (deposit.backAt) return refuse("WRONG_STATE", { rule: "depositBack" });
  return ok({ deposit, at: locked.now, isSplit: locked.row.folios !== "none" });
}

type Withholding = Payer & { readonly withheld: Withheld<OutletId> };

/** Charges what is withheld; compensation is no sale, so no tax is on it. */
const charge = (
  tx: Tx,
  bookingId: BookingId,
  {
    withheld: { sen, reason, outletId },
    isSplit,
    staffId,
    permissions,
  }: Withholding & { readonly isSplit: boolean },
) =>
  chargeStay(tx, {
    bookingId,
    staffId,
    permissions,
    outletId,
    items: [],
    free: [{ name: reason, sen, count: 1, taxGroup: "none" }],
    guestId: null,
    note: "",
    signature: null,
    agreedTotalSen: sen,
    // Whoever left the deposit bears it: it is the guest's own, whatever a company pays.
    folio: isSplit ? firstFolio : null,
  });

/** Pays the charge by the way the deposit came in, on the guest's own folio. */
async function pay(
  tx: Tx,
  { bookingId, way, number }: Deposit,
  { withheld, reference, staffId }: Withholding & { readonly reference: string },
) {
  const { timeZone } = await loadSettings(tx);
  return enterPayment(tx, {
    bookingId,
    staffId,
    way: withheldBy(way),
    amountSen: withheld.sen,
    paidOn: await loadToday(tx, timeZone),
    reference,
    slipId: null,
    note: number ?? "",
    folio: firstFolio,
  });
}

type Back = { readonly staffId: StaffId; readonly at: Date; readonly shiftId: ShiftId | null };

async function postBack(
  tx: Tx,
  { id, bookingId, way, amountSen, number }: Deposit,
  { staffId, at, shiftId }: Back,
): Promise<void> {
  const money = moneyOfDeposit(way);
  if (!money) return;
  await post(
    tx,
    {
      kind: "depositReturned",
      bookingId,
      once: `deposit:${id}:back`,
      at,
      ...(shiftId && { drawer: { shiftId, staffId, kind: "refund", note: number ?? "" } }),
    },
    depositReturned({ depositId: id, way: money, sen: amountSen }),
  );
}
