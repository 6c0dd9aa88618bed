import type { StaffId } from "@pulau/domain/ids.ts";
import { refundMoney } from "../../../modules/money/refunds/public.ts";
import { insertRows } from "../../insert-rows.ts";
import { eq } from "../../orm.ts";
import { agentContract, customer } from "../../schema/agents.ts";
import { booking } from "../../schema/bookings.ts";
import { commission } from "../../schema/commission.ts";
import { influencerPackage, referralClick, referralCode } from "../../schema/referral.ts";
import type { Tx } from "../../tx.ts";
import type { Chance } from "../chance.ts";
import { makeAgency } from "./make-agency.ts";
import { makeCommissions } from "./make-commissions.ts";
import { makeLinks } from "./make-links.ts";
import type { PartnersRequest } from "./partners-options.ts";

type DemoPartners = ReturnType<typeof makeAgency> &
  ReturnType<typeof makeLinks> & { commissions: ReturnType<typeof makeCommissions> };

/** What the agency, the influencer and a guest who tells friends have, and which bookings came from them. */
export function makePartners(chance: Chance, demo: PartnersRequest): DemoPartners {
  const nobody = { customerId: null, agentContractId: null, agentMemberId: null, mailTo: "booker" } as const;
  for (const row of demo.tables.bookings)
    Object.assign(row, { ...nobody, sellingSen: null, influencerId: null, referredBy: null });
  const made = { ...makeAgency(chance, demo), ...makeLinks(chance, demo) };
  const [{ id: contractId, commission: share = 0 }] = made.contracts;
  return { ...made, commissions: makeCommissions(chance, demo, { contractId, share }) };
}

/** After the bookings. One of the agency's guests got a part of the money back after the stay, as staff give it back. */
export async function writeCommissions(
  tx: Tx,
  { commissions }: DemoPartners,
  staffId: StaffId,
): Promise<void> {
  await insertRows(tx, commission, commissions);
  const back = commissions.findLast(({ kind, state }) => kind === "agent" && state === "earned");
  if (!back) return;
  const { bookingId } = back;
  const [paid] = await tx.select({ paidSen: booking.paidSen }).from(booking).where(eq(booking.id, bookingId));
  const amountSen = Math.floor((paid?.paidSen ?? 0) / 4);
  const reason = "The air conditioning did not work";
  const refund = { amountSen, to: "wallet", price: "lowers", reason } as const;
  const refunded = await refundMoney(tx, { ...refund, bookingId, staffId });
  if (!refunded.ok) throw new Error(`the refund of the demo was refused: ${refunded.failure.code}`);
}

/** Before the bookings that name them. */
export async function writePartners(tx: Tx, made: DemoPartners): Promise<void> {
  await insertRows(tx, agentContract, made.contracts);
  await insertRows(tx, customer, made.customers);
  await insertRows(tx, influencerPackage, made.links);
  await insertRows(tx, referralCode, made.codes);
  await insertRows(tx, referralClick, made.clicks);
}
