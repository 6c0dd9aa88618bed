import { expect, it } from "vitest";
import { paymentsAddress, queueAddress, shiftsAddress } from "./list-address.ts";

const readQueueSearch = queueAddress.read;
const readPaymentSearch = paymentsAddress.read;

it("reads the address of the queue, right or wrong", () => {
  expect(readQueueSearch({ done: "true", kind: "REFUND_BY_HAND", page: "2" })).toEqual({
    done: true,
    kind: "REFUND_BY_HAND",
    page: 2,
  });
  expect(readQueueSearch({ done: "no", kind: "<script>", page: -1 })).toEqual({});
});

it("reads the address of the payments, right or wrong", () => {
  const search = { q: 123, from: "2026-12-01", to: "2026-12-31", gateway: "stripe", state: "captured" };
  expect(readPaymentSearch(search)).toEqual({ ...search, q: "123" });
  expect(readPaymentSearch({ q: " ", from: "yesterday", to: 5, gateway: "a b", page: "x" })).toEqual({});
});

it("reads the address of the shifts, right or wrong", () => {
  const staffId = "0b6c1a52-6f1d-4a3e-9c55-0f4f6a1f2b3c";
  const search = { state: "off", staffId, from: "2026-12-01", sort: "over" };
  expect(shiftsAddress.read(search)).toEqual(search);
  expect(shiftsAddress.read({ state: "lost", staffId: "1 OR 1", to: 5, sort: "name" })).toEqual({});
});
