import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { Call } from "../../../../api/client.ts";
import { show } from "../../../../dev/browser-test.tsx";
import type { PaymentStanding } from "../calls.ts";
import ConfirmingPage from "./confirming-page.tsx";
import type { Stopped } from "./stopped.ts";

const standing = {
  status: "awaitingPayment",
  paymentStatus: "pending",
  cancelReason: null,
  payUntil: "2026-12-01T10:00:00.000Z",
  now: "2026-12-01T09:30:00.000Z",
  paidSen: 0,
  owedSen: 30_000,
  latest: {
    _id: "p1",
    gateway: "sandbox",
    part: "full",
    amountSen: 30_000,
    refundedSen: 0,
    state: "started",
    reason: null,
  },
};

/** The page as the wizard leads to it, after a payment that stopped for a reason, or none. */
async function showAfter(code: Stopped["failure"]["code"] | null) {
  const root = createRootRoute({ component: Outlet });
  const history = createMemoryHistory({ initialEntries: ["/booking/b1/confirming"] });
  const stopped: Stopped | null = code && { at: "payment", failure: { code, facts: {} } };
  if (stopped) history.replace("/booking/b1/confirming", { stopped } as never);
  const routeOf = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([
      routeOf("/booking/$bookingId/confirming", ConfirmingPage),
      routeOf("/booking/$bookingId/success", () => <h1>Success</h1>),
    ]),
    history,
  });
  const answer = vi.fn().mockResolvedValue(standing as unknown as PaymentStanding);
  await show(<RouterProvider router={router as never} />, {
    speaks: "booking",
    call: answer as unknown as Call,
  });
  return answer;
}

const heading = (name: string) => page.getByRole("heading", { level: 1, name });

it("asks for the money again where the bank's page did not open, until the server knows better", async () => {
  const answer = await showAfter("GATEWAY_DOWN");
  await expect.element(heading("Your booking is awaiting payment")).toBeVisible();
  await expect.element(page.getByText("Your payment did not start")).toBeVisible();
  await expect.element(page.getByText("RM 300.00 remains to be paid.")).toBeVisible();
  await expect.element(page.getByText("Your rooms are held until", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Choose how to pay" })).toBeVisible();
  answer.mockResolvedValue({ ...standing, status: "confirmed", owedSen: 0 });
  await expect.element(heading("Success"), { timeout: 10_000 }).toBeVisible();
});

it.each([null, "PAYMENT_UNDER_WAY"] as const)("waits for the bank where it is asked (%s)", async (code) => {
  await showAfter(code);
  await expect.element(heading("Confirming your booking…")).toBeVisible();
});

it.each(["UNEXPECTED", "OFFLINE"] as const)(
  "says of no payment that it failed where nobody knows (%s)",
  async (code) => {
    await showAfter(code);
    await expect.element(page.getByText("We can’t tell yet whether your payment went through")).toBeVisible();
    await expect.element(page.getByText("RM 300.00 remains to be paid.")).toBeVisible();
    expect(document.body.textContent).not.toMatch(/Nothing was charged|went wrong|offline/);
  },
);
