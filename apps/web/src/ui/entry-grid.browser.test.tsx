import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { EntryGrid, type EntryValues } from "./entry-grid.tsx";

const columns = [
  { key: "name", head: "Name", kind: "text" as const },
  { key: "age", head: "Age", kind: "number" as const },
  { key: "halal", head: "Halal", kind: "tick" as const },
  { key: "size", head: "Size", kind: "choice" as const, choices: [{ value: "m", text: "Medium" }] },
];

function Guests({ readOnly = false, events = [] }: { readOnly?: boolean; events?: string[] }) {
  const [rows, setRows] = useState<readonly EntryValues[]>([
    { name: "Aina", age: "30", halal: true, size: "" },
    { name: "", age: "", halal: false, size: "" },
  ]);
  return (
    <>
      <EntryGrid
        caption="Guests"
        rowHead="Guest"
        columns={columns}
        groups={[
          {
            key: "V-03",
            head: "Room V-03",
            rows: rows.map((values, key) => ({
              key,
              values,
              label: `Adult ${key + 1}`,
              head: `Adult ${key + 1}`,
            })),
          },
        ]}
        errors={{ 1: { name: "Enter a name." } }}
        readOnly={readOnly}
        onChange={(row, column, value) =>
          setRows((now) => now.with(row, { ...now[row], [column]: value } as EntryValues))
        }
        onLeave={(row, column) => events.push(`left ${row} ${column}`)}
        onPasteTable={(text) => events.push(text)}
      />
      <output data-kept>{JSON.stringify(rows)}</output>
    </>
  );
}
const kept = () => JSON.parse(document.querySelector("[data-kept]")?.textContent ?? "");
const cell = (name: string) => page.getByLabelText(name);

describe("a table of entries", () => {
  it("stands in forced colours, mirrored, and nothing of it moves for who wants no motion", async () => {
    await emulatePlain();
    await show(<Guests />, { dir: "rtl" });
    await userEvent.click(cell("Name, Adult 2"));
    await userEvent.keyboard("Farid{ArrowUp}");
    await expect.element(cell("Name, Adult 1")).toHaveFocus();
    expectStill();
    await expectNoFaults();
  });

  it("is typed like a spreadsheet: Enter and arrows go down and up a column", async () => {
    const events: string[] = [];
    await show(<Guests events={events} />);
    await userEvent.click(cell("Name, Adult 1"));
    await userEvent.keyboard("{Enter}Farid");
    expect(kept()[1].name).toBe("Farid");
    await expect.element(cell("Name, Adult 2")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(cell("Name, Adult 1")).toHaveFocus();
    expect(events).toEqual(["left 0 name", "left 1 name"]);
  });

  it("names each cell by column and row, and says its mistake there", async () => {
    await show(<Guests />, { dir: "rtl", theme: "dark" });
    await expect.element(cell("Name, Adult 2")).toHaveAccessibleDescription("Enter a name.");
    await expect.element(cell("Name, Adult 2")).toBeInvalid();
    await userEvent.click(cell("Halal, Adult 2"));
    await userEvent.selectOptions(cell("Size, Adult 2"), "Medium");
    expect(kept()[1]).toMatchObject({ halal: true, size: "m" });
    await expectNoFaults();
  });

  it("hands over several cells that are pasted, and leaves one to the browser", async () => {
    const events: string[] = [];
    await show(<Guests events={events} />);
    const paste = (text: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      return cell("Name, Adult 1").element().dispatchEvent(event);
    };
    expect(paste("Aina\t30\nFarid\t31")).toBe(false);
    expect(events).toEqual(["Aina\t30\nFarid\t31"]);
    expect(paste("Aina")).toBe(true);
    expect(events).toHaveLength(1);
  });

  it("keeps its roles as cards on a phone, and takes nothing when it is only read", async () => {
    await page.viewport(390, 800);
    await show(<Guests readOnly />);
    await expect.element(page.getByRole("table", { name: "Guests" })).toBeVisible();
    await expect.element(cell("Halal, Adult 1")).toBeDisabled();
    await expect.element(cell("Name, Adult 1")).toHaveAttribute("readonly");
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expectNoFaults();
    await page.viewport(1280, 800);
  });
});
