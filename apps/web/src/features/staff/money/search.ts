import { isDay } from "@pulau/domain/calendar/day.ts";

type Address = Record<string, unknown>;
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

const pageOf = ({ page }: Address): { page?: number } => {
  const asked = Number(page);
  return Number.isSafeInteger(asked) && asked > 1 && asked <= 100_000 ? { page: asked } : {};
};
const word = (name: string, value: unknown): Record<string, string> =>
  typeof value === "string" && /^\w{1,40}$/.test(value) ? { [name]: value } : {};
const day = (name: string, value: unknown): Record<string, string> =>
  typeof value === "string" && isDay(value) ? { [name]: value } : {};

/** Reads an address, right or wrong. */
export const readQueueSearch = (asked: Address): QueueSearch => ({
  ...((asked.done === true || asked.done === "true") && { done: true as const }),
  ...word("kind", asked.kind),
  ...pageOf(asked),
});

export function readPaymentSearch(asked: Address): PaymentSearch {
  // A search for digits comes back from the address as a number.
  const q = String(asked.q ?? "")
    .trim()
    .slice(0, 80);
  return {
    ...(q !== "" && { q }),
    ...day("from", asked.from),
    ...day("to", asked.to),
    ...word("gateway", asked.gateway),
    ...word("state", asked.state),
    ...pageOf(asked),
  };
}
