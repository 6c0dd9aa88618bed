import type { BookingId } from "@pulau/domain/ids.ts";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CallFailure } from "../../../api/call-failure.ts";
import type { Call } from "../../../api/client.ts";
import { useCall } from "../../../api/use-call.ts";
import { show } from "../../../dev/browser-test.tsx";
import { paymentOptions } from "./calls.ts";
import { PayForm } from "./pay-form.tsx";

const bookingId: BookingId = "b1";
const moment = "2026-12-01T00:00:00.000Z";
const wallet = { id: "wallet", kind: "wallet", methods: [], isTest: false, hasBanks: false };

function Paying() {
  const { data } = useCall(paymentOptions, { params: { _id: bookingId } });
  return data ? <PayForm bookingId={bookingId} options={data} /> : null;
}

it("pays the sum on its button or none: where another is owed by now, that is told and shown", async () => {
  let owedSen = 5_000;
  const sent: unknown[] = [];
  const call = vi.fn(async ({ path }: { path: string }, { body }: { body?: unknown }) => {
    if (path !== "/api/wallet/pay")
      return {
        offers: [{ part: "balance", amountSen: owedSen }],
        gateways: [{ ...wallet, leastSen: 1, mostSen: 10_000_000 }],
        paidSen: 10_000,
        walletSen: 100_000,
        payUntil: null,
        now: moment,
      };
    sent.push(body);
    owedSen = 6_000;
    throw new CallFailure("AMOUNT_NOT_OFFERED", { facts: { rule: "changed", amountSen: owedSen } });
  });
  await show(<Paying />, { speaks: "trips", call: call as unknown as Call });
  await userEvent.click(page.getByRole("button", { name: "Pay RM 50.00" }));
  await expect.element(page.getByText("The amount is RM 60.00 now.", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Pay RM 60.00" })).toBeVisible();
  expect(sent).toEqual([{ bookingId, part: "balance", agreedSen: 5_000 }]);
});
