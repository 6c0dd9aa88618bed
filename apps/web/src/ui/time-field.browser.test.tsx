import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { z } from "zod";
import { emulate, emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { type TimeControl, TimeField } from "./time-field.tsx";
import { useForm } from "./use-form.ts";

function Kept({ value: first = "", changes, ...rest }: Partial<TimeControl> & { changes?: string[] }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <TimeField
        label="Departure"
        {...rest}
        value={value}
        onChange={(next) => {
          changes?.push(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue("06:05")}>
        First
      </button>
      <button type="button" onClick={() => setValue("")}>
        None
      </button>
      <output>{value}</output>
    </>
  );
}

const clock = z.string().regex(/^\d\d:\d\d$/, { error: "time" });
const Times = z.object({ opens: clock, closes: z.union([z.literal(""), clock], { error: "time" }) });

function Hours({ sent }: { sent: unknown[] }) {
  const form = useForm({
    schema: Times,
    initial: { opens: "08:00", closes: "" },
    onSubmit: (values) => sent.push(values),
  });
  return (
    <form {...form.form}>
      <TimeField label="Opens" {...form.field("opens")} />
      <TimeField label="Closes" optional {...form.field("closes")} />
      <button type="submit">Save</button>
    </form>
  );
}

const kept = () => document.querySelector("output")?.textContent;
/** Without the signs that keep hours before minutes in a mirrored line. */
const parts = () =>
  [...document.querySelectorAll<HTMLElement>("[data-type]")]
    .map((part) => part.textContent?.replace(/[\u2066-\u2069]/g, ""))
    .join("");
const group = (name = "Departure") => page.getByRole("group", { name });
const part = (name: string) => page.getByRole("spinbutton", { name });

describe("a time's field", () => {
  it.each(["en", "my", "cn"] as const)(
    "shows 24 hours in %s, also on an American system",
    async (language) => {
      const { unmount } = await show(<Kept value="19:05" />, { language });
      expect(parts()).toBe("19:05");
      await unmount();
      await show(<Kept />, { language });
      expect(parts()).toBe("––:––");
    },
  );

  it("is typed in one go, with or without a colon", async () => {
    const changes: string[] = [];
    await show(<Kept changes={changes} />);
    await userEvent.tab();
    await userEvent.keyboard("1930");
    expect(kept()).toBe("19:30");
    expect(changes.at(0)).toBe("19:03");
    await userEvent.click(part("hour, Departure"));
    await userEvent.keyboard("9:15");
    expect(kept()).toBe("09:15");
    await userEvent.click(part("hour, Departure"));
    await userEvent.keyboard("1:30");
    expect(kept()).toBe("01:30");
    await userEvent.click(part("hour, Departure"));
    await userEvent.keyboard("00:00");
    expect(kept()).toBe("00:00");
  });

  it("goes on by the arrows, over midnight too, and from part to part", async () => {
    await show(<Kept value="23:59" />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}{ArrowRight}{ArrowDown}");
    expect(kept()).toBe("00:58");
    await expect.element(part("minute, Departure")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(part("hour, Departure")).toHaveFocus();
  });

  it("is emptied part by part", async () => {
    await show(<Kept value="19:30" />);
    await userEvent.click(part("minute, Departure"));
    await userEvent.keyboard("{Backspace}{Backspace}");
    expect(parts()).toBe("19:––");
    await userEvent.keyboard("{Backspace}");
    await expect.element(part("hour, Departure")).toHaveFocus();
    await userEvent.keyboard("{Backspace}{Backspace}");
    expect(kept()).toBe("");
    expect(parts()).toBe("––:––");
  });

  it("keeps what is half typed, tells it as no time, and shows it again", async () => {
    const { unmount } = await show(<Kept />);
    await userEvent.tab();
    await userEvent.keyboard("19");
    expect(kept()).toBe("");
    await userEvent.tab();
    expect(kept()).toBe("19:");
    expect(parts()).toBe("19:––");
    await userEvent.click(part("minute, Departure"));
    await userEvent.keyboard("45");
    expect(kept()).toBe("19:45");
    await unmount();
    const { unmount: leave } = await show(<Kept value="19:" />);
    expect(parts()).toBe("19:––");
    await leave();
    await show(<Kept value=":30" />);
    expect(parts()).toBe("––:30");
  });

  it("keeps the other part when one of a whole time is taken away", async () => {
    await show(<Kept value="19:30" />);
    await userEvent.tab();
    await userEvent.keyboard("{Backspace}{Backspace}");
    await userEvent.tab();
    await userEvent.tab();
    expect(kept()).toBe(":30");
    expect(parts()).toBe("––:30");
  });

  it("follows a value that is set from outside, over what was half typed too", async () => {
    await show(<Kept />);
    await userEvent.tab();
    await userEvent.keyboard("19");
    await userEvent.click(page.getByRole("button", { name: "None" }));
    expect(parts()).toBe("––:––");
    await userEvent.click(page.getByRole("button", { name: "First" }));
    expect(parts()).toBe("06:05");
    await userEvent.click(page.getByRole("button", { name: "None" }));
    expect(parts()).toBe("––:––");
  });

  it("puts the focus on its hours when its label is pressed", async () => {
    await show(<Kept />);
    await userEvent.click(page.getByText("Departure"));
    await expect.element(part("hour, Departure")).toHaveFocus();
  });

  it("keeps a form from being sent with half a time, and has the focus as its first mistake", async () => {
    const sent: unknown[] = [];
    await show(<Hours sent={sent} />);
    await userEvent.click(part("hour, Closes (optional)"));
    await userEvent.keyboard("17");
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await expect.element(part("hour, Closes (optional)")).toHaveFocus();
    await expect
      .element(group("Closes (optional)"))
      .toHaveAccessibleDescription(/Enter a time such as 09:30/);
    expect(sent).toEqual([]);
    await userEvent.keyboard("17:00");
    await expect.poll(() => document.querySelector("[aria-invalid]")).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await expect.poll(() => sent).toEqual([{ opens: "08:00", closes: "17:00" }]);
  });

  it("says what is wrong where it is read", async () => {
    await show(<Kept error="Choose an earlier time." hint="By the resort’s clock." />);
    await expect
      .element(group())
      .toHaveAccessibleDescription(/Choose an earlier time. By the resort’s clock./);
    expect(document.querySelector("[aria-invalid=true]")?.getAttribute("role")).toBe("spinbutton");
    await expectNoFaults();
  });

  it("is no stop and takes nothing while it is disabled", async () => {
    await show(<Kept value="19:30" disabled />);
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "First" })).toHaveFocus();
    await expect.element(group()).toHaveAttribute("aria-disabled", "true");
    await expectNoFaults();
  });

  it("writes hours before minutes where the page is mirrored, and goes on as one sees", async () => {
    await show(<Kept value="19:30" />, { dir: "rtl" });
    const at = (name: string) => part(name).element().getBoundingClientRect();
    expect(at("hour, Departure").right).toBeLessThan(at("minute, Departure").left + 1);
    // It begins where the line does.
    expect(group().element().getBoundingClientRect().right - at("minute, Departure").right).toBeLessThan(16);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}5");
    expect(kept()).toBe("19:05");
  });

  it("speaks Malay and Chinese to screen readers", async () => {
    const { unmount } = await show(<Kept value="19:30" />, { language: "my" });
    await expect.element(part("jam, Departure")).toBeVisible();
    await expect.element(group()).toHaveAccessibleDescription(/^Masa dipilih/);
    await unmount();
    await show(<Kept value="19:30" />, { language: "cn" });
    await expect.element(part("分钟, Departure")).toBeVisible();
  });

  it("shows the part that is typed in forced colours", async () => {
    await emulate({ name: "forced-colors", value: "active" });
    await show(<Kept value="19:30" />);
    await userEvent.tab();
    const ground = (name: string) => getComputedStyle(part(name).element()).backgroundColor;
    expect(ground("hour, Departure")).not.toBe(ground("minute, Departure"));
  });

  it("moves nothing for who wants no motion", async () => {
    await emulatePlain();
    await show(<Kept value="19:30" error="Choose an earlier time." />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    expectStill();
  });

  it("is without fault in the dark", async () => {
    await show(<Kept value="19:30" hint="By the resort’s clock." />, { theme: "dark" });
    await userEvent.tab();
    await expectNoFaults();
  });
});
