import { type LifeCycle, nextState } from "../life-cycle.ts";
import type { Result } from "../result.ts";

/** What is kept of how a voucher stands. Whether it is used up, or past its last day, follows from what is left and today. */
export const voucherStandings = ["live", "expired", "void"] as const;
export type VoucherStanding = (typeof voucherStandings)[number];

export const voucherEvents = ["expire", "void", "refill"] as const;
export type VoucherEvent = (typeof voucherEvents)[number];

/** A voucher begins when what it was bought with is fulfilled. */
export const voucherBeginnings = { issue: "live" } as const satisfies Readonly<
  Record<string, VoucherStanding>
>;

/**
 * A voucher's life. Money that comes back refills one that has expired, which is good again; one that staff made void stays
 * void, and what came back goes on to where they said.
 */
export const voucherMoves = {
  live: { expire: "expired", void: "void", refill: "live" },
  // What an expired voucher holds is earned by the next sweep, however it came there.
  expired: { expire: "expired", refill: "live" },
  void: { refill: "void" },
} as const satisfies LifeCycle<VoucherStanding, VoucherEvent>;

/** How a voucher stands, by what its row keeps. */
export const voucherStanding = (voucher: {
  readonly expiredAt: Date | null;
  readonly voidedAt: Date | null;
}): VoucherStanding => {
  if (voucher.voidedAt !== null) return "void";
  return voucher.expiredAt === null ? "live" : "expired";
};

/** The moments that keep a standing which a voucher comes to now. */
export const voucherMoments = (
  standing: VoucherStanding,
  now: Date,
  { voidedAt }: { readonly voidedAt: Date | null },
): { readonly expiredAt: Date | null; readonly voidedAt: Date | null } => ({
  expiredAt: standing === "expired" ? now : null,
  voidedAt: standing === "void" ? (voidedAt ?? now) : null,
});

/** The standing after an event; `WRONG_STATE` where it can't happen. */
export const voucherAfter = (
  standing: VoucherStanding,
  event: VoucherEvent,
): Result<VoucherStanding, "WRONG_STATE"> =>
  nextState<VoucherStanding, VoucherEvent>(voucherMoves, standing, event);
