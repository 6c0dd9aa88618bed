import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { moveItem } from "./move-item.ts";
import { placeAfterDrop, Reorder, ReorderHandle } from "./reorder.tsx";

function Types({ still = false }: { still?: boolean }) {
  const [types, setTypes] = useState<readonly { name: string }[]>(
    ["Garden", "Beach", "Villa"].map((name) => ({ name })),
  );
  const move = (from: number, to: number) => setTypes((now) => moveItem(now, from, to));
  return (
    <>
      <Reorder
        label="Room types"
        items={types}
        idOf={({ name }) => name}
        textOf={({ name }) => name}
        onMove={move}
        still={still}
      >
        {({ name }, place) => (
          <div style={{ display: "flex", minHeight: 60 }}>
            {!still && <ReorderHandle label={`Move ${name}`} place={place} onMove={move} />}
            <b>{place + 1}</b> {name}
            <button type="button">Edit {name}</button>
          </div>
        )}
      </Reorder>
      <output data-kept>{types.map(({ name }) => name).join(" ")}</output>
    </>
  );
}
const kept = () => document.querySelector("[data-kept]")?.textContent;
const handle = (name: string) => page.getByRole("button", { name: `Move ${name}` });
/** As one goes there by keys: into the list, down its rows, to the handle. */
async function takeUpVilla() {
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await userEvent.tab();
  await expect.element(handle("Villa")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
}

describe("an order", () => {
  it("is changed by the arrow keys of a handle, which keeps the focus", async () => {
    await show(<Types />);
    (handle("Garden").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(kept()).toBe("Beach Garden Villa");
    await expect.element(handle("Garden")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    expect(kept()).toBe("Garden Beach Villa");
    await expectNoFaults();
  });

  it("is changed by taking up and laying down, as a screen reader says it", async () => {
    await show(<Types />);
    await takeUpVilla();
    const before = page.getByRole("button", { name: "Insert before Garden" });
    await expect.element(before).toBeInTheDocument();
    for (let tries = 0; tries < 6 && document.activeElement !== before.element(); tries++)
      await userEvent.keyboard("{ArrowUp}");
    await expect.element(before).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(kept).toBe("Villa Garden Beach");
  });

  it("stays as it was when a drag is given up", async () => {
    await show(<Types />);
    await takeUpVilla();
    await expect.element(page.getByRole("button", { name: "Insert before Garden" })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    expect(kept()).toBe("Garden Beach Villa");
  });

  it("is changed by the mouse", async () => {
    await show(<Types />);
    const rows = page.getByRole("row");
    await userEvent.dragAndDrop(rows.nth(2), rows.nth(0), { targetPosition: { x: 200, y: 4 } });
    await expect.poll(kept).toBe("Villa Garden Beach");
  });

  it("lets Tab reach what stands in a row, and shows an order that may not be changed", async () => {
    await show(<Types still />, { dir: "rtl", theme: "dark", language: "my" });
    expect(document.querySelectorAll("[draggable=true]")).toHaveLength(0);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Edit Garden" })).toHaveFocus();
    await expectNoFaults();
  });

  it("shows the place where it would be laid down in forced colours, without motion for who wants none", async () => {
    await emulatePlain();
    await show(<Types />);
    await takeUpVilla();
    await expect.element(page.getByRole("button", { name: "Insert before Garden" })).toBeInTheDocument();
    const gap = document.querySelector("[data-drop-target]");
    expect(gap && getComputedStyle(gap).outlineStyle).toBe("solid");
    expectStill();
    await userEvent.keyboard("{Escape}");
  });
});

describe("the place after a drop", () => {
  it.each([
    [2, 0, "before", 0],
    [0, 2, "after", 2],
    [0, 2, "before", 1],
    [1, 0, "after", 1],
    [0, 1, "before", 0],
  ] as const)("from %i, at %i, %s", (from, target, side, place) => {
    expect(placeAfterDrop(from, target, side)).toBe(place);
  });
});
