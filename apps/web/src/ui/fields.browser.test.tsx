import { type ReactNode, useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { AmountInput } from "./amount-input.tsx";
import { Checkbox, Switch } from "./choice-fields.tsx";
import { PasswordInput } from "./password-input.tsx";
import { RadioCards, Segmented } from "./segmented.tsx";
import { Select, Textarea, TextInput } from "./text-fields.tsx";

function Held<V>({
  first,
  children,
}: {
  first: V;
  children: (value: V, set: (next: V) => void) => ReactNode;
}) {
  const [value, set] = useState(first);
  return (
    <>
      {children(value, set)}
      <output data-kept>{JSON.stringify(value)}</output>
    </>
  );
}
const kept = (): unknown => JSON.parse(document.querySelector("[data-kept]")?.textContent ?? "");

describe("a text field", () => {
  it("is named by its label and described by its mistake, then its hint", async () => {
    await show(
      <>
        <TextInput
          label="Name"
          hint="As guests see it."
          error="Too long."
          value=""
          onChange={() => undefined}
        />
        <Textarea label="Text" most={80} value="abc" onChange={() => undefined} />
        <Select label="State" empty="Choose" value="" onChange={() => undefined} choices={[]} optional />
      </>,
      { theme: "dark", dir: "rtl" },
    );
    const name = page.getByRole("textbox", { name: "Name" });
    await expect.element(name).toHaveAccessibleDescription("Too long. As guests see it.");
    await expect.element(name).toBeInvalid();
    await expect.element(page.getByText("3/80")).toBeVisible();
    await expect.element(page.getByRole("combobox", { name: "State (optional)" })).toBeVisible();
    await expectNoFaults();
  });

  it.each(["ltr", "rtl"] as const)("reads a choice from left to right beside its arrow, %s", async (dir) => {
    const choices = [{ value: "a", text: "2 nights or more" }];
    await show(<Select label="Stay" value="a" onChange={() => undefined} choices={choices} />, { dir });
    const select = page.getByRole("combobox", { name: "Stay" }).element();
    const { direction, textAlign, paddingLeft, paddingRight } = getComputedStyle(select);
    expect(direction).toBe("ltr");
    const box = select.getBoundingClientRect();
    const arrow = select.parentElement?.querySelector("svg")?.getBoundingClientRect();
    if (!arrow) throw new Error("no arrow");
    // The arrow stands where the line ends, in the room that the text leaves.
    if (dir === "ltr") {
      expect(box.right - arrow.left).toBeLessThanOrEqual(Number.parseFloat(paddingRight));
    } else {
      expect(textAlign).toBe("right");
      expect(arrow.right - box.left).toBeLessThanOrEqual(Number.parseFloat(paddingLeft));
    }
    await expectNoFaults();
  });

  it("shows a password while its button is pressed in, and says so", async () => {
    await show(
      <Held first="secret">
        {(value, set) => (
          <PasswordInput label="Password" autoComplete="current-password" value={value} onChange={set} />
        )}
      </Held>,
    );
    const field = page.getByLabelText("Password", { exact: true });
    await expect.element(field).toHaveAttribute("type", "password");
    await userEvent.click(page.getByRole("button", { name: "Show password" }));
    await expect.element(field).toHaveAttribute("type", "text");
    await expect
      .element(page.getByRole("button", { name: "Hide password" }))
      .toHaveAttribute("aria-pressed", "true");
    await expectNoFaults();
  });

  it("reads an amount as it is typed, keeps what it can't read, and follows what is set from outside", async () => {
    await show(
      <Held<number | string | null> first={10_000}>
        {(value, set) => (
          <>
            <AmountInput label="Amount" value={value} onChange={set} />
            <button type="button" onClick={() => set(null)}>
              Empty
            </button>
          </>
        )}
      </Held>,
    );
    const field = page.getByLabelText("Amount");
    await userEvent.fill(field, "1,145.50");
    expect(kept()).toBe(114_550);
    await userEvent.fill(field, "much");
    expect(kept()).toBe("much");
    await expect.element(field).toHaveValue("much");
    await userEvent.click(page.getByRole("button", { name: "Empty" }));
    await expect.element(field).toHaveValue("");
  });
});

const ways = [
  { value: "cash" as const, text: "Cash" },
  { value: "card" as const, text: "Card" },
  { value: "bank" as const, text: "Transfer", disabled: true },
];
type FieldValue = (typeof ways)[number]["value"];

describe("a choice of a few", () => {
  it.each([
    ["side by side", Segmented],
    ["as cards", RadioCards],
  ])("%s is one stop of Tab, goes by arrows and passes over what can't be had", async (_, Few) => {
    await show(
      <Held<FieldValue> first="cash">
        {(value, set) => <Few<FieldValue> label="Method" value={value} onChange={set} choices={ways} />}
      </Held>,
      { theme: "dark" },
    );
    await userEvent.tab();
    await expect.element(page.getByRole("radio", { name: "Cash" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(kept()).toBe("card");
    await userEvent.keyboard("{ArrowDown}");
    expect(kept()).toBe("cash");
    await expect.element(page.getByRole("group", { name: "Method" })).toBeVisible();
    await expectNoFaults();
  });

  it("shows what is chosen in forced colours, and moves nothing for who wants no motion", async () => {
    await emulatePlain();
    await show(
      <Segmented<FieldValue> label="Method" value="cash" onChange={() => undefined} choices={ways} />,
    );
    const ground = (name: string) => {
      const label = page.getByRole("radio", { name }).element().closest("label");
      return label && getComputedStyle(label).backgroundColor;
    };
    expect(ground("Cash")).not.toBe(ground("Card"));
    expectStill();
  });
});

describe("a tick and a switch", () => {
  it("are pressed by the space bar and by their words", async () => {
    await show(
      <Held first={{ tick: false, on: false }}>
        {(value, set) => (
          <>
            <Checkbox
              label="Vegetarian"
              checked={value.tick}
              onChange={(tick) => set({ ...value, tick })}
              error="Choose one."
            />
            <Switch label="On sale" checked={value.on} onChange={(on) => set({ ...value, on })} />
          </>
        )}
      </Held>,
    );
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await userEvent.click(page.getByText("On sale"));
    expect(kept()).toEqual({ tick: true, on: true });
    const tick = page.getByRole("checkbox", { name: "Vegetarian" });
    await expect.element(tick).toHaveAccessibleDescription("Choose one.");
    await expect.element(page.getByRole("switch", { name: "On sale" })).toBeChecked();
    await expectNoFaults();
  });

  it("of several things of which some are ticked, tick all with the first press", async () => {
    await show(
      <Held<boolean | null> first={null}>
        {(value, set) => (
          <Checkbox label="Stop-sell" checked={value ?? false} mixed={value === null} onChange={set} />
        )}
      </Held>,
    );
    const tick = page.getByRole("checkbox", { name: "Stop-sell" });
    const isMixed = () => (tick.element() as HTMLInputElement).indeterminate;
    expect(isMixed()).toBe(true);
    expect(getComputedStyle(tick.element(), "::after").borderBlockStartStyle).toBe("solid");
    await userEvent.click(tick);
    expect([kept(), isMixed()]).toEqual([true, false]);
    await userEvent.click(tick);
    expect([kept(), isMixed()]).toEqual([false, false]);
    await expectNoFaults();
  });

  it("show their state in forced colours, mirrored too", async () => {
    await emulatePlain();
    await show(
      <>
        <Checkbox label="Ticked" checked onChange={() => undefined} />
        <Switch label="On" checked onChange={() => undefined} />
        <Switch label="Off" checked={false} onChange={() => undefined} />
      </>,
      { dir: "rtl" },
    );
    const part = (name: string, of: "::after" | undefined) =>
      getComputedStyle(page.getByRole("switch", { name }).element(), of);
    const page_ = getComputedStyle(document.body).backgroundColor;
    // The edge, and the knob in it, are not of the page's colour.
    expect(part("Off", undefined).borderTopStyle).toBe("solid");
    expect(part("Off", "::after").backgroundColor).not.toBe(page_);
    expect(part("On", undefined).backgroundColor).not.toBe(part("Off", undefined).backgroundColor);
    const tick = getComputedStyle(page.getByRole("checkbox").element(), "::after");
    expect(tick.borderBottomColor).not.toBe(
      getComputedStyle(page.getByRole("checkbox").element()).backgroundColor,
    );
  });
});
