import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { BackLink } from "./back-link.tsx";
import { AnchorButton, LinkButton } from "./button.tsx";
import { IconDownload } from "./icons/index.ts";

const Boats = () => (
  <>
    <BackLink to="/">Overview</BackLink>
    <LinkButton to="/boats" kind="outline">
      Boats
    </LinkButton>
    <AnchorButton href="#terms" icon={IconDownload}>
      Terms
    </AnchorButton>
  </>
);

/** A page above and one below it. */
function pages(at: string) {
  const root = createRootRoute({ component: Outlet });
  const routeOf = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  return createRouter({
    routeTree: root.addChildren([
      routeOf("/", () => <p>Above</p>),
      routeOf("/boats", () => <p>Below</p>),
      routeOf("/between", Boats),
    ]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
}
const showLinks = (around: Parameters<typeof show>[1] = {}) =>
  show(<RouterProvider router={pages("/between") as never} />, around);
const link = (name: string) => page.getByRole("link", { name });

describe("links that look like buttons", () => {
  it("stand mirrored, in forced colours and without motion, and icons are not read", async () => {
    await emulatePlain();
    await showLinks({ dir: "rtl" });
    await expect.element(link("Terms")).toHaveAttribute("href", "#terms");
    expect(link("Terms").element().querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    expectStill();
    await expectNoFaults();
  });

  it.each([
    ["Overview", 1, "Above"],
    ["Boats", 2, "Below"],
  ])("%s is reached and followed by keyboard within the page", async (name, stops, arrived) => {
    await showLinks({ theme: "dark" });
    await expect.element(link(name)).toBeVisible();
    for (let stop = 0; stop < stops; stop++) await userEvent.tab();
    await expect.element(link(name)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(arrived)).toBeVisible();
  });
});
