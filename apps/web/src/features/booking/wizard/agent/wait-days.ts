import type { PaymentTerms } from "@pulau/domain/agents/contract.ts";

/** For how many days a booking may wait for its money; null for who pays at once. */
export const waitDaysOf = (terms: PaymentTerms | undefined): number | null =>
  terms === undefined || terms.kind === "payNow" ? null : terms.withinDays;
