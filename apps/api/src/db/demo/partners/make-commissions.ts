import { commissionBase } from "@pulau/domain/commission/base.ts";
import { type CommissionFacts, settleCommission } from "@pulau/domain/commission/settle.ts";
import type { CommissionKind } from "@pulau/domain/commission/states.ts";
import type { AccountId, CommissionId, ContractId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { commission } from "../../schema/commission.ts";
import type { Chance } from "../chance.ts";
import { demoStates } from "../demo-states.ts";
import type { BookingTables } from "../stays/booking-tables.ts";
import { postRows } from "../stays/money-rows.ts";
import type { PartnersRequest } from "./partners-options.ts";

type BookingRow = BookingTables["bookings"][number];
type Row = typeof commission.$inferInsert & { id: CommissionId };
type Earner = { kind: CommissionKind; accountId: AccountId; reward: CommissionFacts["reward"] };

const expense = { agent: "agents", influencer: "influencers", referral: "referral" } as const;

/** What the year's bookings have earned those who brought them, with the movements that credited it. */
export function makeCommissions(
  chance: Chance,
  { tables }: PartnersRequest,
  { contractId, share }: { contractId: ContractId; share: number },
): Row[] {
  const lines = Map.groupBy(tables.lines, ({ bookingId }) => bookingId);
  return tables.bookings.flatMap((row) => {
    const baseSen = commissionBase((lines.get(row.id ?? "") ?? []).map(({ line }) => line));
    return earnersOf(row, { contractId, share }).flatMap((earner) => {
      const made = rowOf(chance, { row, earner, baseSen });
      if (made?.earnedAt) credit(chance, tables, made);
      return made ? [made] : [];
    });
  });
}

function earnersOf(
  row: BookingRow,
  { contractId, share }: { contractId: ContractId; share: number },
): Earner[] {
  const { accountId, agentContractId, influencerId, referredBy } = row;
  return [
    ...(accountId && agentContractId === contractId
      ? [{ kind: "agent" as const, accountId, reward: { share } }]
      : []),
    ...(influencerId
      ? [{ kind: "influencer" as const, accountId: influencerId, reward: { share: 1_000 } }]
      : []),
    ...(referredBy ? [{ kind: "referral" as const, accountId: referredBy, reward: { sen: 5_000 } }] : []),
  ];
}

/** As it was forecast when the booking was made, and as it went on. */
function rowOf(
  chance: Chance,
  { row, earner, baseSen }: { row: BookingRow; earner: Earner; baseSen: Sen },
): Row | null {
  const { totalSen, paidSen = 0, state, submittedAt } = row;
  if (state === "awaitingPayment" || row.cancelReason === "NOT_PAID_IN_TIME") return null;
  const facts = { baseSen, reward: earner.reward, refused: null };
  const forecast = settleCommission(null, {
    ...facts,
    booking: { totalSen, paidSen, state: demoStates.booking("pay") },
  });
  const now = settleCommission(forecast, { ...facts, booking: { totalSen, paidSen, state } });
  if (now === null) return null;
  const earnedAt = now.state === "earned" ? (row.checkedOutAt ?? submittedAt) : null;
  const { kind, accountId, reward } = earner;
  return {
    ...now,
    id: chance.id(),
    bookingId: row.id ?? "",
    accountId,
    kind,
    createdAt: submittedAt,
    earnedAt,
    basisPoints: "share" in reward ? reward.share : null,
    changedAt: earnedAt ?? submittedAt,
  };
}

function credit(
  chance: Chance,
  tables: BookingTables,
  { id, bookingId, accountId, kind, ...row }: Row,
): void {
  const movement = {
    kind: kind === "referral" ? "reward" : "commission",
    bookingId,
    once: `commission:${id}:earned`,
    at: row.earnedAt ?? row.createdAt,
  };
  const postings = move(row.amountSen, ledger.commission(expense[kind]), ledger.wallet(accountId));
  postRows(chance, tables, movement, postings);
}
