import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../dev/browser-test.tsx";
import { ArrivalLegend } from "./arrival-legend.tsx";

it("tells of several months no sum, which would be true of one of them only", async () => {
  await show(<ArrivalLegend />, { speaks: "home" });
  for (const level of ["low price", "mid price", "high price"])
    await expect.element(page.getByText(level, { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toContain("RM");
});
