import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { z } from "zod";
import { emulate, expectNoFaults, show } from "../dev/browser-test.tsx";
import { type DateControl, DateField } from "./date-field.tsx";
import { useForm } from "./use-form.ts";

function Kept({ value: first = "", changes, ...rest }: Partial<DateControl> & { changes?: string[] }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DateField
        label="Arrival"
        {...rest}
        value={value}
        onChange={(next) => {
          changes?.push(next);
          setValue(next);
        }}
      />
      <output>{value}</output>
    </>
  );
}
function Reset() {
  const [value, setValue] = useState("2026-12-24");
  return (
    <>
      <DateField label="Arrival" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue("2027-01-02")}>
        Next
      </button>
    </>
  );
}
const kept = () => document.querySelector("output")?.textContent;
const parts = () =>
  [...document.querySelectorAll<HTMLElement>("[data-type]")].map((part) => part.textContent?.trim()).join("");
const group = () => page.getByRole("group", { name: "Arrival" });
const optional = () => page.getByRole("group", { name: "Arrival (optional)" });

const Arrivals = z.object({ arrival: z.union([z.literal(""), z.string().length(10)]) });

function Stay({ sent }: { sent: unknown[] }) {
  const form = useForm({
    schema: Arrivals,
    initial: { arrival: "" },
    onSubmit: (values) => sent.push(values),
  });
  return (
    <form {...form.form}>
      <DateField label="Arrival" optional {...form.field("arrival")} />
      <button type="submit">Save</button>
    </form>
  );
}

