import { describe, expect, expectTypeOf, it } from "vitest";
import { addDays, type Day, dayOf, isDay } from "./calendar/day.ts";
import type { AccountId, BookingId, DraftId, EventId, HoldId, PaymentId, RefundId, StockId } from "./ids.ts";
import { type BasisPoints, type Count, formatRinggit, type Sen, shareOf, sumSen } from "./money/sen.ts";

/** Types that must not be mixed up. What is wrong here does not compile: the checks are those of `tsc`. */
describe("a day", () => {
  it("is no other text", () => {
    expectTypeOf<string>().not.toExtend<Day>();
    expectTypeOf<`${string}-01`>().not.toExtend<Day>();
    expectTypeOf<"">().not.toExtend<Day>();
    // @ts-expect-error: nor is an instant one
    expect(() => addDays(new Date(0).toISOString(), 1)).toThrow(RangeError);
  });

  it("is a text, and a literal may be written as it is", () => {
    expectTypeOf<Day>().toExtend<string>();
    expectTypeOf<"2027-03-01">().toExtend<Day>();
  });

  it("is what the calendar makes of a text", () => {
    expectTypeOf(dayOf).returns.toEqualTypeOf<Day>();
    expectTypeOf(isDay).guards.toEqualTypeOf<Day>();
  });
});

describe("an amount", () => {
  const [sen, share, persons]: [Sen, BasisPoints, Count] = [12_000, 800, 3];

  it("is neither a share nor a count", () => {
    // @ts-expect-error: a share is no amount
    expect(formatRinggit(share)).toBe("RM 8.00");
    // @ts-expect-error: nor are persons
    expect(sumSen([persons])).toBe(3);
    // @ts-expect-error: in this order it would be 120 % of 8 sen
    expect(shareOf(share, sen)).toBe(960);
  });

  it("is reckoned with as a number", () => {
    expectTypeOf<Sen>().toExtend<number>();
    const twice: Sen = sen + sen;
    expect(twice * persons).toBe(72_000);
  });
});

describe("an id", () => {
  it("is of one kind of thing", () => {
    expectTypeOf<BookingId>().not.toExtend<AccountId>();
    expectTypeOf<AccountId>().not.toExtend<BookingId>();
    expectTypeOf<PaymentId>().not.toExtend<RefundId>();
    const refund = (bookingId: BookingId, paymentId: PaymentId) => `${bookingId} ${paymentId}`;
    const [booking, payment]: [BookingId, PaymentId] = ["b", "p"];
    // @ts-expect-error: they are the wrong way round
    expect(refund(payment, booking)).toBe("p b");
  });

  it("is shared where one row stands for both", () => {
    expectTypeOf<DraftId>().toExtend<HoldId>();
    expectTypeOf<EventId>().toExtend<StockId>();
    expectTypeOf<HoldId>().not.toExtend<DraftId>();
  });
});
