import type { MovementKind } from "./movement-kinds.ts";

/**
 * Why money comes into a wallet or leaves it, each with its own sentence. `other` is whatever has none, such as credit
 * that was carried over.
 */
export const walletKinds = [
  "payment",
  "refund",
  "topUp",
  "redeemed",
  "payout",
  "commission",
  "commissionReversed",
  "reward",
  "voided",
  "opening",
  "other",
] as const satisfies readonly (MovementKind | "opening" | "other")[];
export type WalletKind = (typeof walletKinds)[number];

/** The sentence that a movement of this kind gets. */
export const walletKindOf = (kind: string): WalletKind =>
  walletKinds.find((walletKind) => walletKind === kind) ?? "other";
