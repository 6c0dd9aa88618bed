import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulate, expectNoFaults, show } from "../dev/browser-test.tsx";
import { RowsTable } from "./rows-table.tsx";
import { useSelection } from "./use-selection.ts";

type Room = { _id: string; type: string; sleeps: number };
const roomsOf = (count: number): readonly Room[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `B-${String(index + 1).padStart(2, "0")}`,
    type: "Beach Chalet",
    sleeps: 4,
  }));
const keyOf = ({ _id }: Room) => _id;

function Rooms({ count = 4, onOpen = () => undefined }: { count?: number; onOpen?: (room: string) => void }) {
  const [rooms] = useState(() => roomsOf(count));
  const [sort, setSort] = useState<string | undefined>("room");
  const selection = useSelection("rooms", rooms, keyOf, keyOf);
  return (
    <>
      <RowsTable
        caption="Rooms"
        rows={rooms}
        rowKey={keyOf}
        selection={selection}
        sorting={{ by: sort, known: ["room", "-room", "-sleeps"], onSort: setSort }}
        columns={[
          {
            key: "room",
            head: "Room",
            sort: "room",
            cell: ({ _id }) => (
              <button type="button" onClick={() => onOpen(_id)}>
                {_id}
              </button>
            ),
          },
          { key: "type", head: "Room type", cell: ({ type }) => type },
          {
            key: "sleeps",
            head: "Sleeps",
            end: true,
            sort: "sleeps",
            falling: true,
            cell: ({ sleeps }) => sleeps,
          },
        ]}
      />
      <output>Chosen: {[...selection.chosen.keys()].join(" ") || "none"}</output>
      <output>Order: {sort ?? "usual"}</output>
    </>
  );
}

const row = (name: string) => page.getByRole("row").filter({ hasText: name });
const expectChosen = (rooms: string) =>
  expect.element(page.getByText(`Chosen: ${rooms}`, { exact: true })).toBeVisible();
const first = () => page.getByRole("button", { name: "B-01" });

describe("rows by the keyboard", () => {
  it("go down and up by J, K and the arrows, and stop at both ends", async () => {
    await show(<Rooms />);
    first().element().focus();
    await userEvent.keyboard("j");
    await expect.element(row("B-02")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect.element(row("B-04")).toHaveFocus();
    await userEvent.keyboard("k{Home}{ArrowUp}");
    await expect.element(row("B-01")).toHaveFocus();
  });

  it("open by Enter as a press on the name does", async () => {
    const onOpen = vi.fn();
    await show(<Rooms onOpen={onOpen} />);
    first().element().focus();
    await userEvent.keyboard("j{Enter}");
    expect(onOpen.mock.calls).toEqual([["B-02"]]);
  });

  it("are chosen by X and Space, more of them by Shift and an arrow, none by Escape", async () => {
    await show(<Rooms />);
    first().element().focus();
    await userEvent.keyboard("jx");
    await expectChosen("B-02");
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
    await expectChosen("B-02 B-03");
    await userEvent.keyboard(" ");
    await expectChosen("B-02");
    await userEvent.keyboard("{Escape}");
    await expectChosen("none");
  });

  it("leave letters alone where somebody switched them off", async () => {
    localStorage.setItem("pulau.staff.keys", "off");
    await show(<Rooms />);
    first().element().focus();
    await userEvent.keyboard("j");
    await expect.element(first()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(row("B-02")).toHaveFocus();
    localStorage.removeItem("pulau.staff.keys");
  });
});

describe("rows by the pointer", () => {
  it("are chosen one by one, from one to another with Shift, and all of the page", async () => {
    await show(<Rooms />);
    await userEvent.click(page.getByRole("checkbox", { name: "Select B-01" }));
    const box = page.getByRole("checkbox", { name: "Select B-03" });
    await userEvent.keyboard("{Shift>}");
    await userEvent.click(box);
    await userEvent.keyboard("{/Shift}");
    await expectChosen("B-01 B-02 B-03");
    const all = page.getByRole("checkbox", { name: "Select all rows on this page" });
    expect((all.element() as HTMLInputElement).indeterminate).toBe(true);
    await userEvent.click(all);
    await expectChosen("B-01 B-02 B-03 B-04");
    await userEvent.click(all);
    await expectChosen("none");
  });

  it("are put in order by a head, which says so", async () => {
    await show(<Rooms />);
    const head = page.getByRole("columnheader", { name: "Room", exact: true });
    await expect.element(head).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(head.getByRole("button"));
    await expect.element(head).toHaveAttribute("aria-sort", "descending");
    await userEvent.click(page.getByRole("columnheader", { name: "Sleeps" }).getByRole("button"));
    await expect.element(page.getByText("Order: -sleeps")).toBeVisible();
    await expect.element(head).not.toHaveAttribute("aria-sort");
    await expect
      .element(page.getByRole("columnheader", { name: "Room type" }).getByRole("button"))
      .not.toBeInTheDocument();
  });
});

describe("many rows", () => {
  it("are drawn as they come into sight, each with its number", async () => {
    await show(<Rooms count={100} />);
    const table = page.getByRole("table", { name: "Rooms" });
    await expect.element(table).toHaveAttribute("aria-rowcount", "101");
    await expect.element(first()).toBeVisible();
    expect(document.querySelectorAll("tr[data-index]").length).toBeLessThan(60);
    first().element().focus();
    await userEvent.keyboard("{End}");
    await expect.element(row("B-100")).toHaveFocus();
    await expect.element(row("B-100")).toHaveAttribute("aria-rowindex", "101");
    await userEvent.keyboard("{Home}");
    await expect.element(row("B-01")).toHaveFocus();
  });
});

describe("a table", () => {
  it.each(["ltr", "rtl"] as const)("has no fault in %s, and amounts stand at the end side", async (dir) => {
    await show(<Rooms />, { dir });
    const [name, sleeps] = ["Room", "Sleeps"].map((head) =>
      page.getByRole("columnheader", { name: head, exact: true }).element().getBoundingClientRect(),
    );
    expect((name?.left ?? 0) < (sleeps?.left ?? 0)).toBe(dir === "ltr");
    await expectNoFaults();
  });

  it("is made of cards where it is narrow, and stays a table to who hears it", async () => {
    await page.viewport(390, 844);
    await show(<Rooms />, { theme: "dark" });
    await expect.element(page.getByRole("table", { name: "Rooms" }).getByRole("row").nth(1)).toBeVisible();
    const [title, sleeps] = [
      ...document.querySelectorAll("tr[data-index='0'] td:not([data-place=select])"),
    ].map((cell) => cell.getBoundingClientRect());
    expect((sleeps?.top ?? 0) > (title?.top ?? 0)).toBe(true);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expectNoFaults();
    await page.viewport(1280, 800);
  });

  it("shows which row has the focus in forced colours", async () => {
    await emulate({ name: "forced-colors", value: "active" });
    await show(<Rooms />);
    first().element().focus();
    await userEvent.keyboard("j");
    await expect.element(row("B-02")).toHaveStyle({ outlineStyle: "solid" });
  });
});
