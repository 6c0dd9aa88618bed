import { expect, it } from "vitest";
import { paymentsAddress, queueAddress } from "./list-address.ts";

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
