import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Resort } from "../calls.ts";
import { showStep } from "../frame/show-step.tsx";
import type { FormFace } from "./form-face.ts";
import { OtherAge } from "./other-age.tsx";

const bands = [
  { kind: "child", fromAge: 4, toAge: 11 },
  { kind: "adult", fromAge: 12, toAge: null },
] as unknown as Resort["bands"];
const json = {
  optionId: "option",
  checkIn: "2026-12-05",
  party: { adults: 1, childAges: [7], nonMalaysians: 0 },
  guests: [{}, {}],
} as never;
const showOther = (read: number, totalSen: number) =>
  showStep(<OtherAge place={1} partyAge={7} read={read} form={{} as FormFace} bands={bands} />, {
    json,
    hold: { state: "live", hold: { quote: { totalSen: 100_000 } } as never },
    answers: { "/api/quote": { quote: { totalSen } } },
  });

it.each([
  [105_000, "With age 9, your stay costs RM 50.00 more."],
  [90_000, "With age 9, your stay costs RM 100.00 less."],
  [100_000, "With age 9, the price stays the same."],
])("says what a child's other age costs before it is used (%i sen)", async (totalSen, text) => {
  await showOther(9, totalSen);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Use age 9" })).toBeVisible();
});

it("leads to the party where the number is an adult's", async () => {
  await showOther(13, 100_000);
  await expect.element(page.getByRole("link", { name: "Change who is coming" })).toBeVisible();
});
