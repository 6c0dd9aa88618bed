import { lazy, Suspense, useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../dev/browser-test.tsx";
import { onDemand, orMissing } from "../ui/on-demand.tsx";
import { partOnDemand } from "../ui/part-on-demand.tsx";

const gone = async () => {
  throw new Error("gone after a release");
};

/** A form with a piece that comes when the button is pressed. */
function Form({ of: Piece }: { of: React.ComponentType }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Name" />
      <button type="button" onClick={() => setOpen(!open)}>
        Press
      </button>
      <Suspense>{open && <Piece />}</Suspense>
    </>
  );
}
const press = () => userEvent.click(page.getByRole("button", { name: "Press" }));

it("leaves the form as it is where a piece is gone, says so, and tries again when it shows again", async () => {
  let isThere = false;
  const load = async () => (isThere ? { default: () => <p>Here</p> } : gone());
  await show(<Form of={onDemand(load)} />);
  await userEvent.fill(page.getByLabelText("Name"), "Bayu");
  await press();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Something went wrong on our side. Try again in a moment.");
  await expect.element(page.getByLabelText("Name")).toHaveValue("Bayu");
  isThere = true;
  await press();
  await press();
  await expect.element(page.getByText("Here")).toBeVisible();
  await expect.element(page.getByLabelText("Name")).toHaveValue("Bayu");
});

it("does the same for a piece with a fallback of its own", async () => {
  await show(<Form of={lazy(() => orMissing(gone))} />);
  await userEvent.fill(page.getByLabelText("Name"), "Bayu");
  await press();
  await expect.poll(() => page.getByRole("alert").elements().length).toBe(2); // The first test's stands still.
  await expect.element(page.getByLabelText("Name")).toHaveValue("Bayu");
});

it("says in the place of a page's part that it is gone, and tries again when asked to", async () => {
  let isThere = false;
  const load = async () => (isThere ? { default: () => <p>Step</p> } : gone());
  await show(<Form of={partOnDemand(load)} />);
  await userEvent.fill(page.getByLabelText("Name"), "Bayu");
  await press();
  const retry = page.getByRole("button", { name: "Try again" });
  await userEvent.click(retry);
  await expect.element(retry).toBeVisible();
  isThere = true;
  await userEvent.click(retry);
  await expect.element(page.getByText("Step")).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(page.getByLabelText("Name")).toHaveValue("Bayu");
});
