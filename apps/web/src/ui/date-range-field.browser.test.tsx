import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulate, expectNoFaults, show } from "../dev/browser-test.tsx";
import { DateField } from "./date-field.tsx";
import { type DateRangeControl, DateRangeField, type DayRange } from "./date-range-field.tsx";
import { TimeZoneProvider } from "./time-zone.ts";

type Some = { value?: DayRange } & Pick<DateRangeControl, "hint" | "most" | "whole">;
function Kept({ value: first, whole, ...rest }: Some) {
  const [value, setValue] = useState<DayRange>(first ?? { from: "2026-12-24", to: "2026-12-27" });
  const control = { value, onChange: (next: DayRange) => setValue(next) };
  return (
    <>
      <DateRangeField
        label="Period"
        fromLabel="From"
        toLabel="To"
        {...rest}
        {...control}
        {...(whole && { whole })}
      />
      <output data-kept>{`${value.from}/${value.to}`}</output>
    </>
  );
}
const kept = () => document.querySelector("[data-kept]")?.textContent;
const end = (name: string) => page.getByRole("group", { name, exact: true });
const day = (name: string) => page.getByRole("spinbutton", { name: `day, ${name}` });
const opener = () => page.getByRole("button", { name: /Period/ });
const open = async () => {
  await userEvent.click(opener());
  await expect.element(page.getByRole("grid").first()).toBeVisible();
};

describe("a range of dates", () => {
  it("has both ends typed in one go, each by its own name", async () => {
    await show(<Kept value={{ from: "", to: "" }} hint="Both days included." />);
    await userEvent.click(day("From"));
    await userEvent.keyboard("05112026");
    expect(kept()).toBe("2026-11-05/");
    await userEvent.tab();
    await userEvent.keyboard("07112026");
    expect(kept()).toBe("2026-11-05/2026-11-07");
    await expect
      .element(page.getByRole("group", { name: "Period", exact: true }))
      .toHaveAccessibleDescription("Both days included.");
    await expectNoFaults();
  });

  it("is open at an end that is emptied, unless it must be whole", async () => {
    const { unmount } = await show(<Kept />);
    const empty = async () => {
      await userEvent.click(day("To"));
      await userEvent.keyboard("{Backspace}{Backspace}");
      await userEvent.click(page.getByText("Period"));
    };
    await empty();
    await expect.poll(kept).toBe("2026-12-24/");
    await unmount();
    await show(<Kept whole />);
    await empty();
    expect(kept()).toBe("2026-12-24/2026-12-27");
  });

  it("keeps what is typed of an end that is left half, and says that it is not whole", async () => {
    await show(<Kept value={{ from: "2026-12-24", to: "" }} />);
    await userEvent.click(day("To"));
    await userEvent.keyboard("27");
    await userEvent.click(page.getByText("Period"));
    await expect.element(page.getByText("Enter the whole date, or clear it.")).toBeVisible();
    await expect.element(day("To")).toHaveTextContent("27");
    expect(kept()).toBe("2026-12-24/");
    await userEvent.click(day("To"));
    await userEvent.keyboard("27122026");
    await expect.element(page.getByText("Enter the whole date, or clear it.")).not.toBeInTheDocument();
    expect(kept()).toBe("2026-12-24/2026-12-27");
    await expectNoFaults();
  });

  it("says what is wrong and tells nothing of a range that ends before it begins, or is too long", async () => {
    await show(<Kept most={31} />);
    await userEvent.click(day("To"));
    await userEvent.keyboard("20");
    await expect.element(page.getByText("Choose an end date on or after the start date.")).toBeVisible();
    expect(kept()).toBe("2026-12-24/2026-12-27");
    await userEvent.click(day("To"));
    await userEvent.keyboard("26");
    await expect.element(page.getByText(/start date/)).not.toBeInTheDocument();
    expect(kept()).toBe("2026-12-24/2026-12-26");
    await userEvent.tab();
    await userEvent.keyboard("2027");
    expect(kept()).toBe("2026-12-24/2026-12-26");
    await expect.element(page.getByText("Choose 31 days or fewer.")).toBeVisible();
    await expectNoFaults();
  });

  it("shows two months, picks both ends by keys, and gives the focus back", async () => {
    await show(<Kept />);
    await open();
    await expect.element(page.getByRole("grid").nth(1)).toBeVisible();
    await expect.element(page.getByText("January 2027").first()).toBeVisible();
    await expect.element(page.getByRole("button", { name: /24 December 2026/ })).toHaveFocus();
    await expectNoFaults();
    // Once it is begun, the library goes on by a day, so that it is heard that it goes on.
    await userEvent.keyboard("{ArrowRight}{Enter}{ArrowDown}{Enter}");
    expect(kept()).toBe("2026-12-25/2027-01-02");
    await expect.element(page.getByRole("grid").first()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });

  it("shows one month on a phone, within its width", async () => {
    await page.viewport(390, 800);
    await show(<Kept />);
    await open();
    expect(document.querySelectorAll("[role=grid]")).toHaveLength(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await userEvent.keyboard("{Escape}");
    expect(kept()).toBe("2026-12-24/2026-12-27");
    await page.viewport(1280, 800);
  });

  it("goes on by the left arrow where the page is mirrored, in Malay, in the dark", async () => {
    await show(<Kept />, { dir: "rtl", language: "my", theme: "dark" });
    await userEvent.click(page.getByRole("button", { name: /Period/ }));
    await expect.element(page.getByRole("button", { name: /24 Disember 2026/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{Enter}{ArrowLeft}{Enter}");
    expect(kept()).toBe("2026-12-25/2026-12-27");
    await expect.element(end("From")).toBeVisible();
    await expectNoFaults();
  });

  it("shows what lies between the ends in forced colours, and moves nothing for who wants no motion", async () => {
    await emulate(
      { name: "forced-colors", value: "active" },
      { name: "prefers-reduced-motion", value: "reduce" },
    );
    await show(<Kept />);
    await open();
    const ground = (name: RegExp) =>
      getComputedStyle(page.getByRole("button", { name }).element()).backgroundColor;
    expect(ground(/25 December 2026/)).not.toBe(ground(/29 December 2026/));
    const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1);
    expect(moving).toEqual([]);
    await userEvent.keyboard("{Escape}");
  });
});

describe("today in a month", () => {
  // 25 hours apart: wherever the browser is, one of them has another date.
  it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])("is that of a resort at %s", async (zone) => {
    const now = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(Date.now());
    await show(
      <TimeZoneProvider value={zone}>
        <DateField label="Arrival" value="" onChange={() => undefined} />
      </TimeZoneProvider>,
    );
    await userEvent.click(page.getByRole("group", { name: "Arrival" }).getByRole("button"));
    await expect.element(page.getByRole("grid")).toBeVisible();
    const marked = document.querySelector("[data-today]:not([data-outside-month])")?.textContent;
    expect(marked).toBe(String(Number(now.slice(-2))));
    await userEvent.keyboard("{Escape}");
  });
});
