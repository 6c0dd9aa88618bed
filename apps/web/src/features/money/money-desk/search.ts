import { type Asked, dayOf, pageIn, searchIn } from "../../../shell/read-address.ts";

/** What the address of a list says; what is left out is the usual. */
export type QueueSearch = { done?: true; kind?: string; page?: number };
export type PaymentSearch = {
  q?: string;
  from?: string;
  to?: string;
  gateway?: string;
  state?: string;
  page?: number;
};

const word = (name: string, value: unknown): Record<string, string> =>
  typeof value === "string" && /^\w{1,40}$/.test(value) ? { [name]: value } : {};

/** Reads an address, right or wrong. */
export const readQueueSearch = (asked: Asked): QueueSearch => ({
  ...((asked.done === true || asked.done === "true") && { done: true as const }),
  ...word("kind", asked.kind),
  ...pageIn(asked),
});

export function readPaymentSearch(asked: Asked): PaymentSearch {
  const [from, to] = [dayOf(asked.from), dayOf(asked.to)];
  return {
    ...searchIn(asked),
    ...(from && { from }),
    ...(to && { to }),
    ...word("gateway", asked.gateway),
    ...word("state", asked.state),
    ...pageIn(asked),
  };
}
