import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CallFailure } from "../api/call-failure.ts";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
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

type RoomsProps = {
  count?: number;
  onOpen?: (room: string) => void;
  /** Its types are changed in the row; `broken` saves nothing. */
  edits?: "works" | "broken";
  acts?: boolean;
};

const types = ["Beach Chalet", "Garden Room"].map((type) => ({ value: type, text: type }));

function Rooms({ count = 4, onOpen = () => undefined, edits, acts }: RoomsProps) {
  const [rooms, setRooms] = useState(() => roomsOf(count));
  const [sort, setSort] = useState<string | undefined>("room");
  const selection = useSelection("rooms", rooms, keyOf, keyOf);
  return (
    <>
      <RowsTable<Room>
        caption="Rooms"
        rows={rooms}
        rowKey={keyOf}
        selection={selection}
        {...(acts && {
          acts: {
            nameOf: keyOf,
            of: ({ _id }) =>
              _id === "B-02" ? [] : [{ id: "open", text: "Open room", onSelect: () => onOpen(_id) }],
          },
        })}
        sorting={{ by: sort, chosen: true, known: ["room", "-room", "-sleeps"], onSort: setSort }}
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
          {
            key: "type",
            head: "Room type",
            cell: ({ type }) => type,
            ...(edits && {
              edit: {
                value: ({ type }) => type,
                choices: types,
                nameOf: keyOf,
                save: async ({ _id }, type) => {
                  if (edits === "broken") throw new CallFailure("NOT_ALLOWED");
                  setRooms((all) => all.map((room) => (room._id === _id ? { ...room, type } : room)));
                },
              },
            }),
          },
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

describe("a row", () => {
  const typeOf = (room: string) => row(room).getByRole("cell").nth(2);

  it("is changed where it stands by F2, E, a double click or its pencil, and taken back", async () => {
    await show(<Rooms edits="works" />);
    first().element().focus();
    await userEvent.keyboard("j{F2}");
    const field = page.getByRole("combobox", { name: "Edit Room type: B-02" });
    await expect.element(field).toHaveFocus();
    await expectNoFaults();
    await userEvent.selectOptions(field, "Garden Room");
    await userEvent.keyboard("{Enter}");
    await expect.element(typeOf("B-02")).toHaveTextContent("Garden Room");
    await expect.element(row("B-02")).toHaveFocus();
    await expect.element(page.getByText("B-02: Room type saved.")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Undo" }));
    await expect.element(typeOf("B-02")).toHaveTextContent("Beach Chalet");
    await userEvent.dblClick(typeOf("B-03").getByText("Beach Chalet"));
    await userEvent.selectOptions(page.getByRole("combobox"), "Garden Room");
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("combobox")).not.toBeInTheDocument();
    await expect.element(typeOf("B-03")).toHaveTextContent("Beach Chalet");
    await userEvent.keyboard("ke");
    await expect.element(page.getByRole("combobox", { name: "Edit Room type: B-02" })).toBeVisible();
  });

  it("stays as it was when it can't be saved, and says why", async () => {
    await show(<Rooms edits="broken" />);
    await userEvent.click(page.getByRole("button", { name: "Edit Room type: B-01" }));
    await userEvent.selectOptions(page.getByRole("combobox"), "Garden Room");
    await userEvent.keyboard("{Enter}");
    await expect
      .element(page.getByText("Your account can’t do this. Ask the owner of the account."))
      .toBeVisible();
    await expect.element(typeOf("B-01")).toHaveTextContent("Beach Chalet");
  });

  it("has its acts behind three dots, where it has any", async () => {
    const onOpen = vi.fn();
    await show(<Rooms acts onOpen={onOpen} />, { dir: "rtl" });
    await userEvent.click(page.getByRole("button", { name: "Actions for B-03" }));
    await userEvent.click(page.getByRole("menuitem", { name: "Open room" }));
    expect(onOpen).toHaveBeenCalledWith("B-03");
    await expect.element(page.getByRole("button", { name: "Actions for B-02" })).not.toBeInTheDocument();
    await expectNoFaults();
  });

  it("is put in a second order by Shift and a head", async () => {
    await show(<Rooms />);
    const sleeps = page.getByRole("columnheader", { name: "Sleeps" });
    await userEvent.keyboard("{Shift>}");
    await userEvent.click(sleeps.getByRole("button"));
    await userEvent.keyboard("{/Shift}");
    await expect.element(page.getByText("Order: room,-sleeps")).toBeVisible();
    const second = page.getByRole("columnheader", { name: "Sleeps then descending" });
    // Only one head can say that it is what rows are sorted by.
    await expect.element(second).not.toHaveAttribute("aria-sort");
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

  it("shows which row has the focus in forced colours, and moves nothing for who wants no motion", async () => {
    await emulatePlain();
    await show(<Rooms />);
    first().element().focus();
    await userEvent.keyboard("j");
    await expect.element(row("B-02")).toHaveStyle({ outlineStyle: "solid" });
    expectStill();
  });
});
