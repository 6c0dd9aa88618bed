import { dayOf } from "@pulau/domain/calendar/day.ts";
import { describe, expect, it } from "vitest";
import en from "../i18n/en/price.ts";
import { Translations } from "../i18n/translations.ts";
import { changeFeeWords, depositWords } from "./term-words.ts";

const words = new Translations("en", () => Promise.reject(new Error("all words are here")));
words.add("en", "price", en);
const t = words.say("price");

describe("terms as guests read them", () => {
  it("say what may be paid now, and by when the rest", () => {
    const due = { depositSen: 50_000, balanceDueOn: dayOf("2027-05-14") };
    expect(depositWords(t, due, "en")).toMatch(/^Or RM 500\.00 now and the rest by .*14 May.*\.$/);
    expect(depositWords(t, { ...due, balanceDueOn: null }, "en")).toBeNull();
  });

  it("say what a change costs, and until when it is free", () => {
    const fee = { sen: 5_000, per: "person" } as const;
    expect(changeFeeWords(t, fee)).toBe("Changing a paid booking costs RM 50.00 per person.");
    expect(changeFeeWords(t, { ...fee, per: "booking", freeDaysBefore: 14 })).toBe(
      "Changing a paid booking costs RM 50.00. It is free 14 days or more before you arrive.",
    );
    expect(changeFeeWords(t, { ...fee, sen: 0 })).toBeNull();
  });
});
