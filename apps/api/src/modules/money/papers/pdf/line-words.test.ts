import { lineOf } from "@pulau/domain/pricing/step.ts";
import { expect, it } from "vitest";
import { lineWords } from "./line-words.ts";

const adults = lineOf({
  step: "rate",
  ruleId: "r",
  name: null,
  guestKind: "adult",
  bedType: "twin",
  count: 2,
  unitSen: 56_800,
  taxGroup: "stay",
});
const single = { en: "Single supplement", my: "Tambahan seorang", cn: "单人补差" };

it.each([
  [adults, "2 adults, two sharing", ""],
  [{ ...adults, activity: "diver", forNights: 3 }, "2 adults, two sharing, diving", "for 3 nights"],
  [
    {
      ...adults,
      guestKind: "child" as const,
      count: 1,
      place: "extraBed" as const,
      share: 5000,
      baseSen: 56_800,
    },
    "1 child, two sharing, in an extra bed",
    "50% of RM 568.00",
  ],
  [{ ...adults, payAs: "senior" as const }, "2 adults, two sharing, priced as a senior", ""],
  [{ ...adults, guestKind: null, count: 1, nights: 3 }, "1 room, two sharing", "", "3 nights"],
  [
    { ...adults, step: "extraNight" as const, nights: 1 },
    "Extra nights: 2 adults, two sharing",
    "",
    "1 night",
  ],
  [{ ...adults, partNights: 2 }, "2 adults, two sharing", "2 nights in this season"],
  [
    { ...adults, step: "supplement" as const, name: single, guestKind: null, lacking: true },
    "Single supplement",
    "guests below the minimum",
  ],
  [
    { ...adults, step: "fee" as const, name: single, who: "foreign" as const, times: 2 },
    "Single supplement",
    "2 adults, not Malaysian",
    "2 times",
  ],
  [
    { ...adults, step: "fee" as const, name: single, guestKind: null, who: "malaysian" as const },
    "Single supplement",
    "Malaysian",
  ],
  [
    {
      ...adults,
      step: "tax" as const,
      name: single,
      guestKind: null,
      share: 800,
      baseSen: 113_600,
      insideSen: 8_415,
    },
    "Single supplement",
    "RM 84.15 in the price, 8% of RM 1,136.00",
  ],
])("says what a line is for: %#", (line, subject, why, length = "") => {
  expect(lineWords(line, "en")).toEqual({ what: subject, why, length });
});

it("says it in the reader's language", () => {
  const line = { ...adults, step: "extraNight" as const, nights: 2, activity: "diver" };
  expect(lineWords(line, "my")).toEqual({
    what: "Malam tambahan: 2 dewasa, berdua sebilik, menyelam",
    why: "",
    length: "2 malam",
  });
  expect(lineWords(line, "cn").what).toMatch(/^加住：.*潜水$/);
});

it("says in English what nobody has translated", () => {
  const weekend = { en: "Weekend surcharge", my: "", cn: "" };
  const diving = { en: "Cave diving", my: "", cn: "" };
  const line = {
    ...adults,
    step: "surcharge" as const,
    name: weekend,
    activity: "cave",
    activityName: diving,
  };
  for (const language of ["en", "my", "cn"] as const) {
    expect(lineWords(line, language).what).toBe("Weekend surcharge");
    expect(lineWords(line, language).why).toContain("Cave diving");
  }
});
