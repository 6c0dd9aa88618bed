import { describe, expect, it } from "vitest";
import {
  type BookingState,
  bookingStates,
  type CancelReason,
  cancelReasons,
} from "../booking/booking-moves.ts";
import { allocatePayment, type PaidBooking } from "./allocate-payment.ts";
import type { Sen } from "./sen.ts";

const back = { does: "keep", keptSen: 0, backSen: 40, isEarned: false, isLate: true };
const keep = (keptSen: Sen, isEarned = false) => ({
  does: "keep",
  keptSen,
  backSen: 40 - keptSen,
  isEarned,
  isLate: false,
});
const confirm = (backSen: Sen, elseBackSen: Sen, revives: { owedSen: Sen } | null = null) => ({
  does: "confirm",
  backSen,
  elseBackSen,
  revives,
});

const booking = (part: Partial<PaidBooking>): PaidBooking => ({
  state: "awaitingPayment",
  cancelReason: null,
  isRedeemed: false,
  totalSen: 100,
  depositSen: 0,
  paidSen: 0,
  ...part,
});

describe("money for a booking of 100 sen", () => {
  type Row = [BookingState, CancelReason | null, Record<"deposit" | "paid", number>, object];
  const sums = (deposit: number, paid: number) => ({ deposit, paid });

  it.each<Row>([
    ["awaitingPayment", null, sums(0, 0), { does: "wait" }],
    ["awaitingPayment", null, sums(50, 0), { does: "wait" }],
    ["awaitingPayment", null, sums(40, 0), confirm(0, 40)],
    ["awaitingPayment", null, sums(0, 60), confirm(0, 100)],
    ["awaitingPayment", null, sums(0, 70), confirm(10, 110)],
    ["awaitingPayment", null, sums(0, 130), confirm(40, 170)],
    ["awaitingPayment", null, sums(300, 60), confirm(0, 100)],
    ["cancelled", "NOT_PAID_IN_TIME", sums(0, 0), back],
    ["cancelled", "NOT_PAID_IN_TIME", sums(40, 0), confirm(0, 40)],
    ["cancelled", "NOT_PAID_IN_TIME", sums(0, 60), confirm(0, 100)],
    ["cancelled", "BALANCE_NOT_PAID", sums(50, 0), back],
    ["cancelled", "BALANCE_NOT_PAID", sums(50, 30), confirm(0, 40, { owedSen: 30 })],
    ["cancelled", "BALANCE_NOT_PAID", sums(50, 60), confirm(0, 40, { owedSen: 0 })],
    ["cancelled", "BALANCE_NOT_PAID", sums(50, 80), confirm(20, 40, { owedSen: 0 })],
    ["cancelled", "BY_GUEST", sums(0, 60), back],
    ["cancelled", "BY_STAFF", sums(40, 0), back],
    ["cancelled", null, sums(0, 60), back],
    ["confirmed", null, sums(50, 50), keep(40)],
    ["confirmed", null, sums(50, 80), keep(20)],
    ["confirmed", null, sums(0, 100), keep(0)],
    ["confirmed", null, sums(0, 130), keep(0)],
    ["inHouse", null, sums(50, 50), keep(40)],
    ["inHouse", null, sums(50, 90), keep(10)],
    ["completed", null, sums(0, 60), keep(40, true)],
    ["completed", null, sums(0, 100), keep(0, true)],
    ["noShow", null, sums(0, 60), back],
  ])("%s (%s) with %o: 40 sen more", (state, cancelReason, { deposit, paid }, expected) => {
    const stands = booking({ state, cancelReason, depositSen: deposit, paidSen: paid });
    expect(allocatePayment(stands, { amountSen: 40 })).toEqual(expected);
  });

  it.each([
    ["awaitingPayment", null, confirm(0, 100)],
    ["cancelled", "NOT_PAID_IN_TIME", back],
    ["cancelled", "BALANCE_NOT_PAID", back],
    ["confirmed", null, keep(40)],
  ] as const)("made with a package that went back: %s (%s)", (state, cancelReason, expected) => {
    const stands = booking({ state, cancelReason, isRedeemed: true, paidSen: 60 });
    expect(allocatePayment(stands, { amountSen: 40 })).toEqual(expected);
  });

  it("confirms nothing with a part whose rest comes by another way, though it were enough", () => {
    const part = { amountSen: 40, waitsForRest: true };
    expect(allocatePayment(booking({ depositSen: 40 }), part)).toEqual({ does: "wait" });
    expect(allocatePayment(booking({ paidSen: 60 }), part)).toEqual({ does: "wait" });
    expect(allocatePayment(booking({ state: "confirmed", paidSen: 60 }), part)).toEqual(keep(40));
  });
});

/** Every combination of what is decided by, with sums on each side of each border. */
const all = bookingStates.flatMap((state) =>
  [null, ...cancelReasons].flatMap((cancelReason) =>
    [false, true].flatMap((isRedeemed) =>
      [0, 30, 100, 130].flatMap((depositSen) =>
        [0, 29, 30, 69, 70, 100, 130].flatMap((paidSen) =>
          [1, 30, 31, 70, 100, 101].flatMap((amountSen) =>
            [false, true].map((waitsForRest) => ({
              stands: { state, cancelReason, isRedeemed, totalSen: 100, depositSen, paidSen },
              money: { amountSen, waitsForRest },
            })),
          ),
        ),
      ),
    ),
  ),
);

describe("of every booking and every sum", () => {
  it("loses no sen and makes none", () => {
    expect(all).toHaveLength(6 * 5 * 2 * 4 * 7 * 6 * 2);
    for (const { stands, money } of all) {
      const allocated = allocatePayment(stands, money);
      const sums = Object.entries(allocated).filter(([name]) => name.endsWith("Sen"));
      expect(sums.every(([, sen]) => Number.isInteger(sen) && Number(sen) >= 0)).toBe(true);
      if (allocated.does === "keep") expect(allocated.keptSen + allocated.backSen).toBe(money.amountSen);
      if (allocated.does === "confirm") {
        expect(allocated.backSen).toBeLessThanOrEqual(money.amountSen);
        expect(allocated.elseBackSen).toBeLessThanOrEqual(stands.paidSen + money.amountSen);
      }
    }
  });

  it("keeps no more than is owed, and gives back only what is beyond it", () => {
    for (const { stands, money } of all) {
      const allocated = allocatePayment(stands, money);
      const owedSen = Math.max(0, stands.totalSen - stands.paidSen);
      if (allocated.does === "keep")
        expect(allocated.keptSen).toBe(allocated.isLate ? 0 : Math.min(money.amountSen, owedSen));
      if (allocated.does === "confirm")
        expect(money.amountSen - allocated.backSen).toBe(Math.min(money.amountSen, owedSen));
    }
  });

  it("confirms only what can be confirmed, and never what somebody ended", () => {
    for (const { stands, money } of all) {
      const { state, cancelReason, isRedeemed } = stands;
      const allocated = allocatePayment(stands, money);
      if (allocated.does === "wait") expect(state).toBe("awaitingPayment");
      if (allocated.does !== "confirm") continue;
      const lacked =
        state === "cancelled" && !isRedeemed && cancelReason !== null && !cancelReason.startsWith("BY_");
      expect(state === "awaitingPayment" || lacked).toBe(true);
      expect(allocated.revives !== null).toBe(lacked && cancelReason === "BALANCE_NOT_PAID");
    }
  });
});
