import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CallFailure } from "../../api/call-failure.ts";
import { emulatePlain, expectNoFaults, expectStill, show } from "../../dev/browser-test.tsx";
import { OrderButton } from "./order-button.tsx";
import { OrderDialog } from "./order-dialog.tsx";

type Save = (ids: string[], options: { ifMatch?: number }) => Promise<unknown>;
const rows = ["SGD", "USD", "EUR"].map((_id) => ({ _id }));

const Currencies = ({ save }: { save: Save }) => (
  <OrderButton>
    {(onClose) => (
      <OrderDialog
        title="Order of currencies"
        rows={rows}
        version={4}
        nameOf={({ _id }) => _id}
        save={save}
        onClose={onClose}
      />
    )}
  </OrderButton>
);
const open = async (save: Save, around: Parameters<typeof show>[1] = {}) => {
  await show(<Currencies save={save} />, { speaks: "ordering", ...around });
  await page.getByRole("button", { name: "Change order" }).click();
  await expect.element(page.getByRole("grid", { name: "Order of currencies" })).toBeVisible();
};
const shown = () =>
  [...document.querySelectorAll("[role=row] bdi")].map((name) => name.textContent).join(" ");
const handle = (name: string) => page.getByRole("button", { name: `Move ${name}`, exact: true });

describe("the order of a list's rows", () => {
  it("is changed by the arrow keys of a handle, saved at once upon the version that was read, and told", async () => {
    const saved: unknown[] = [];
    await open(async (ids, options) => {
      saved.push([ids.join(" "), options]);
      await new Promise((done) => setTimeout(done, 300));
    });
    (handle("EUR").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(shown()).toBe("SGD EUR USD");
    await expect.element(page.getByText("EUR is now number 2 of 3.")).toBeInTheDocument();
    expect(saved).toEqual([["SGD EUR USD", { ifMatch: 4 }]]);
    await expectNoFaults();
  });

  it("is as it was when the server does not take it", async () => {
    let refuse = (_: CallFailure): void => undefined;
    await open(() => new Promise((_, reject) => (refuse = reject)));
    await page.getByRole("button", { name: "Move SGD down" }).click();
    await expect.poll(shown).toBe("USD SGD EUR");
    refuse(new CallFailure("CHANGED_SINCE"));
    await expect.poll(shown).toBe("SGD USD EUR");
  });

  it("is read from right to left, in forced colours and without motion", async () => {
    await emulatePlain();
    await open(async () => undefined, { dir: "rtl" });
    await expect.element(page.getByRole("button", { name: "Move SGD up" })).toBeDisabled();
    expectStill();
    await expectNoFaults();
  });
});
