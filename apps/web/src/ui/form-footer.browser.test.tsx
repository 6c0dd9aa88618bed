import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { z } from "zod";
import { CallFailure } from "../api/call-failure.ts";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { FormFooter } from "./form-footer.tsx";
import { TextInput } from "./text-fields.tsx";
import { useForm } from "./use-form.ts";

type BoatProps = { readOnly?: string; refused?: CallFailure; sticky?: boolean; save?: () => Promise<void> };

function Boat({ readOnly, refused, save, sticky = false }: BoatProps) {
  const form = useForm({
    schema: z.object({ name: z.string() }),
    initial: { name: "Ketam" },
    onSubmit: async () => {
      await save?.();
      if (refused) throw refused;
    },
  });
  return (
    <form {...form.form}>
      <TextInput label="Name" {...form.field("name")} />
      <FormFooter form={form} save="Save" readOnly={readOnly} sticky={sticky} />
    </form>
  );
}

async function showBoat(props: BoatProps = {}, dir: "ltr" | "rtl" = "ltr") {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to={"/elsewhere" as "/"}>Elsewhere</Link>
        <Outlet />
      </>
    ),
  });
  const boat = createRoute({
    getParentRoute: () => root,
    path: "/",
    component: () => <Boat {...props} />,
  });
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: "/elsewhere",
    component: () => <h1>Elsewhere, then</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([boat, elsewhere]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  await show(<RouterProvider router={router as never} />, { dir });
  await expect.element(page.getByLabelText("Name")).toBeVisible();
}

it("stands in forced colours, mirrored, and asks without motion for who wants none", async () => {
  await emulatePlain();
  await showBoat({ sticky: true }, "rtl");
  await userEvent.fill(page.getByLabelText("Name"), "Ketam II");
  await leave();
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
  expectStill();
  await expectNoFaults();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByLabelText("Name")).toHaveValue("Ketam II");
});

const leave = () => userEvent.click(page.getByRole("link", { name: "Elsewhere" }));
const there = page.getByRole("heading", { name: "Elsewhere, then" });

it("asks before something unsaved is left, and keeps what was typed", async () => {
  await showBoat();
  await userEvent.fill(page.getByLabelText("Name"), "Ketam II");
  await leave();
  const dialog = page.getByRole("alertdialog");
  await expect.element(dialog).toBeVisible();
  await expectNoFaults();
  await userEvent.click(dialog.getByRole("button", { name: "Keep editing" }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByLabelText("Name")).toHaveValue("Ketam II");
  await leave();
  await userEvent.click(dialog.getByRole("button", { name: "Leave" }));
  await expect.element(there).toBeVisible();
});

it("puts the focus on the way back to the form, and gives it back to what was pressed", async () => {
  await showBoat();
  await userEvent.fill(page.getByLabelText("Name"), "Ketam II");
  const link = page.getByRole("link", { name: "Elsewhere" });
  link.element().focus();
  await userEvent.keyboard("{Enter}");
  const dialog = page.getByRole("alertdialog");
  await expect.element(dialog.getByRole("button", { name: "Keep editing" })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
});

it("puts the focus on the field that was refused", async () => {
  const name = new CallFailure("INVALID_INPUT", { fields: [{ path: "name", rule: "required" }] });
  await showBoat({ refused: name });
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  await expect.element(page.getByLabelText("Name")).toHaveFocus();
  await expect.element(page.getByLabelText("Name")).toHaveAttribute("aria-invalid", "true");
});

it("leaves the focus on the button when the save failed for no field’s sake", async () => {
  await showBoat({ refused: new CallFailure("OFFLINE") });
  await userEvent.fill(page.getByLabelText("Name"), "Ketam II");
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Save" })).toHaveFocus();
});

it("asks nobody who has saved, or typed it back", async () => {
  await showBoat();
  await userEvent.fill(page.getByLabelText("Name"), "Ketam II");
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  await userEvent.fill(page.getByLabelText("Name"), "Ketam III");
  await userEvent.fill(page.getByLabelText("Name"), "Ketam II");
  await leave();
  await expect.element(there).toBeVisible();
});

it("waits for a save under way, and asks nothing once it is done", async () => {
  const save = Promise.withResolvers<void>();
  await showBoat({ save: () => save.promise });
  await userEvent.fill(page.getByLabelText("Name"), "Ketam II");
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  await leave();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  save.resolve();
  await expect.element(there).toBeVisible();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
});

it("asks who leaves during a save that is then refused", async () => {
  const save = Promise.withResolvers<void>();
  await showBoat({ save: () => save.promise, refused: new CallFailure("OFFLINE") });
  await userEvent.fill(page.getByLabelText("Name"), "Ketam II");
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  await leave();
  save.resolve();
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
  await expect.element(page.getByLabelText("Name")).toHaveValue("Ketam II");
});

it("tells who may only look, and has no button for them", async () => {
  await showBoat({ readOnly: "You can look at this, but not change it." });
  await expect.element(page.getByText("You can look at this, but not change it.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Save" })).not.toBeInTheDocument();
  await expectNoFaults();
});

it("says beside the button what went wrong, also of a place that the form does not show", async () => {
  const refused = new CallFailure("INVALID_INPUT", { fields: [{ path: "harbour", rule: "required" }] });
  await showBoat({ refused, sticky: true });
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  const alert = page.getByRole("alert");
  await expect.element(alert).toBeVisible();
  await expect.element(page.getByLabelText("Name")).toHaveValue("Ketam");
  const button = page.getByRole("button", { name: "Save" }).element();
  expect(button.parentElement?.contains(alert.element())).toBe(true);
  await expectNoFaults();
});
