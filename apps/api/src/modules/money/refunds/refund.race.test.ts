import { randomUUID } from "node:crypto";
import { payFromWalletRoute } from "@pulau/contract/payments.ts";
import { refundRoute } from "@pulau/contract/refunds.ts";
import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkInvariants } from "../../../db/invariants.ts";
import { eq } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { payment, refund } from "../../../db/schema/payments.ts";
import { mustSubmit, stayOf } from "../../../races/guest.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { staffCaller } from "../../../races/staff.ts";
import { openTwoServers, type TwoServers } from "../../../races/two-servers.ts";

/**
 * Takes both guards away: the check that a payment never gives back more than it captured, and, by letting every reader
 * see the booking as untouched, the look at what is left.
 */
const withoutGuards = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    ALTER TABLE payment DROP CONSTRAINT payment_amount;
    CREATE FUNCTION stay_untouched() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.refunded_sen := 0; RETURN NEW; END $$;
    CREATE TRIGGER untouched BEFORE UPDATE OF refunded_sen ON payment FOR EACH ROW EXECUTE FUNCTION stay_untouched();
    CREATE FUNCTION paid_untouched() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.paid_sen := OLD.paid_sen; NEW.total_sen := OLD.total_sen; RETURN NEW; END $$;
    CREATE TRIGGER untouched BEFORE UPDATE OF refunded_sen ON booking FOR EACH ROW
      WHEN (NEW.refunded_sen > OLD.refunded_sen) EXECUTE FUNCTION paid_untouched()`);
};

/** A paid booking and twelve refunds of a tenth of it at once, over two servers. */
async function race(arena: TwoServers) {
  const { member } = await memberWithWallet(arena, 10_000_000);
  const { desk } = await staffCaller(arena);
  const { _id } = await mustSubmit(member, stayOf(arena.resort));
  const key = () => ({ "idempotency-key": randomUUID() });
  await member.must(payFromWalletRoute, { body: { bookingId: _id, part: "full" } }, key());
  const [paid] = await arena.base.db.select().from(payment).where(eq(payment.bookingId, _id));
  const capturedSen = paid?.amountSen ?? 0;
  const amountSen = Math.floor(capturedSen / 10);
  const body = { amountSen, to: "source", price: "lowers", reason: "Race" } as const;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => desk.call(refundRoute, { params: { _id }, body }, key())),
  );
  const refunds = await arena.base.db.select().from(refund).where(eq(refund.bookingId, _id));
  const [row] = await arena.base.db.select().from(booking).where(eq(booking.id, _id));
  const gaveSen = refunds.reduce((sum, refund) => sum + refund.amountSen, 0);
  return { capturedSen, amountSen, answers, refunds, gaveSen, row };
}

let arena: TwoServers;
beforeAll(async () => {
  arena = await openTwoServers({ days: 60 });
});
afterAll(() => arena.close());

it("gives back no more than was captured, however many ask two servers at once", async () => {
  const { capturedSen, amountSen, answers, refunds, gaveSen, row } = await race(arena);
  const accepted = answers.filter(({ ok }) => ok);
  expect(accepted).toHaveLength(10);
  expect(refunds).toHaveLength(10);
  expect(gaveSen).toBe(10 * amountSen);
  expect(row?.paidSen).toBe(capturedSen - gaveSen);
  for (const answer of answers)
    if (!answer.ok) expect(["AMOUNT_NOT_OFFERED", "WRONG_STATE"]).toContain(answer.code);
  expect(await checkInvariants(arena.base.pool)).toEqual([]);
});

it("would give back more without its guards: the control", async () => {
  await withoutGuards(arena.base.pool);
  const { capturedSen, gaveSen } = await race(arena);
  expect(gaveSen).toBeGreaterThan(capturedSen);
});
