import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulate, expectNoFaults, show } from "../dev/browser-test.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { hasOpenDialog } from "./has-open-dialog.ts";
import { useToast } from "./toast.tsx";
import type { Toast } from "./toast-content.ts";

function Says({ label = "Save", ...toast }: Toast & { label?: string }) {
  const say = useToast();
  return <Button onClick={() => say(toast)}>{label}</Button>;
}
const toastOf = (text: string) => page.getByRole("alertdialog", { name: text });

describe("a toast", () => {
  it("is read out, without taking the focus, and is without fault", async () => {
    await show(<Says text="Saved once." tone="success" />);
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await expect.element(toastOf("Saved once.")).toBeVisible();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Saved once.");
    await expect.element(page.getByRole("button", { name: "Save" })).toHaveFocus();
    expect(hasOpenDialog()).toBe(false);
    await expectNoFaults();
    await userEvent.click(toastOf("Saved once.").getByRole("button", { name: "Close" }));
    await expect.element(toastOf("Saved once.")).not.toBeInTheDocument();
  });

  it("is reached by F6, takes back, and goes", async () => {
    const undo = vi.fn();
    await show(<Says text="Row deleted." undo={undo} />);
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await expect.element(toastOf("Row deleted.")).toBeVisible();
    await userEvent.keyboard("{F6}");
    await expect.poll(() => document.activeElement?.closest("[role=region]")).not.toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Undo" }));
    expect(undo).toHaveBeenCalledOnce();
    await expect.element(toastOf("Row deleted.")).not.toBeInTheDocument();
  });

  it("can be read and closed above a dialog", async () => {
    await show(
      <Dialog open onClose={() => undefined} title="Change the stay">
        <Says text="Not saved." tone="danger" />
      </Dialog>,
    );
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    expect(hasOpenDialog()).toBe(true);
    const toast = toastOf("Not saved.");
    await expect.element(toast).toBeVisible();
    expect(toast.element().closest("[inert], [aria-hidden=true]")).toBeNull();
    await userEvent.click(toast.getByRole("button", { name: "Close" }));
    await expect.element(toast).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog", { name: "Change the stay" })).toBeVisible();
  });

  it("speaks Malay, has an edge in forced colours, mirrored and without motion", async () => {
    await emulate(
      { name: "forced-colors", value: "active" },
      { name: "prefers-reduced-motion", value: "reduce" },
    );
    await show(<Says text="Disimpan." />, { language: "my", dir: "rtl", theme: "dark" });
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await expect.element(toastOf("Disimpan.")).toBeVisible();
    await expect.element(page.getByRole("region", { name: "1 pemberitahuan." })).toBeVisible();
    expect(getComputedStyle(toastOf("Disimpan.").element()).borderTopStyle).toBe("solid");
    const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1);
    expect(moving).toEqual([]);
    await userEvent.click(toastOf("Disimpan.").getByRole("button", { name: "Tutup" }));
  });
});
