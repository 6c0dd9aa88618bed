import type { ChangeQuote } from "@pulau/contract/changes.ts";
import { CallFailure } from "../api/call-failure.ts";

/** The first thing that stands against a change, as its quote tells it; null where it can be had. */
export const changeRefusal = ({
  after,
  refusals: [first],
}: Pick<ChangeQuote, "after" | "refusals">): CallFailure | null =>
  first === undefined && after !== null
    ? null
    : new CallFailure(first?.code ?? "UNEXPECTED", { facts: first?.facts ?? {} });
