import type { BookingId } from "@pulau/domain/ids.ts";
import { expect, it, vi } from "vitest";
import { CallFailure } from "../../../../api/call-failure.ts";
import type { Call } from "../../../../api/client.ts";
import { bookPromo, payFromWallet, paymentOptions, startPayment } from "../calls.ts";
import { type Choice, PayStopped, paySubmitted } from "./pay-submitted.ts";

const bookingId: BookingId = "b1";
const choice = {
  part: "full",
  way: "sandbox",
  bank: undefined,
  share: null,
  voucher: { code: "SEA", leftSen: 10_000 },
  ahead: false,
  agreedSen: 70_000,
} as const satisfies Choice & { agreedSen: number };

/** A server that offers these parts once the voucher has paid; gives what was asked of it. */
function server(...parts: string[]) {
  const requests: unknown[] = [];
  const call = vi.fn(async (face: unknown, { body }: { body?: unknown }) => {
    if (face === paymentOptions) return { offers: parts.map((part) => ({ part, amountSen: 70_000 })) };
    const name = face === bookPromo ? "voucher" : face === payFromWallet ? "wallet" : "bank";
    requests.push([name, body]);
    return face === startPayment ? { redirectUrl: "https://bank.test" } : {};
  });
  return { call: call as unknown as Call, requests };
}
const voucher = ["voucher", { bookingId, code: "SEA", amountSen: 10_000, waitsForRest: true }];

it("asks for the rest after package and voucher, though the package's deposit has confirmed the stay", async () => {
  const { call, requests } = server("balance");
  expect(await paySubmitted(call, bookingId, { ...choice, ahead: true })).toBe("https://bank.test");
  const rest = { bookingId, part: "balance", gateway: "sandbox", bank: undefined, agreedSen: 70_000 };
  expect(requests).toEqual([voucher, ["bank", rest]]);
});

it("asks for the rest of all from the wallet, at the sum that was shown", async () => {
  const { call, requests } = server("full", "deposit");
  expect(await paySubmitted(call, bookingId, { ...choice, way: "wallet" })).toBeNull();
  expect(requests).toEqual([voucher, ["wallet", { bookingId, part: "full", agreedSen: 70_000 }]]);
});

it("asks for nothing more where the voucher paid the deposit, or all", async () => {
  const deposit = server("balance");
  expect(await paySubmitted(deposit.call, bookingId, { ...choice, part: "deposit" })).toBeNull();
  expect(deposit.requests).toEqual([["voucher", { ...(voucher[1] as object), waitsForRest: false }]]);
  const all = server();
  expect(await paySubmitted(all.call, bookingId, { ...choice, ahead: true })).toBeNull();
  expect(all.requests).toEqual([voucher]);
});

it("pays as was chosen where nothing has paid before", async () => {
  const { call, requests } = server();
  await paySubmitted(call, bookingId, { ...choice, voucher: null });
  expect(requests).toMatchObject([["bank", { part: "full", agreedSen: 70_000 }]]);
});

it("stops at what did not pay", async () => {
  const call = vi.fn().mockRejectedValue(new CallFailure("PROMO_USED_UP"));
  const paying = paySubmitted(call as unknown as Call, bookingId, choice);
  await expect(paying).rejects.toBeInstanceOf(PayStopped);
  expect(call).toHaveBeenCalledTimes(1);
});
