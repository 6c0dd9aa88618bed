import { useLayoutEffect, useRef, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulate, expectNoFaults, show } from "../dev/browser-test.tsx";
import { Button } from "./button.tsx";
import { DateField } from "./date-field.tsx";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-props.ts";
import { TextInput } from "./text-fields.tsx";

function Opened({
  onKey,
  gone = false,
  ...rest
}: Partial<DialogProps> & { onKey?: () => void; gone?: boolean }) {
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState("");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what a page with keys of its own does
    <div id="main" tabIndex={-1} onKeyDown={onKey}>
      {!(gone && open) && <Button onClick={() => setOpen(true)}>Change</Button>}
      <button type="button">Elsewhere</button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Change the stay"
        acts={<Button onClick={() => setOpen(false)}>Save</Button>}
        {...rest}
      >
        {rest.children ?? <DateField label="Arrival" value={day} onChange={setDay} />}
      </Dialog>
      <output>{day}</output>
    </div>
  );
}

/** A step that takes the focus to its heading, in the moment in which a dialog opens above it. */
function Arriving() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Who is coming?
      </h1>
      <Dialog open onClose={() => undefined} title="Still choosing?">
        <TextInput label="Reason" value="" onChange={() => undefined} data-first />
      </Dialog>
    </>
  );
}

const opener = () => page.getByRole("button", { name: "Change" });
const dialog = () => page.getByRole("dialog", { name: "Change the stay" });
async function open() {
  await userEvent.click(opener());
  await expect.element(dialog()).toBeVisible();
}

const ways: [string, () => Promise<void>][] = [
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["its cross", () => userEvent.click(page.getByRole("button", { name: "Close" }))],
  ["a press beside it", () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })],
];

function Kept() {
  const [reason, setReason] = useState("");
  return <TextInput label="Reason" value={reason} onChange={setReason} />;
}

describe("a dialog", () => {
  it("has its title's name, begins on the first control, and hides what is behind", async () => {
    await show(<Opened />);
    await open();
    await expect.element(dialog().getByRole("button", { name: "Close" })).toHaveFocus();
    const elsewhere = page.getByText("Elsewhere").element();
    expect(elsewhere.closest("[inert], [aria-hidden=true]")).not.toBeNull();
    await expectNoFaults();
  });

  it("begins where it is told to", async () => {
    await show(
      <Opened>
        <TextInput label="Reason" value="" onChange={() => undefined} data-first />
      </Opened>,
    );
    await open();
    await expect.element(page.getByLabelText("Reason")).toHaveFocus();
  });

  it("keeps the focus where it is told to, when the page takes its own at that moment", async () => {
    await show(
      <Opened>
        <TextInput label="Reason" value="" onChange={() => undefined} data-first />
      </Opened>,
    );
    await open(); // its code is there from here on, so that the next dialog comes with its page
    await userEvent.keyboard("{Escape}");
    await show(<Arriving />);
    await expect.element(page.getByLabelText("Reason")).toHaveFocus();
  });

  it("keeps the focus inside, forwards and back", async () => {
    await show(<Opened>Nothing to fill in.</Opened>);
    await open();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Save" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole("button", { name: "Save" })).toHaveFocus();
  });

  it.each(ways)("closes by %s and gives the focus back", async (_, close) => {
    await show(<Opened />);
    await open();
    await close();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });

  describe("in which something was typed", () => {
    const question = () => page.getByRole("alertdialog", { name: "Leave without saving?" });
    const reason = () => page.getByLabelText("Reason");
    async function typed(rest: Partial<DialogProps> = {}) {
      await show(
        <Opened {...rest}>
          <Kept />
        </Opened>,
      );
      await open();
      await userEvent.fill(reason(), "Storm");
    }

    it.each(ways)("asks by %s, and keeps it when one stays", async (_, close) => {
      await typed();
      await close();
      await expect.element(question()).toBeVisible();
      await expectNoFaults();
      await userEvent.keyboard("{Escape}");
      await expect.element(question()).not.toBeInTheDocument();
      await expect.element(dialog()).toBeVisible();
      await expect.element(reason()).toHaveValue("Storm");
    });

    it("closes when one leaves", async () => {
      await typed();
      await userEvent.keyboard("{Escape}");
      await userEvent.click(question().getByRole("button", { name: "Leave", exact: true }));
      await expect.element(dialog()).not.toBeInTheDocument();
      await expect.element(opener()).toHaveFocus();
    });

    it("does not ask about what was taken back", async () => {
      await typed();
      await userEvent.clear(reason());
      await userEvent.keyboard("{Escape}");
      await expect.element(dialog()).not.toBeInTheDocument();
    });

    it("does not ask where each change counts at once", async () => {
      await typed({ unsaved: false });
      await userEvent.keyboard("{Escape}");
      await expect.element(dialog()).not.toBeInTheDocument();
    });

    it("asks about a tick", async () => {
      await show(
        <Opened>
          <input type="checkbox" aria-label="Excused" />
        </Opened>,
      );
      await open();
      await userEvent.click(page.getByLabelText("Excused"));
      await userEvent.keyboard("{Escape}");
      await expect.element(question()).toBeVisible();
    });

    it("asks where its form says so", async () => {
      await show(<Opened unsaved>Rows in another order.</Opened>);
      await open();
      await userEvent.keyboard("{Escape}");
      await expect.element(question()).toBeVisible();
    });
  });

  it("gives the focus to the page's content when what opened it is gone", async () => {
    await show(<Opened gone />);
    await open();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.id ?? document.activeElement?.textContent).not.toBe("");
  });

  it("keeps its keys to itself", async () => {
    const onKey = vi.fn();
    await show(<Opened onKey={onKey} />);
    await open();
    onKey.mockClear();
    await userEvent.keyboard("m");
    expect(onKey).not.toHaveBeenCalled();
  });

  it("lets a month open above it, and closes one after the other", async () => {
    await show(<Opened />);
    await open();
    await userEvent.click(dialog().getByRole("group", { name: "Arrival" }).getByRole("button"));
    await expect.element(page.getByRole("grid")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("grid")).not.toBeInTheDocument();
    expect(document.querySelector("output")?.textContent).toMatch(/^\d{4}-\d\d-\d\d$/);
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    // A day that was chosen is nothing to be lost either.
    await expect.element(page.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Leave", exact: true }));
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it("stands at the end side as a panel, also mirrored", async () => {
    await show(<Opened size="panel" />, { dir: "rtl" });
    await open();
    await expectNoFaults();
    const box = (dialog().element().parentElement as HTMLElement).getBoundingClientRect();
    expect(Math.round(box.left)).toBeLessThanOrEqual(1);
    expect(box.height).toBeGreaterThan(600);
  });

  it("is an alert where it says so, in the dark too", async () => {
    await show(<Opened role="alertdialog" />, { theme: "dark" });
    await userEvent.click(opener());
    await expect.element(page.getByRole("alertdialog", { name: "Change the stay" })).toBeVisible();
    await expectNoFaults();
  });

  it("has an edge in forced colours, and comes without motion for who wants none", async () => {
    await emulate(
      { name: "forced-colors", value: "active" },
      { name: "prefers-reduced-motion", value: "reduce" },
    );
    await show(<Opened />);
    await open();
    const frame = dialog().element().parentElement as HTMLElement;
    expect(getComputedStyle(frame).borderTopStyle).toBe("solid");
    const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1);
    expect(moving).toEqual([]);
  });
});
