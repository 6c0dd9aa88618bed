import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../dev/browser-test.tsx";
import type { Month } from "./calls.ts";
import { Legend } from "./cheaper-date.tsx";

const month = {
  days: [30_000, 40_000, 50_000].map((totalSen, i) => ({
    day: `2026-12-0${i + 1}`,
    state: "free",
    totalSen,
  })),
  priceLevels: { lowToSen: 30_000, midToSen: 40_000 },
} as unknown as Month;

it("tells of one month up to which sum its prices are low", async () => {
  await show(<Legend month={month} />, { speaks: "home" });
  await expect.element(page.getByText(/RM 300\.00/)).toBeVisible();
});

it("tells of several months no sum, which would be true of one of them only", async () => {
  await show(<Legend month={null} />, { speaks: "home" });
  for (const level of ["low price", "mid price", "high price"])
    await expect.element(page.getByText(level, { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toContain("RM");
});
