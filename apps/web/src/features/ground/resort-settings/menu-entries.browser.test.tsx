import { savedGroups } from "@pulau/contract/settings/saved-groups.ts";
import { type MenuEntry, usualMenu } from "@pulau/domain/portal-menu/portal-menu.ts";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { z } from "zod";
import type { Call } from "../../../api/client.ts";
import { expectNoFaults, show } from "../../../dev/browser-test.tsx";
import { Button } from "../../../ui/button.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { MenuEntries } from "./parts/menu-entries.tsx";

const terms = { slug: "terms", earlier: [], place: "menu", title: { en: "Terms", my: "Terma", cn: "条款" } };
const call = (async () => ({ pages: [terms] })) as unknown as Call;

type PartForm = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

function Editor({ saved = [], readOnly = false }: { saved?: MenuEntry[][]; readOnly?: boolean }) {
  const form = useForm<PartForm>({
    schema: savedGroups.menu.shape.menu as unknown as PartForm,
    initial: { entries: [...usualMenu] },
    onSubmit: ({ entries }) => saved.push(entries as MenuEntry[]),
  });
  const field = { at: "entries", as: "part" as const };
  const about = { group: "menu" as const, usual: {}, wordsAt: (path: string) => path };
  return (
    <form {...form.form}>
      <MenuEntries {...about} {...{ form, field, readOnly }} />
      <Button type="submit">Save</Button>
    </form>
  );
}
/** Its words lead to the pages: a link needs a router. */
function present(editor: ReactNode) {
  const routeTree = createRootRoute({ component: () => editor });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }) });
  return show(<RouterProvider router={router as never} />, { speaks: "settings", call });
}
const save = () => page.getByRole("button", { name: "Save" }).click();
const idsOf = (entries: readonly MenuEntry[] | undefined) => entries?.map(({ id }) => id) ?? [];

const nameInEnglish = () => page.getByLabelText("Name in English");
const address = () => page.getByLabelText("Address", { exact: true });

describe("the entries of the guests' menu", () => {
  it("are put in order by keys", async () => {
    const saved: MenuEntry[][] = [];
    await present(<Editor saved={saved} />);
    await expect.element(page.getByText("/info/terms")).toBeVisible();
    const handle = page.getByRole("button", { name: "Drag Manage Bookings" });
    // Past the link to the pages, into the list and down its rows, to the handle.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}".repeat(usualMenu.findIndex(({ id }) => id === "manageBookings")));
    await userEvent.tab();
    await expect.element(handle).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(handle).toHaveFocus();
    await save();
    const ids = idsOf(saved[0]);
    expect(ids.indexOf("manageDrafts") + 1).toBe(ids.indexOf("manageBookings"));
  });

  it("are hidden, and kept with the pages that belong there", async () => {
    const saved: MenuEntry[][] = [];
    await present(<Editor saved={saved} />);
    await page.getByRole("button", { name: "Move Terms up" }).click();
    await page.getByRole("button", { name: "Hide Payment History" }).click();
    await expectNoFaults();
    await save();
    expect(idsOf(saved[0]).slice(-4)).toEqual(["terms", "pages", "island", "contact"]);
    expect(saved[0]?.filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual(["paymentHistory"]);
    // What guests can't do without has nothing to hide it by.
    await expect.element(page.getByRole("button", { name: "Hide Profile" })).not.toBeInTheDocument();
  });

  it("say at the field of a link that it can't be saved, also where it is folded", async () => {
    const saved: MenuEntry[][] = [];
    await present(<Editor saved={saved} />);
    await page.getByRole("button", { name: "Add link" }).click();
    await nameInEnglish().fill("Diving");
    await address().fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Edit Diving" }).click();
    await save();
    await expect.element(address()).toHaveFocus();
    await expect
      .element(page.getByText("Enter an address that begins with https://, mailto: or tel:."))
      .toBeVisible();
    expect(saved).toEqual([]);
  });

  it("have links and headings of the resort's own", async () => {
    const saved: MenuEntry[][] = [];
    await present(<Editor saved={saved} />);
    await page.getByRole("button", { name: "Add heading" }).click();
    await nameInEnglish().fill("Sea");
    await page.getByRole("button", { name: "Add link" }).click();
    await nameInEnglish().fill("Diving");
    await address().fill("https://dive.example.com");
    await save();
    expect(saved[0]?.slice(-2)).toMatchObject([
      { type: "groupHeader", name: { en: "Sea", my: "Sea" } },
      { type: "external-link", name: { en: "Diving" }, to: "https://dive.example.com" },
    ]);
  });

  it("say of each heading how it opens, the portal's own too", async () => {
    const saved: MenuEntry[][] = [];
    await present(<Editor saved={saved} />);
    await page.getByRole("button", { name: "Edit Account" }).click();
    await page.getByLabelText("How it opens").selectOptions("Closed until clicked");
    await expect.element(page.getByRole("button", { name: "Remove Account" })).not.toBeInTheDocument();
    await expectNoFaults();
    await save();
    expect(saved[0]?.find(({ id }) => id === "account")).toMatchObject({ type: "collapse", name: null });
    expect(saved[0]).toHaveLength(usualMenu.length + 1);
  });

  it("stand still for who may only look", async () => {
    await present(<Editor readOnly />);
    await expect.element(page.getByText("Manage Bookings")).toBeVisible();
    await expect.element(page.getByRole("button", { name: /Drag|Hide|Add/ })).not.toBeInTheDocument();
  });
});
