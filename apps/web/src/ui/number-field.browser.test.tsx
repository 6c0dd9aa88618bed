import { type ComponentProps, useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { z } from "zod";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { NumberField } from "./number-field.tsx";
import { NumberInput } from "./number-input.tsx";
import { useForm } from "./use-form.ts";

function Adults({ most = 4 }: { most?: number }) {
  const [value, setValue] = useState(1);
  return (
    <>
      <NumberField label="Adults" value={value} least={1} most={most} onChange={setValue} />
      <output data-kept>{value}</output>
    </>
  );
}
function Days({ first = "" }: { first?: string }) {
  const [value, setValue] = useState(first);
  return <NumberInput label="Days" hint="From 0." most={30} value={value} onChange={setValue} />;
}
function Stay() {
  const form = useForm({
    schema: z.object({ days: z.coerce.number().max(30, { error: "tooMany" }) }),
    initial: { days: "" as unknown as number },
    onSubmit: async () => undefined,
  });
  return (
    <form {...form.form}>
      <NumberInput
        label="Days"
        most={30}
        {...(form.field("days") as unknown as Pick<ComponentProps<typeof NumberInput>, "value" | "onChange">)}
      />
      <button type="submit">Save</button>
    </form>
  );
}
const kept = () => Number(document.querySelector("[data-kept]")?.textContent);
const adults = () => page.getByRole("spinbutton", { name: "Adults" });
const days = () => page.getByRole("spinbutton", { name: "Days" });

describe("a count", () => {
  it("goes between its ends by buttons, and says each step", async () => {
    await show(<Adults most={2} />, { dir: "rtl", theme: "dark" });
    const fewer = page.getByRole("button", { name: "Adults: one fewer" });
    const more = page.getByRole("button", { name: "Adults: one more" });
    await expect.element(fewer).toBeDisabled();
    await userEvent.click(more);
    expect(kept()).toBe(2);
    expect(document.activeElement).not.toBe(adults().element());
    await expect.poll(() => document.querySelector("[data-live-announcer]")?.textContent).toContain("2");
    await expect.element(more).toBeDisabled();
    await expectNoFaults();
  });

  it("keeps the focus on the button that is pressed, and at its end gives it to the count", async () => {
    await show(<Adults most={3} />);
    const more = page.getByRole("button", { name: "Adults: one more" });
    more.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(more).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(more).toBeDisabled();
    await expect.element(adults()).toHaveFocus();
  });

  it("is typed over from where the focus comes in, and keeps it when a key is no count", async () => {
    await show(<Adults />);
    await userEvent.tab();
    await expect.element(adults()).toHaveFocus();
    const field = adults().element() as HTMLInputElement;
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 1]);
    await userEvent.keyboard("x{ArrowUp}");
    await expect.element(adults()).toHaveFocus();
  });

  it("goes by keys, and names its ends to screen readers", async () => {
    await show(<Adults />);
    await expect.element(adults()).toHaveAttribute("aria-valuemin", "1");
    await expect.element(adults()).toHaveAttribute("aria-valuemax", "4");
    await userEvent.click(adults());
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    expect(kept()).toBe(3);
    await userEvent.keyboard("{End}{ArrowUp}");
    expect(kept()).toBe(4);
    await userEvent.keyboard("{Home}{ArrowDown}");
    expect(kept()).toBe(1);
    await expect.element(adults()).toHaveAttribute("aria-valuenow", "1");
  });

  it("is typed over, also with a Chinese keyboard's digits, and put right when it is left", async () => {
    await show(<Adults />);
    await userEvent.click(adults());
    await userEvent.keyboard("３");
    expect(kept()).toBe(3);
    await userEvent.fill(adults(), "12");
    expect(kept()).toBe(3);
    await userEvent.tab();
    expect(kept()).toBe(4);
    await expect.element(adults()).toHaveValue("4");
    await userEvent.fill(adults(), "many");
    await userEvent.tab();
    await expect.element(adults()).toHaveValue("4");
  });
});

it("a count goes on while its button is held, and stops at the end", async () => {
  await show(<Adults most={6} />);
  const more = page.getByRole("button", { name: "Adults: one more" }).element();
  const held = {
    bubbles: true,
    cancelable: true,
    pointerId: 1,
    pointerType: "mouse",
    width: 20,
    height: 20,
    pressure: 0.5,
  };
  more.dispatchEvent(new PointerEvent("pointerdown", held));
  await expect.poll(kept).toBe(6);
  more.dispatchEvent(new PointerEvent("pointerup", held));
  await expect.element(adults()).toHaveValue("6");
});

describe("a count in a form", () => {
  it("keeps each key, also what begins no number or would be read as another one", async () => {
    await show(<Days />);
    for (const typed of ["1,5", "1.5", "a week", "３ days"]) {
      await userEvent.fill(days(), "");
      await userEvent.click(days());
      await userEvent.keyboard(typed);
      await userEvent.tab();
      await expect.element(days()).toHaveValue(typed);
    }
  });

  it("stands in forced colours, mirrored, and nothing of it moves for who wants no motion", async () => {
    await emulatePlain();
    await show(
      <>
        <Adults />
        <Days first="3" />
      </>,
      { dir: "rtl" },
    );
    await userEvent.click(page.getByRole("button", { name: "Adults: one more" }));
    await userEvent.click(days());
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(days()).toHaveValue("4");
    expectStill();
    await expectNoFaults();
  });

  it("gets the focus when its form is refused for it", async () => {
    await show(<Stay />);
    await userEvent.fill(days(), "31");
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await expect.element(days()).toHaveFocus();
    await expect.element(days()).toHaveAttribute("aria-invalid", "true");
  });

  it("may be empty, keeps what is no count, and goes by keys between its ends", async () => {
    await show(<Days />);
    await expect.element(days()).not.toHaveAttribute("aria-valuenow");
    await expect.element(days()).toHaveAccessibleDescription("From 0.");
    await userEvent.fill(days(), "a week");
    await expect.element(days()).toHaveValue("a week");
    await userEvent.fill(days(), "");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect.element(days()).toHaveValue("1");
    await userEvent.keyboard("{PageUp}{End}{ArrowUp}");
    await expect.element(days()).toHaveValue("30");
    await userEvent.keyboard("{Home}{ArrowDown}");
    await expect.element(days()).toHaveValue("0");
    await expectNoFaults();
  });
});
