import type { Sen } from "@pulau/domain/money/sen.ts";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Call } from "../../../api/client.ts";
import { expectNoFaults, show } from "../../../dev/browser-test.tsx";
import type { RefundOptions } from "./calls.ts";
import { EnterCard } from "./enter-card.tsx";
import { RefundCard } from "./refund-card.tsx";

/** The server as these cards see it: today, and a payment or a refund taken. */
const server = (sent: unknown[] = [], hasDrawer = true): Call =>
  (async ({ path }: { path: string }, { body }: { body?: unknown }) => {
    if (path === "/api/resort") return { today: "2026-11-22" };
    if (path === "/admin/api/shifts/own")
      return { shift: hasDrawer ? {} : null, freeDrawer: 2, handOvers: [] };
    sent.push(body);
    return { goesTo: "source" };
  }) as unknown as Call;

const amount = () => page.getByLabelText("Amount in ringgit");

describe("a payment that is entered at the desk", () => {
  it("keeps what was typed when a colleague's payment changes what is owed", async () => {
    const { rerender } = await show(<EnterCard bookingId="b" owedSen={100_000} />, {
      speaks: ["money", "shifts"],
      call: server(),
    });
    await userEvent.click(page.getByText("Bank transfer"));
    await userEvent.fill(amount(), "250");
    await userEvent.fill(page.getByLabelText(/Reference/), "MBB 4711");
    await rerender(<EnterCard bookingId="b" owedSen={60_000} />);
    await expect.element(amount()).toHaveValue("250");
    await expect.element(page.getByLabelText(/Reference/)).toHaveValue("MBB 4711");
    await expectNoFaults();
  });

  it("follows what is owed until an amount is typed, and begins anew once it is entered", async () => {
    const sent: unknown[] = [];
    const { rerender } = await show(<EnterCard bookingId="b" owedSen={100_000} />, {
      speaks: ["money", "shifts"],
      call: server(sent),
    });
    await expect.element(amount()).toHaveValue("1,000");
    await rerender(<EnterCard bookingId="b" owedSen={60_000} />);
    await expect.element(amount()).toHaveValue("600");
    await userEvent.fill(amount(), "250");
    await userEvent.click(page.getByRole("button", { name: /^Record.*250/ }));
    await expect.element(amount()).toHaveValue("600");
    expect(sent).toEqual([{ way: "cash", amountSen: 25_000, paidOn: "2026-11-22", reference: "" }]);
  });
});

describe("cash at the desk", () => {
  const cash = (hasDrawer: boolean) =>
    show(<EnterCard bookingId="b" owedSen={35_767} />, {
      speaks: ["money", "shifts"],
      call: server([], hasDrawer),
    });

  it("is rounded to 5 sen as a line of its own, and the change is shown", async () => {
    await cash(true);
    await expect.element(page.getByText("Rounding to 5 sen")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "RM 400.00" }));
    await expect.element(page.getByText("RM 42.35")).toBeVisible();
    await userEvent.fill(page.getByLabelText(/Cash received/).first(), "300");
    await expect.element(page.getByText("RM 57.65 short.")).toBeVisible();
    await expectNoFaults();
  });

  it("is off without an open drawer, which can be opened there; other ways are not", async () => {
    await cash(false);
    await expect.element(page.getByRole("button", { name: "Open drawer" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: /^Record/ })).toBeDisabled();
    await userEvent.click(page.getByText("Card terminal"));
    await expect.element(page.getByRole("button", { name: /^Record/ })).toBeEnabled();
    await expectNoFaults();
  });
});

describe("a refund at the desk", () => {
  const options = (leftSen: Sen) =>
    ({ leftSen, overSen: 0, prices: ["lowers"], walletOf: null, sources: [] }) as unknown as RefundOptions;

  it("keeps what was typed when what can be sent back changes, and is empty once it is sent", async () => {
    const sent: unknown[] = [];
    const { rerender } = await show(<RefundCard bookingId="b" options={options(100_000)} />, {
      speaks: ["money", "shifts"],
      call: server(sent),
    });
    await userEvent.fill(amount(), "30");
    await userEvent.fill(page.getByLabelText("Reason"), "The fan was loud");
    await rerender(<RefundCard bookingId="b" options={options(90_000)} />);
    await expect.element(amount()).toHaveValue("30");
    await expect.element(page.getByLabelText("Reason")).toHaveValue("The fan was loud");
    await userEvent.click(page.getByRole("button", { name: /30/ }));
    await expect.element(page.getByLabelText("Reason")).toHaveValue("");
    await expect.element(amount()).toHaveValue("");
    expect(sent).toHaveLength(1);
  });
});