describe("a date's field", () => {
  it.each([
    ["en", "24/12/2026", "dd/mm/yyyy"],
    ["my", "24/12/2026", "hh/bb/tttt"],
    ["cn", "2026/12/24", "年/月/日"],
  ] as const)("writes a date as %s does, also on an American system", async (language, written, empty) => {
    const { unmount } = await show(<Kept value="2026-12-24" />, { language });
    expect(parts()).toBe(written);
    await unmount();
    await show(<Kept />, { language });
    expect(parts()).toBe(empty);
  });

  it("is typed in one go, day first, and tells of whole dates alone", async () => {
    const changes: string[] = [];
    await show(<Kept changes={changes} />);
    await userEvent.tab();
    await userEvent.keyboard("05112026");
    expect(kept()).toBe("2026-11-05");
    expect(changes).toEqual(["2026-11-05"]);
  });

  it("holds no date while a part is missing, says so when it is left, and takes the part again", async () => {
    const changes: string[] = [];
    await show(<Kept value="2026-12-24" changes={changes} optional />);
    await userEvent.tab();
    await userEvent.keyboard("{Backspace}{Backspace}");
    expect(parts()).toBe("dd/12/2026");
    await expect.poll(kept).toBe("");
    await expect.element(optional()).not.toHaveAccessibleDescription(/whole date/);
    for (let at = 0; at < 4; at++) await userEvent.tab();
    expect(parts()).toBe("dd/12/2026");
    await expect.element(optional()).toHaveAccessibleDescription(/Enter the whole date, or clear it/);
    await userEvent.click(page.getByRole("spinbutton", { name: /day, Arrival/ }));
    await userEvent.keyboard("24");
    await expect.poll(kept).toBe("2026-12-24");
    expect(parts()).toBe("24/12/2026");
    await expect.element(optional()).not.toHaveAccessibleDescription(/whole date/);
    expect(changes.at(-1)).toBe("2026-12-24");
    expect(changes.filter((day) => day === "")).toEqual([""]);
  });

  it("keeps a form from being sent with a part missing, also where it may be empty", async () => {
    const sent: unknown[] = [];
    await show(<Stay sent={sent} />);
    await userEvent.tab();
    await userEvent.keyboard("0511");
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await expect.element(optional()).toHaveAccessibleDescription(/Enter the whole date, or clear it/);
    await expect.element(page.getByRole("spinbutton", { name: /year, Arrival/ })).toHaveFocus();
    expect(sent).toEqual([]);
    await userEvent.keyboard("2026");
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await expect.poll(() => sent).toEqual([{ arrival: "2026-11-05" }]);
  });

  it("puts the focus on its first part when its label is pressed", async () => {
    await show(<Kept />);
    await userEvent.click(page.getByText("Arrival"));
    await expect.element(page.getByRole("spinbutton", { name: /day, Arrival/ })).toHaveFocus();
  });

  it("follows a value that is set from outside", async () => {
    await show(<Reset />);
    await userEvent.click(page.getByRole("button", { name: "Next" }));
    expect(parts()).toBe("02/01/2027");
  });

  it("opens a month from Monday on, chooses by keys, and gives the focus back", async () => {
    await show(<Kept value="2026-12-24" min="2026-12-10" />);
    await userEvent.click(group().getByRole("button"));
    const grid = page.getByRole("grid", { name: /December 2026/ });
    await expect.element(grid).toBeVisible();
    const heads = [...document.querySelectorAll("th")].map((head) => head.textContent);
    expect(heads).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
    await expect.element(page.getByRole("button", { name: /24 December 2026/ })).toHaveFocus();
    await expectNoFaults();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect(kept()).toBe("2026-12-25");
    await expect.element(grid).not.toBeInTheDocument();
    await expect.element(group().getByRole("button")).toHaveFocus();
  });

  it("does not let days before the first be picked, and closes on Escape with nothing chosen", async () => {
    await show(<Kept value="2026-12-24" min="2026-12-10" />);
    await userEvent.click(group().getByRole("button"));
    await expect.element(page.getByRole("button", { name: /9 December 2026/ }).first()).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    expect(kept()).toBe("2026-12-24");
    await expect.element(group().getByRole("button")).toHaveFocus();
  });

  it("goes to the next day by the left arrow where the page is mirrored", async () => {
    await show(<Kept value="2026-12-24" />, { dir: "rtl" });
    await userEvent.click(group().getByRole("button"));
    await expect.element(page.getByRole("button", { name: /24 December 2026/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    expect(kept()).toBe("2026-12-25");
    expect(parts()).toBe("25/12/2026");
  });

  it("says what is wrong where it is read, and is found by a form's first mistake", async () => {
    await show(<Kept error="Choose a later date." hint="The day you arrive." />);
    await expect.element(group()).toHaveAccessibleDescription(/Choose a later date. The day you arrive./);
    expect(document.querySelector("[aria-invalid=true]")?.getAttribute("role")).toBe("spinbutton");
    await expectNoFaults();
  });

  it("speaks Malay and Chinese to screen readers", async () => {
    await show(<Kept value="2026-12-24" />, { language: "my" });
    await expect.element(page.getByRole("spinbutton", { name: /^hari,/ })).toBeVisible();
    await userEvent.click(group().getByRole("button"));
    await expect.element(page.getByRole("button", { name: "Seterusnya" }).first()).toBeVisible();
    await userEvent.keyboard("{Escape}");
  });

  it("shows the part that is typed and the chosen day in forced colours", async () => {
    await emulate({ name: "forced-colors", value: "active" });
    await show(<Kept value="2026-12-24" />);
    await userEvent.tab();
    const [day, month] = document.querySelectorAll<HTMLElement>("[role=spinbutton]");
    const ground = (part?: HTMLElement) => part && getComputedStyle(part).backgroundColor;
    expect(ground(day)).not.toBe(ground(month));
    await userEvent.click(group().getByRole("button"));
    const chosen = page.getByRole("button", { name: /24 December 2026/ });
    await expect.element(chosen).toBeVisible();
    const other = page.getByRole("button", { name: /23 December 2026/ });
    expect(ground(chosen.element() as HTMLElement)).not.toBe(ground(other.element() as HTMLElement));
    await userEvent.keyboard("{Escape}");
  });

  it("moves nothing for who wants no motion", async () => {
    await emulate({ name: "prefers-reduced-motion", value: "reduce" });
    await show(<Kept value="2026-12-24" />);
    await userEvent.click(group().getByRole("button"));
    await expect.element(page.getByRole("grid")).toBeVisible();
    const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1);
    expect(moving).toEqual([]);
    await userEvent.keyboard("{Escape}");
  });

  it("writes no style into the page, as our policy lets no script do", async () => {
    const styles = () =>
      [...document.querySelectorAll("style")].map(({ id, textContent }) => id + textContent);
    await show(<Kept value="2026-12-24" />);
    await userEvent.click(group().getByRole("button"));
    await expect.element(page.getByRole("grid")).toBeVisible();
    // What Vite writes while one develops is of a module.
    expect(styles().filter((style) => style.includes("react-aria-pressable-style"))).toEqual([]);
    await userEvent.keyboard("{Escape}");
  });

  it("is without fault in the dark", async () => {
    await show(<Kept value="2026-12-24" />, { theme: "dark" });
    await userEvent.click(group().getByRole("button"));
    await expect.element(page.getByRole("grid")).toBeVisible();
    await expectNoFaults();
    await userEvent.keyboard("{Escape}");
  });
});
