import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CallFailure } from "../../api/call-failure.ts";
import { emulatePlain, expectNoFaults, expectStill, show } from "../../dev/browser-test.tsx";
import { DeleteButton } from "./delete-button.tsx";

const words = { act: "Delete", sure: "Delete?", done: "Boat deleted." };
const button = (name: string) => page.getByRole("button", { name, exact: true });

it("deletes at the second press, by keyboard too, in forced colours and without motion", async () => {
  await emulatePlain();
  const onDelete = vi.fn(() => Promise.resolve());
  const onDone = vi.fn();
  await show(<DeleteButton words={words} busy={false} onDelete={onDelete} onDone={onDone} />, { dir: "rtl" });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Delete?")).toHaveFocus();
  expect(onDelete).not.toHaveBeenCalled();
  expectStill();
  await expectNoFaults();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  await expect.element(page.getByText("Boat deleted.")).toBeVisible();
});

it("says why something stays, and asks anew the next time", async () => {
  const onDelete = () => Promise.reject(new CallFailure("NOT_FOUND"));
  const onDone = vi.fn();
  await show(<DeleteButton words={words} busy={false} onDelete={onDelete} onDone={onDone} />);
  await userEvent.click(button("Delete"));
  await userEvent.click(button("Delete?"));
  await expect.element(page.getByRole("alertdialog").last()).toBeVisible();
  await expect.element(button("Delete")).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});
