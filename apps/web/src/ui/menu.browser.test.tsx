import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulate, expectNoFaults, show } from "../dev/browser-test.tsx";
import { Button } from "./button.tsx";
import { IconPencil, IconTrash } from "./icons/index.ts";
import { Menu } from "./menu.tsx";
import type { MenuEntry } from "./menu-entry.ts";

const entries = (chosen: (id: string) => void = () => undefined): MenuEntry[] => [
  { id: "edit", text: "Edit", icon: IconPencil, onSelect: () => chosen("edit") },
  { id: "copy", text: "Copy", disabled: true, onSelect: () => chosen("copy") },
  { id: "move", text: "Move", onSelect: () => chosen("move") },
  { id: "delete", text: "Delete", icon: IconTrash, tone: "danger", onSelect: () => chosen("delete") },
];
const Shown = ({ chosen }: { chosen?: (id: string) => void }) => (
  <Menu trigger={(props) => <Button {...props}>Acts</Button>} entries={entries(chosen)} />
);
const button = () => page.getByRole("button", { name: "Acts" });
const entry = (name: string) => page.getByRole("menuitem", { name });

describe("a menu", () => {
  it("is named by its button, begins on the first entry and is without fault", async () => {
    await show(<Shown />);
    await userEvent.click(button());
    await expect.element(page.getByRole("menu", { name: "Acts" })).toBeVisible();
    await expect.element(entry("Edit")).toHaveFocus();
    await expectNoFaults();
  });

  it("opens by the arrows, passes over what can't be chosen, and chooses by Enter", async () => {
    const chosen = vi.fn();
    await show(<Shown chosen={chosen} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(entry("Edit")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(entry("Move")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(chosen.mock.calls).toEqual([["move"]]);
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
  });

  it("opens on the last entry by the arrow up, and finds by a letter", async () => {
    await show(<Shown />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(entry("Delete")).toHaveFocus();
    await userEvent.keyboard("m");
    await expect.element(entry("Move")).toHaveFocus();
  });

  it("stops at what is refused, says why, and neither does it nor closes", async () => {
    const chosen = vi.fn();
    const refused = entries(chosen).map((entry) =>
      entry.id === "delete" ? { ...entry, refused: "Used by 3 rooms" } : entry,
    );
    await show(<Menu trigger={(props) => <Button {...props}>Acts</Button>} entries={refused} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    const last = page.getByRole("menuitem", { name: "Delete Used by 3 rooms" });
    await expect.element(last).toHaveFocus();
    await expect.element(last).toHaveAttribute("aria-disabled", "true");
    await expectNoFaults();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(last, { force: true });
    await expect.element(last).toBeVisible();
    expect(chosen).not.toHaveBeenCalled();
  });

  it("closes on Escape and gives the focus back", async () => {
    const chosen = vi.fn();
    await show(<Shown chosen={chosen} />);
    await userEvent.click(button());
    await expect.element(entry("Edit")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
    expect(chosen).not.toHaveBeenCalled();
  });

  it("lines up with its button's end, also where the page is mirrored", async () => {
    await show(
      <div style={{ display: "flex", justifyContent: "center" }}>
        <Shown />
      </div>,
      { dir: "rtl" },
    );
    await userEvent.click(button());
    await expect.element(page.getByRole("menu")).toBeVisible();
    const panel = page.getByRole("menu").element().parentElement as HTMLElement;
    const [mine, its] = [panel.getBoundingClientRect(), button().element().getBoundingClientRect()];
    expect(Math.abs(mine.left - its.left)).toBeLessThan(2);
  });

  it("marks the entry in forced colours, moves nothing for who wants no motion, and is without fault in the dark", async () => {
    await emulate(
      { name: "forced-colors", value: "active" },
      { name: "prefers-reduced-motion", value: "reduce" },
    );
    await show(<Shown />, { theme: "dark" });
    await userEvent.click(button());
    await expect.element(entry("Edit")).toHaveFocus();
    const ground = (name: string) => getComputedStyle(entry(name).element()).backgroundColor;
    expect(ground("Edit")).not.toBe(ground("Move"));
    const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1);
    expect(moving).toEqual([]);
    await emulate();
    await expectNoFaults();
  });
});
