import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { NumberField } from "./number-field.tsx";
import { NumberInput } from "./number-input.tsx";

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
    await expect
      .element(page.getByRole("group", { name: "Adults" }).getByRole("status"))
      .toHaveTextContent("2");
    await expect.element(more).toBeDisabled();
    await expectNoFaults();
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

describe("a count in a form", () => {
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
