import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { Tabs } from "./tabs.tsx";

type Name = "all" | "open" | "done";
function Kept() {
  const [value, setValue] = useState<Name>("all");
  return (
    <>
      <button type="button">Before</button>
      <Tabs<Name>
        label="Bookings"
        value={value}
        onChange={setValue}
        tabs={[
          { value: "all", text: "All", count: 28 },
          { value: "open", text: "Open" },
          { value: "done", text: "Done" },
        ]}
      >
        <button type="button">In {value}</button>
      </Tabs>
    </>
  );
}
const tab = (name: string) => page.getByRole("tab", { name });
const panelOf = (name: string) => page.getByRole("tabpanel", { name });

async function enter() {
  await userEvent.click(page.getByRole("button", { name: "Before" }));
  await userEvent.tab();
}

describe("tabs", () => {
  it("are one stop of Tab, before their panel, which the chosen one names", async () => {
    await show(<Kept />);
    await enter();
    await expect.element(tab("All 28")).toHaveFocus();
    await userEvent.tab();
    await expect.element(panelOf("All 28").getByRole("button", { name: "In all" })).toHaveFocus();
    await expectNoFaults();
  });

  it("go round by arrows and to the ends by Home and End, and show what they reach", async () => {
    await show(<Kept />, { theme: "dark" });
    await enter();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(tab("Open")).toHaveFocus();
    await expect.element(panelOf("Open")).toHaveTextContent("In open");
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect.element(tab("All 28")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(tab("Done")).toHaveAttribute("aria-selected", "true");
    await expectNoFaults();
  });

  it("follow the arrows as one sees them where the page is mirrored", async () => {
    await show(<Kept />, { dir: "rtl" });
    await enter();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(tab("Open")).toHaveFocus();
  });

  it("mark the chosen one alone in forced colours, and move nothing for who wants no motion", async () => {
    await emulatePlain();
    await show(<Kept />);
    const line = (name: string) => getComputedStyle(tab(name).element()).borderBottomColor;
    expect(line("All 28")).not.toBe(line("Open"));
    expect(line("Open")).toBe(getComputedStyle(document.body).backgroundColor);
    await userEvent.click(tab("Open"));
    expectStill();
  });
});
