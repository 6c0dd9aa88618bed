import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { z } from "zod";
import { CallFailure } from "../api/call-failure.ts";
import type { CallOptions } from "../api/client.ts";
import { emulate, expectNoFaults, show } from "../dev/browser-test.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { InLanguages } from "./in-languages.tsx";
import { useRowForm } from "./use-row-form.ts";

type Boat = { _id: string; version: number; name: { en: string; my: string; cn: string } };
type Body = Pick<Boat, "name">;

const schema = z.object({
  name: z.object({ en: z.string().min(1, { error: "required" }), my: z.string(), cn: z.string() }),
});
const blank: Body = { name: { en: "", my: "", cn: "" } };
const ferry: Boat = { _id: "b1", version: 3, name: { en: "Ferry", my: "Feri", cn: "" } };

type Props = {
  boat: Boat | null;
  add?: (body: Body) => Promise<unknown>;
  change?: (boat: Boat, body: Body, options: CallOptions) => Promise<unknown>;
  newest?: () => Promise<Boat>;
  onClose?: () => void;
  failureOf?: (failure: unknown) => ReactNode;
};

const nothing = () => Promise.resolve();

function BoatDialog({ boat, add = nothing, change = nothing, newest, onClose = nothing, failureOf }: Props) {
  const form = useRowForm({
    schema,
    row: boat,
    blank,
    add,
    change,
    valuesOf: ({ name }) => ({ name }),
    newest: newest ?? (() => Promise.reject(new CallFailure("NOT_FOUND"))),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={boat === null ? "New boat" : boat.name.en}
      words={{ leave: "Cancel", save: "Save" }}
      onClose={onClose}
      {...(failureOf && { failureOf })}
    >
      <InLanguages field={form.field} path="name" labelOf={(language) => `Name ${language}`} most={40} />
    </FormDialog>
  );
}

const field = (language: string) => page.getByLabelText(new RegExp(`^Name ${language}`));
const save = () => userEvent.click(page.getByRole("button", { name: "Save" }));

describe("a dialog with a form", () => {
  it("adds what is new by Enter in a field, and says it is saved", async () => {
    const add = vi.fn(nothing);
    const onClose = vi.fn();
    await show(<BoatDialog boat={null} add={add} onClose={onClose} />, { dir: "rtl", theme: "dark" });
    await expect.element(page.getByRole("dialog", { name: "New boat" })).toBeVisible();
    await userEvent.fill(field("en"), "Charter");
    await expectNoFaults();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(add).toHaveBeenCalledWith({ name: { en: "Charter", my: "", cn: "" } });
  });

  it("sends nothing that lacks, and puts the focus where it does", async () => {
    const add = vi.fn(nothing);
    await show(<BoatDialog boat={null} add={add} />);
    await save();
    await expect.element(field("en")).toHaveFocus();
    await expect.element(field("en")).toHaveAttribute("aria-invalid", "true");
    expect(add).not.toHaveBeenCalled();
  });

  it("shows the English where another language says nothing, each field in its own tongue", async () => {
    await show(<BoatDialog boat={ferry} />);
    await expect.element(field("my")).toHaveValue("Feri");
    await expect.element(field("cn")).toHaveAttribute("placeholder", "Ferry");
    await expect.element(field("cn")).toHaveAttribute("lang", "zh-CN");
    await expect.element(field("my")).toHaveAttribute("maxlength", "40");
  });

  it("changes one as the version that was opened, and shows what somebody else saved meanwhile", async () => {
    const seen: CallOptions[] = [];
    const change = vi.fn((_: Boat, __: Body, options: CallOptions) => {
      seen.push(options);
      return seen.length === 1
        ? Promise.reject(
            new CallFailure("CHANGED_SINCE", {
              facts: { by: "staff", name: "Farid", at: "2026-11-22T04:00:00Z" },
            }),
          )
        : Promise.resolve();
    });
    const newest = () => Promise.resolve({ ...ferry, version: 4, name: { ...ferry.name, cn: "渡轮" } });
    const onClose = vi.fn();
    await show(<BoatDialog boat={ferry} change={change} newest={newest} onClose={onClose} />);
    await userEvent.fill(field("en"), "Fast ferry");
    await save();
    await expect.element(page.getByText(/Farid/)).toBeVisible();
    await save();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(seen.map(({ ifMatch }) => ifMatch)).toEqual([3, 4]);
  });

  it("tells a failure in its own words where it has some", async () => {
    const add = () => Promise.reject(new CallFailure("NOT_FOUND"));
    await show(<BoatDialog boat={null} add={add} failureOf={() => <p>Move the guests first.</p>} />);
    await userEvent.fill(field("en"), "Charter");
    await save();
    await expect.element(page.getByText("Move the guests first.")).toBeVisible();
  });

  it("has fields with edges in forced colours, and comes without motion for who wants none", async () => {
    await emulate(
      { name: "forced-colors", value: "active" },
      { name: "prefers-reduced-motion", value: "reduce" },
    );
    await show(<BoatDialog boat={ferry} />);
    await expect.element(field("en")).toBeVisible();
    const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1);
    expect(moving).toEqual([]);
  });
});
