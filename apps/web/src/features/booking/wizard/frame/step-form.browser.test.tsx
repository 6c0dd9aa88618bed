import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showStep } from "./show-step.tsx";
import { StepForm } from "./step-form.tsx";

it("goes on with what the way remembers, so that it still leads back to the review", async () => {
  const { history } = await showStep(
    <StepForm step="dates" title="Dates" onContinue={() => true}>
      <p>Answers</p>
    </StepForm>,
    {
      flow: { after: () => ({ path: "/rooms", words: "Continue to rooms", state: { backTo: "payment" } }) },
    },
  );
  await userEvent.click(page.getByRole("button", { name: "Continue to rooms" }));
  await expect.element(page.getByText("Another page")).toBeVisible();
  expect(history.location.state).toMatchObject({ backTo: "payment" });
});
