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

function pages() {
  const root = createRootRoute({ component: Outlet });
  const routeOf = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  return createRouter({
    routeTree: root.addChildren([
      routeOf("/booking/claim/$token", ClaimPage),
      routeOf("/booking/detail/$id", () => <h1>The booking</h1>),
    ]),
    history: createMemoryHistory({ initialEntries: ["/booking/claim/letter"] }),
  });
}

it("opens the booking after another try too, and leaves the link behind", async () => {
  const call = vi.fn().mockRejectedValueOnce(new CallFailure("OFFLINE")).mockResolvedValueOnce({ _id: "b1" });
  const signedIn = { role: "editor" } as never;
  const router = pages();
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
