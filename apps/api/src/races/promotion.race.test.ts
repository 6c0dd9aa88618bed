import { randomUUID } from "node:crypto";
import { bookPromoRoute } from "@pulau/contract/promo-codes.ts";
import { buyPromoRoute, payPromoFromWalletRoute } from "@pulau/contract/promo-purchases.ts";
import { boughtPromoRoute, redeemVoucherRoute } from "@pulau/contract/vouchers.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import { cashPromo, makePromo, type Promo } from "../modules/selling/vouchers/test-vouchers.ts";
import type { Caller } from "./caller.ts";
import { withoutStockCheck } from "./controls.ts";
import { eventually } from "./eventually.ts";
import { mustSubmit, newGuest, stayOf, tryHold } from "./guest.ts";
import { memberWithWallet } from "./members.ts";
import { everything, staffCaller } from "./staff.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

const rights = { read: true, write: true, create: true, delete: true };
const once = () => ({ "idempotency-key": randomUUID() });
const signIn = (arena: TwoServers) => staffCaller(arena, { ...everything, posts: rights });

let arena: TwoServers;
let desk: Caller;
beforeAll(async () => {
  arena = await openTwoServers({ rooms: { standard: 30 }, days: 100 });
  ({ desk } = await signIn(arena));
});
afterAll(() => arena.close());

/** As many guests as may be reach for a code at one moment; who gets it. */
async function reach(at: TwoServers, { code }: Promo, sameEmail: boolean): Promise<number> {
  const guests = await Promise.all(Array.from({ length: 12 }, (_, i) => newGuest(at.urls, i)));
  const held = await Promise.all(
    guests.map((guest, i) => {
      const draft = stayOf(at.resort, { inDays: 10 + (i % 3) * 3 });
      const email = sameEmail ? "one@example.test" : `guest${i}@example.test`;
      return tryHold(guest, { ...draft, promoCode: code, booker: { ...draft.booker, email } });
    }),
  );
  const refused = held.flatMap((answer) => (answer.ok ? [] : [answer.code]));
  expect(refused.every((code) => ["PROMO_USED_UP", "PROMO_ONCE_EACH", "BUSY"].includes(code))).toBe(true);
  return held.filter((answer) => answer.ok).length;
}

describe("the last use of a code", () => {
  it("goes to one of many guests", async () => {
    expect(await reach(arena, await makePromo(desk, { capacity: 1 }), false)).toBe(1);
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });

  it("is one for each person, however many tabs that person has", async () => {
    expect(await reach(arena, await makePromo(desk, { perPerson: 1 }), true)).toBe(1);
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });
});

/** A voucher that is put into the wallet and spent in two bookings at one moment. */
async function spendThrice(at: TwoServers, staff: Caller) {
  const { member } = await memberWithWallet(at, 500_000);
  const promo = await cashPromo(staff);
  const { purchaseId } = await member.must(buyPromoRoute, { body: { promoCodeId: promo._id } }, once());
  await member.must(payPromoFromWalletRoute, { body: { purchaseId } }, once());
  const bought = () => member.must(boughtPromoRoute, { query: {} });
  const { vouchers } = await eventually(bought, (reply) => reply.vouchers.length === 1, 20);
  const code = vouchers[0]?.code ?? "";
  const [first, second] = [
    await mustSubmit(member, stayOf(at.resort, { inDays: 30 })),
    await mustSubmit(member, stayOf(at.resort, { inDays: 33 })),
  ];
  const ways = await Promise.all([
    member.call(redeemVoucherRoute, { body: { code } }),
    ...[first, second, first, second].map(({ _id: bookingId }) =>
      member.call(bookPromoRoute, { body: { bookingId, code } }, once()),
    ),
  ]);
  return ways.filter((way) => way.ok).length;
}

describe("a voucher that is spent in several places at once", () => {
  it("is spent once", async () => {
    for (let round = 0; round < 3; round++) expect(await spendThrice(arena, desk)).toBe(1);
    expect(await checkInvariants(arena.base.pool)).toEqual([]);
  });
});

describe("without the guards", () => {
  it("the same races do harm", async () => {
    const { pool } = arena.base;
    await withoutStockCheck(pool);
    await pool.query(`
      ALTER TABLE voucher DROP CONSTRAINT voucher_left;
      CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.5); RETURN NEW; END $$;
      CREATE TRIGGER slow_entry BEFORE INSERT ON ledger_entry FOR EACH ROW
        WHEN (NEW.account_kind = 'voucher' AND NEW.sen < 0) EXECUTE FUNCTION take_time();
      CREATE TRIGGER slow_claim BEFORE INSERT ON stay_hold FOR EACH ROW EXECUTE FUNCTION take_time()`);
    expect(await reach(arena, await makePromo(desk, { capacity: 1 }), false)).toBeGreaterThan(1);
    expect(await spendThrice(arena, desk)).toBeGreaterThan(1);
    expect(await checkInvariants(pool)).not.toEqual([]);
  });
});
