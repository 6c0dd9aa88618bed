import { describe, expect, it } from "vitest";
import { type Balance, balanceStep, lastDayToPay } from "./balance.ts";

const terms = { remindDays: [-7, -1, 1, 3], graceDays: 5, cancelFrom: 2_500 };
const balance = (change: Partial<Balance> = {}): Balance => ({
  terms,
  dueOn: "2027-03-10",
  checkIn: "2027-04-09",
  bookedOn: "2027-01-01",
  owedSen: 50_000,
  totalSen: 100_000,
  sent: [],
  sentOn: null,
  ...change,
});

describe("a balance", () => {
  it("is reminded of on its days before and after the due day, once each", () => {
    expect(balanceStep(balance(), "2027-03-02")).toEqual({ do: "nothing" });
    expect(balanceStep(balance(), "2027-03-03")).toEqual({ do: "remind", daysAfter: -7 });
    expect(balanceStep(balance({ sent: [-7], sentOn: "2027-03-03" }), "2027-03-03")).toEqual({
      do: "nothing",
    });
    expect(balanceStep(balance(), "2027-03-10")).toEqual({ do: "remind", daysAfter: -1 });
    expect(balanceStep(balance({ sent: [-7, -1], sentOn: "2027-03-09" }), "2027-03-11")).toEqual({
      do: "remind",
      daysAfter: 1,
    });
  });

  it("is reminded of a day late when the day was missed, not a week late", () => {
    expect(balanceStep(balance(), "2027-03-04")).toEqual({ do: "remind", daysAfter: -7 });
    expect(balanceStep(balance(), "2027-03-05")).toEqual({ do: "nothing" });
  });

  it("is not asked for on a day before the stay was booked", () => {
    expect(balanceStep(balance({ bookedOn: "2027-03-03" }), "2027-03-04")).toEqual({ do: "nothing" });
    expect(balanceStep(balance({ bookedOn: "2027-03-03" }), "2027-03-09")).toMatchObject({ do: "remind" });
  });

  it("cancels its stay after the grace, and never unwarned", () => {
    const warned = balance({ sent: [-7, -1, 1, 3], sentOn: "2027-03-13" });
    expect(balanceStep(warned, "2027-03-15")).toEqual({ do: "nothing" });
    expect(balanceStep(warned, "2027-03-16")).toEqual({ do: "cancel" });
    expect(balanceStep(balance(), "2027-03-20")).toEqual({ do: "remind", daysAfter: 10 });
    expect(balanceStep(balance({ sent: [10], sentOn: "2027-03-20" }), "2027-03-20")).toEqual({
      do: "nothing",
    });
    expect(balanceStep(balance({ sent: [10], sentOn: "2027-03-20" }), "2027-03-21")).toEqual({
      do: "cancel",
    });
  });

  it("is put before a person when little of the price lacks", () => {
    expect(balanceStep(balance({ owedSen: 24_999, sentOn: "2027-03-13" }), "2027-03-16")).toEqual({
      do: "flagForStaff",
    });
    expect(balanceStep(balance({ owedSen: 25_000, sentOn: "2027-03-13" }), "2027-03-16")).toEqual({
      do: "cancel",
    });
  });

  it("is left to the front desk from the day of arrival on, and never cancels without terms", () => {
    const late = balance({ checkIn: "2027-03-16", sentOn: "2027-03-13" });
    expect(balanceStep(late, "2027-03-16")).toEqual({ do: "nothing" });
    const patient = balance({ terms: { ...terms, graceDays: null }, sentOn: "2027-03-13" });
    expect(balanceStep(patient, "2027-04-08")).toEqual({ do: "nothing" });
  });

  it("says until when it can be paid", () => {
    expect(lastDayToPay(balance())).toBe("2027-03-15");
    expect(lastDayToPay(balance({ owedSen: 100 }))).toBeNull();
    expect(lastDayToPay(balance({ terms: { ...terms, graceDays: null } }))).toBeNull();
    expect(lastDayToPay(balance({ checkIn: "2027-03-16" }))).toBeNull();
    expect(lastDayToPay(balance({ checkIn: "2027-03-17" }))).toBe("2027-03-15");
  });

  it("asks for nothing when nothing is owed", () => {
    expect(balanceStep(balance({ owedSen: 0 }), "2027-03-16")).toEqual({ do: "nothing" });
  });
});
