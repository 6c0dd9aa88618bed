import type { CommissionFacts } from "@pulau/domain/commission/settle.ts";
import type { CommissionKind } from "@pulau/domain/commission/states.ts";
import type { AccountId, BookingId, OwnerId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";

/** A booking with what decides who earns by it. */
export type CommissionedBooking = {
  readonly id: BookingId;
  readonly state: CommissionFacts["booking"]["state"];
  /** Of the stay: what was charged in house earns nobody anything, and what was paid for it is no loss when it goes back. */
  readonly totalSen: Sen;
  readonly paidSen: Sen;
  readonly ownerId: OwnerId;
  readonly accountId: AccountId | null;
  /** Lower case. */
  readonly email: string;
  readonly influencerId: AccountId | null;
  readonly referredBy: string | null;
  /** The influencer's share of this package, where it has one of its own. */
  readonly ownShare: number | null;
  /** Basis points of an agency's contract, as it was agreed when the stay was held; 0 for net rates. */
  readonly contractShare: number;
};

export async function loadCommissionedBooking(
  tx: Tx,
  bookingId: BookingId,
): Promise<CommissionedBooking | null> {
  const { rows } = await tx.execute<CommissionedBooking>(sql`
    SELECT b.id, b.state, b.total_sen - own.charges AS "totalSen",
      least(b.paid_sen, b.total_sen - own.charges) AS "paidSen", b.owner_id AS "ownerId",
      b.account_id AS "accountId", b.email, b.influencer_id AS "influencerId", b.referred_by AS "referredBy",
      (SELECT i.commission FROM influencer_package i
        WHERE i.account_id = b.influencer_id AND i.package_id = b.package_id) AS "ownShare",
      CASE WHEN h.stay #>> '{contract,model}' = 'commission' THEN (h.stay #>> '{contract,commission}')::int
        WHEN h.stay -> 'contract' IS NULL AND c.model = 'commission' THEN c.commission ELSE 0 END AS "contractShare"
    FROM booking b JOIN stay_hold h ON h.id = b.hold_id LEFT JOIN agent_contract c ON c.id = b.agent_contract_id
    CROSS JOIN LATERAL (SELECT coalesce(sum(l.amount_sen), 0)::bigint AS charges FROM booking_line l
      WHERE l.booking_id = b.id AND l.line ->> 'inHouse' = 'true') own
    WHERE b.id = ${bookingId}`);
  return rows[0] ?? null;
}

export type Earner = {
  readonly kind: CommissionKind;
  readonly accountId: AccountId;
  readonly reward: CommissionFacts["reward"];
};

/** Who earns by a booking, at what is agreed today; what was agreed when it was forecast goes before it. */
export async function earnersOf(tx: Tx, booking: CommissionedBooking): Promise<Earner[]> {
  const { referral, influencer } = await loadSettings(tx);
  const { accountId, influencerId, referredBy, contractShare, ownShare } = booking;
  const earners: Earner[] = [];
  if (accountId !== null && contractShare > 0)
    earners.push({ kind: "agent", accountId, reward: { share: contractShare } });
  if (influencerId !== null)
    earners.push({
      kind: "influencer",
      accountId: influencerId,
      reward: { share: ownShare ?? influencer.share },
    });
  if (referredBy !== null && referral.active)
    earners.push({ kind: "referral", accountId: referredBy, reward: { sen: referral.rewardSen } });
  return earners;
}
