import { expect, it } from "vitest";
import { type Gateway, GatewayDown, type GatewayMessage, RefundRefused, UnknownPage } from "./port.ts";
import { withEarlier } from "./with-earlier.ts";

const session = { gatewayRef: "page", paymentId: "payment", amountSen: 100 };
const refund = { ...session, captureRef: "money", refundSen: 50, key: "key", refusals: 0 };
const message = (state: GatewayMessage["state"]): GatewayMessage => ({
  eventId: `page:${state}`,
  gatewayRef: "page",
  paymentId: "payment",
  amountSen: 100,
  currency: "MYR",
  state,
  reason: null,
  captureRef: null,
});
const fails = (error: Error) => () => Promise.reject(error);
const answers =
  <T>(value: T) =>
  () =>
    Promise.resolve(value);

/** A gateway's keys of which one thing alone is asked. */
const keys = (part: Partial<Gateway>): Gateway => ({
  id: "bank",
  methods: ["card"],
  isTest: false,
  takes: { leastSen: 100, mostSen: 3_000_000 },
  sessionMinutes: 20,
  pollEverySeconds: 60,
  canRetryAfterDecline: false,
  openSession: fails(new Error("nothing is opened here")),
  readSession: answers(null),
  endSession: answers(message("expired")),
  refund: answers({ gatewayRef: "back" }),
  readCallback: () => null,
  ...part,
});
const down = new GatewayDown("no answer");
const unknown = new UnknownPage("no such page");

it("gives no page up while keys that may know it are silent", async () => {
  const silent = keys({ unknownIsUnpaid: true, readSession: fails(down), endSession: fails(down) });
  const ignorant = keys({ unknownIsUnpaid: true });
  for (const [now, before] of [
    [silent, ignorant],
    [ignorant, silent],
  ] as const)
    await expect(withEarlier(now, [before]).endSession(session)).rejects.toBe(down);
  expect(await withEarlier(ignorant, [ignorant]).endSession(session)).toEqual(message("expired"));
});

it("closes a page by the keys that know it, and takes what was paid there", async () => {
  const ignorant = keys({ readSession: fails(unknown), endSession: fails(unknown) });
  expect(await withEarlier(ignorant, [keys({})]).endSession(session)).toEqual(message("expired"));
  const paid = keys({ readSession: answers(message("paid")) });
  expect(await withEarlier(ignorant, [paid]).endSession(session)).toEqual(message("paid"));
  expect(await withEarlier(ignorant, [paid]).readSession(session)).toEqual(message("paid"));
});

it("calls a page unknown only where all keys do", async () => {
  const ignorant = keys({ readSession: fails(unknown), endSession: fails(unknown) });
  const silent = keys({ readSession: fails(down), endSession: fails(down) });
  await expect(withEarlier(ignorant, [ignorant]).endSession(session)).rejects.toBe(unknown);
  await expect(withEarlier(ignorant, [silent]).endSession(session)).rejects.toBe(down);
  expect(await withEarlier(ignorant, [keys({})]).readSession(session)).toBeNull();
});

it("asks the keys of before for a refund only where the new ones refuse it", async () => {
  const refuses = keys({ refund: fails(new RefundRefused("another account's")) });
  expect(await withEarlier(refuses, [keys({})]).refund(refund)).toEqual({ gatewayRef: "back" });
  await expect(withEarlier(keys({ refund: fails(down) }), [keys({})]).refund(refund)).rejects.toBe(down);
});
