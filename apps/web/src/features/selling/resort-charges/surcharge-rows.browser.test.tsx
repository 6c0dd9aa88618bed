import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../../dev/browser-test.tsx";
import { SurchargeRows } from "./surcharge-rows.tsx";
import { useCharges } from "./use-charges.ts";

function Surcharges() {
  const form = useCharges({ version: 1, surcharges: [], taxes: [], fees: [] });
  return (
    <form {...form.form}>
      <SurchargeRows form={form} readOnly={false} />
    </form>
  );
}

it("keeps what was typed in surcharges behind one that is removed before it was saved", async () => {
  await show(<Surcharges />, { speaks: ["charges", "prices", "price"] });
  const add = page.getByRole("button", { name: "Add a surcharge" });
  for (let count = 0; count < 3; count++) await userEvent.click(add);
  const days = page.getByRole("spinbutton", { name: /day, First day/ });
  await expect.poll(() => days.elements().length).toBe(3);
  await userEvent.click(days.nth(2));
  await userEvent.keyboard("21");
  await expect.element(days.nth(2)).toHaveTextContent("21");
  await userEvent.click(page.getByRole("button", { name: /^Remove surcharge/ }).nth(1));
  await expect.poll(() => days.elements().length).toBe(2);
  await expect.element(days.nth(0)).not.toHaveTextContent("21");
  await expect.element(days.nth(1)).toHaveTextContent("21");
});
