import { randomUUID } from "node:crypto";
import { staffLoginRoute } from "@pulau/contract/staff.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { AccountId, BookingId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { loadNow } from "../db/clock.ts";
import { only } from "../db/factories/words.ts";
import { eq } from "../db/orm.ts";
import { member } from "../db/schema/accounts.ts";
import { booking } from "../db/schema/bookings.ts";
import { commission } from "../db/schema/commission.ts";
import { wallet } from "../db/schema/payments.ts";
import { payout } from "../db/schema/payouts.ts";
import type { Permissions } from "../db/schema/staff.ts";
import { inTransaction } from "../db/tx.ts";
import { makeStay, type StayOptions } from "../modules/desk/front-desk/test-stay.ts";
import { post } from "../modules/money/ledger/public.ts";
import { returnMoney } from "../modules/money/payments/public.ts";
import { settleCommissions } from "../modules/partners/commission/public.ts";
import { createStaff, testPassword } from "../modules/people/accounts/test-people.ts";
import { Caller } from "./caller.ts";
import type { Stage } from "./one-server.ts";

const all = { read: true, write: true, create: true, delete: true };

/** One server or two on one database. */
type Place = Pick<Stage, "base" | "resort" | "urls">;

/** Somebody of the staff, who may do everything with bookings and wallets unless told. */
export async function signInStaff(
  stage: Place,
  role: Permissions = { bookings: all, wallets: all, payments: all },
): Promise<Caller> {
  const { email } = await createStaff(stage.base.db, { role });
  const caller = new Caller(stage.urls);
  const body = { email, password: testPassword };
  caller.token = (await caller.must(staffLoginRoute, { body })).accessToken;
  return caller;
}

let nextRoom = 0;
type BookingFields = Partial<typeof booking.$inferInsert>;

/** A confirmed stay of RM 1,000 whose booking thanks somebody, in house unless told, with its commission forecast. */
export async function makeEarning(
  stage: Place,
  whose: BookingFields,
  options: Partial<StayOptions> = {},
): Promise<string> {
  const { base, resort } = stage;
  const { roomIds } = resort.roomTypes.standard;
  const turn = nextRoom++;
  const roomId = roomIds[turn % roomIds.length] ?? "";
  // Rooms and ferries are few: days that don't meet.
  const checkIn = addDays(resort.from, (turn % 18) * 3);
  const name = options.name ?? `Guest ${randomUUID().slice(0, 8)}`;
  const state = options.state ?? "inHouse";
  const { id } = await makeStay(base.db, resort, { roomId, checkIn, ...options, name, state });
  await base.db.update(booking).set(whose).where(eq(booking.id, id));
  await inTransaction(base.db, (tx) => settleCommissions(tx, id));
  return id;
}

/** Sends a part of a booking's money back, as staff do after the stay. */
export async function giveBack(stage: Place, bookingId: BookingId, amountSen: Sen): Promise<void> {
  const at = await loadNow(stage.base.db);
  await inTransaction(stage.base.db, async (tx) => {
    await tx.select().from(booking).where(eq(booking.id, bookingId)).for("no key update");
    await returnMoney(tx, { bookingId, amountSen, why: "byStaff", at });
  });
}

/** Takes money out of a wallet for good: a payout that was asked for, approved and paid. */
export async function payOut(stage: Place, accountId: AccountId, sen: Sen): Promise<void> {
  const { db } = stage.base;
  const at = await loadNow(db);
  const members = await db
    .select({ memberId: member.id })
    .from(member)
    .where(eq(member.accountId, accountId));
  const { memberId } = only(members.slice(0, 1));
  await inTransaction(db, async (tx) => {
    const made = await tx
      .insert(payout)
      .values({
        number: randomUUID(),
        accountId,
        memberId,
        amountSen: sen,
        accountName: "Coral",
        bank: "maybank",
        bankName: "Maybank",
        swift: "MBBEMYKL",
        numberSealed: "sealed",
        numberTail: "8901",
        requestedAt: at,
      })
      .returning({ id: payout.id });
    const { id } = only(made);
    const paid = { paidAt: at, paidOn: stage.resort.from, bankReference: "MBB1" };
    await tx.update(payout).set({ state: "approved", approvedAt: at }).where(eq(payout.id, id));
    await tx
      .update(payout)
      .set({ state: "paid", ...paid })
      .where(eq(payout.id, id));
    const out = move(sen, ledger.wallet(accountId), ledger.bank("payouts"));
    await post(tx, { kind: "payout", once: `payout:${id}:paid`, at }, out);
  });
}

export async function commissionsOf(stage: Place, bookingId: BookingId) {
  return stage.base.db.select().from(commission).where(eq(commission.bookingId, bookingId));
}

/** What is free in a wallet, in sen. */
export async function freeIn(stage: Place, accountId: AccountId): Promise<number> {
  const row = only(await stage.base.db.select().from(wallet).where(eq(wallet.accountId, accountId)));
  return row.creditedSen - row.debitedSen - row.requestedSen;
}
