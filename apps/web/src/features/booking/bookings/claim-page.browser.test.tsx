import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CallFailure } from "../../../api/call-failure.ts";
import type { Call } from "../../../api/client.ts";
import { nobody } from "../../../api/session.ts";
import { portalSide } from "../../../api/side.ts";
import { BackendProvider } from "../../../api/use-call.ts";
import { show } from "../../../dev/browser-test.tsx";
import ClaimPage from "./claim-page.tsx";

function pages(address = "/booking/claim/letter") {
  const root = createRootRoute({ component: Outlet });
  const routeOf = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  return createRouter({
    routeTree: root.addChildren([
      routeOf("/booking/claim/$token", ClaimPage),
      routeOf("/booking/detail/$id", () => <h1>The booking</h1>),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
}

const claimable = {
  name: "Aini",
  email: "aini@example.test",
  payToken: "pay-token",
  booking: {
    _id: "b1",
    bookingNo: "TB-1001",
    status: "confirmed",
    paymentStatus: "partial",
    packageName: { en: "Lagoon Escape", my: "", cn: "" },
    optionName: { en: "Two nights", my: "", cn: "" },
    picture: "lagoon-above",
    roomsSummary: [{ name: { en: "Water villa", my: "", cn: "" }, count: 1 }],
    checkIn: "2026-12-05",
    checkOut: "2026-12-07",
    nights: 2,
    persons: 2,
    crossings: [],
    transfers: [],
    lines: [],
    totalSen: 100_000,
    paidSen: 40_000,
    balanceDueOn: "2026-11-05",
  },
};

const showToVisitor = (answer: Promise<unknown>) => {
  const call = (({ path }: { path: string }) =>
    path.includes("/claim/") ? answer : new Promise(() => undefined)) as unknown as Call;
  return show(
    <BackendProvider value={{ side: portalSide, call, session: nobody }}>
      <RouterProvider router={pages() as never} />
    </BackendProvider>,
    { speaks: ["trips", "price"] },
  );
};

it("shows the booking to whoever made it without an account, with where to pay and the ways to one", async () => {
  await showToVisitor(Promise.resolve(claimable));
  await expect.element(page.getByRole("heading", { level: 1, name: "Lagoon Escape" })).toBeVisible();
  await expect.element(page.getByText("Booking TB-1001")).toBeVisible();
  await expect.element(page.getByText(/Water villa/)).toBeVisible();
  await expect.element(page.getByText("RM 600.00")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Pay", exact: true }))
    .toHaveAttribute("href", "/pay/pay-token");
  await expect.element(page.getByRole("link", { name: "Create an account" })).toBeVisible();
});

it("offers the way to an account where the link shows nothing any more", async () => {
  await showToVisitor(Promise.reject(new CallFailure("LINK_INVALID")));
  await expect.element(page.getByText("Which account is it for?")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Log in" })).toBeVisible();
});

const signedIn = { role: "editor" } as never;

it("takes a booking into the account of who is signed in by a press alone", async () => {
  const call = vi.fn(async ({ method }: { method: string }) =>
    method === "GET" ? claimable : { _id: "b1" },
  );
  await show(
    <BackendProvider
      value={{
        side: portalSide,
        call: call as unknown as Call,
        session: { ...nobody, state: () => signedIn },
      }}
    >
      <RouterProvider router={pages() as never} />
    </BackendProvider>,
    { speaks: ["trips", "price"] },
  );
  await expect.element(page.getByRole("heading", { level: 1, name: "Lagoon Escape" })).toBeVisible();
  expect(call.mock.calls.map(([{ method }]) => method)).not.toContain("POST");
  await userEvent.click(page.getByRole("button", { name: "Add to my account" }));
  await expect.element(page.getByRole("heading", { name: "The booking" })).toBeVisible();
});

it("opens the booking after another try too, and leaves the link behind", async () => {
  const call = vi.fn().mockRejectedValueOnce(new CallFailure("OFFLINE")).mockResolvedValueOnce({ _id: "b1" });
  const router = pages("/booking/claim/letter?take=1");
  await show(
    <BackendProvider
      value={{
        side: portalSide,
        call: call as unknown as Call,
        session: { ...nobody, state: () => signedIn },
      }}
    >
      <RouterProvider router={router as never} />
    </BackendProvider>,
    { speaks: "trips" },
  );
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByRole("heading", { name: "The booking" })).toBeVisible();
  expect(call).toHaveBeenCalledTimes(2);
  expect(router.history.length).toBe(1);
});
