import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Resort } from "../calls.ts";
import { showStep } from "../frame/show-step.tsx";
import { StepBusyProvider, useStepsBusy } from "../frame/step-busy.ts";
import { StayLines, StayTotal } from "../summary/stay-lines.tsx";
import DatesStep from "./dates-step.tsx";

const bands = [
  { kind: "child", fromAge: 2 },
  { kind: "adult", fromAge: 12 },
];
const resort = { today: "2026-11-20", limits: { persons: 6 }, bands } as unknown as Resort;
const month = {
  nights: 2,
  paxMax: null,
  lengths: { least: 2, most: 2 },
  days: [{ day: "2026-12-05", state: "free", totalSen: 80_000, holiday: false, rule: null, nights: null }],
  priceLevels: { lowToSen: 80_000, midToSen: 80_000 },
};

it("shows no price while a child's age is missing, and lets the day be chosen all the same", async () => {
  const draft = await showStep(<DatesStep resort={resort} />, {
    json: { optionId: "option" as never },
    answers: { "/api/calendar": month },
  });
  await expect.element(page.getByRole("button", { name: /RM 800\.00/ })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Children: one more" }));
  await expect.poll(() => document.body.textContent).not.toContain("800");
  await userEvent.click(page.getByRole("button", { name: /^Sunday,? 6 December/ }));
  expect(draft.state().json.checkIn).toBe("2026-12-06");
  await userEvent.selectOptions(page.getByRole("combobox"), "7");
  await expect.element(page.getByRole("button", { name: /RM 800\.00/ })).toBeVisible();
});

function StepWithSummary() {
  return (
    <StepBusyProvider value={useStepsBusy()}>
      <DatesStep resort={resort} />
      <section aria-label="Summary">
        <StayLines resort={resort} />
        <StayTotal resort={resort} />
      </section>
    </StepBusyProvider>
  );
}

it("takes the total of the hold out of the summary until the age is told", async () => {
  const quote = { lines: [], totalSen: 123_400, depositSen: 123_400, balanceDueOn: null, depositParts: [] };
  await showStep(<StepWithSummary />, {
    json: { optionId: "option" as never },
    hold: { state: "live", hold: { quote } as never },
    answers: { "/api/calendar": month },
  });
  const summary = page.getByRole("region", { name: "Summary" });
  await expect.element(summary.getByText(/1,234\.00/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Children: one more" }));
  await expect.element(summary.getByText("Choose the age of each child to see the price.")).toBeVisible();
  expect(summary.element().textContent).not.toContain("1,234");
  await userEvent.selectOptions(page.getByRole("combobox"), "7");
  await expect.element(summary.getByText(/1,234\.00/)).toBeVisible();
});
