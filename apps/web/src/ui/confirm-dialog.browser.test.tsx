import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CallFailure } from "../api/call-failure.ts";
import { emulate, expectNoFaults, show } from "../dev/browser-test.tsx";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { TextInput } from "./text-fields.tsx";

function Deletion({ onAgree, danger = true }: { onAgree: () => Promise<unknown>; danger?: boolean }) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const agree = async () => {
    await onAgree().catch((thrown: unknown) => {
      setError(thrown);
      throw thrown;
    });
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>End sale</Button>
      <ConfirmDialog
        open={open}
        title="End this sale?"
        words={{ keep: "Keep it", agree: "End it" }}
        danger={danger}
        error={error}
        onAgree={agree}
        onClose={() => setOpen(false)}
      >
        <p>What was bought stays.</p>
      </ConfirmDialog>
    </>
  );
}

const dialog = () => page.getByRole("alertdialog", { name: "End this sale?" });
const button = (name: string) => page.getByRole("button", { name });
async function open() {
  await userEvent.click(button("End sale"));
  await expect.element(dialog()).toBeVisible();
}

describe("a dialog that asks", () => {
  it("begins on what keeps everything as it is, which Enter takes", async () => {
    const onAgree = vi.fn(() => Promise.resolve());
    await show(<Deletion onAgree={onAgree} />, { dir: "rtl", theme: "dark" });
    await open();
    await expect.element(button("Keep it")).toHaveFocus();
    await expectNoFaults();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button("End sale")).toHaveFocus();
    expect(onAgree).not.toHaveBeenCalled();
  });

  it("does it at the press of the other button, one Tab away, and closes", async () => {
    const onAgree = vi.fn(() => Promise.resolve());
    await show(<Deletion onAgree={onAgree} />);
    await open();
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(onAgree).toHaveBeenCalledTimes(1);
  });

  it("stays and says why when it fails", async () => {
    await show(<Deletion onAgree={() => Promise.reject(new CallFailure("NOT_FOUND"))} danger={false} />);
    await open();
    await userEvent.click(button("End it"));
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expect.element(dialog()).toBeVisible();
    await expectNoFaults();
  });

  it("sends the form inside where it has one, and the reason has the focus's first chance", async () => {
    const onSubmit = vi.fn();
    await show(
      <ConfirmDialog
        title="Void this voucher?"
        words={{ keep: "Keep it", agree: "Void it" }}
        form="why"
        onClose={() => undefined}
      >
        <form
          id="why"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <TextInput label="Reason" value="" onChange={() => undefined} data-first />
        </form>
      </ConfirmDialog>,
    );
    await expect.element(page.getByLabelText("Reason")).toHaveFocus();
    await userEvent.click(button("Void it"));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it("tells its two buttons apart in forced colours, and comes without motion for who wants none", async () => {
    await emulate(
      { name: "forced-colors", value: "active" },
      { name: "prefers-reduced-motion", value: "reduce" },
    );
    await show(<Deletion onAgree={() => Promise.resolve()} />);
    await open();
    for (const name of ["Keep it", "End it"])
      expect(getComputedStyle(button(name).element()).borderTopStyle).toBe("solid");
    const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1);
    expect(moving).toEqual([]);
  });
});
