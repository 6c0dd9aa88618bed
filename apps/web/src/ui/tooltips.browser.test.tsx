import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulate, expectNoFaults, show } from "../dev/browser-test.tsx";
import { IconButton } from "./button.tsx";
import { IconPencil, IconTrash } from "./icons/index.ts";
import { Tooltips } from "./tooltips.tsx";

const Two = () => (
  <div style={{ padding: 80 }}>
    <button type="button">Beside</button>
    <IconButton icon={IconPencil} label="Edit" />
    <IconButton icon={IconTrash} label="Delete" />

    <Tooltips />
  </div>
);
const tip = (text: string) => page.getByRole("tooltip").filter({ hasText: text });

describe("a tooltip", () => {
  it("comes after a pause where the pointer rests, and goes with it", async () => {
    await show(<Two />);
    await userEvent.hover(page.getByRole("button", { name: "Edit" }));
    expect(document.querySelector("[role=tooltip]")).toBeNull();
    await expect.element(tip("Edit")).toBeVisible();
    await expectNoFaults();
    await userEvent.hover(page.getByText("Beside"));
    await expect.element(tip("Edit")).not.toBeInTheDocument();
  });

  it("comes at once by key, goes on with the focus, and closes on Escape, which leaves the focus", async () => {
    await emulate(
      { name: "forced-colors", value: "active" },
      { name: "prefers-reduced-motion", value: "reduce" },
    );
    await show(<Two />, { dir: "rtl", theme: "dark" });
    await userEvent.click(page.getByText("Beside"));
    await userEvent.tab();
    await expect.element(tip("Edit")).toBeVisible();
    expect(getComputedStyle(tip("Edit").element()).borderTopStyle).toBe("solid");
    await userEvent.tab();
    await expect.element(tip("Delete")).toBeVisible();
    await expect.element(tip("Edit")).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.element(tip("Delete")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Delete" })).toHaveFocus();
  });
});
