import type { CommissionSums } from "@pulau/contract/commission.ts";
import { type PayoutSums, payoutStates, type ShownState } from "@pulau/domain/commission/payouts.ts";
import type { CommissionKind, CommissionState } from "@pulau/domain/commission/states.ts";
import type { AccountId, CommissionId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";

/** A commission with how far its money has gone. */
export type ShownCommission = {
  readonly id: CommissionId;
  readonly kind: CommissionKind;
  readonly state: ShownState;
  readonly amountSen: Sen;
  readonly reversedSen: Sen;
  readonly recoveredSen: Sen;
};

type Raw = Omit<ShownCommission, "state" | "amountSen"> & { state: CommissionState; amountSen: string };

/** All of an account's commissions in the order in which they were earned, those that are not yet at the end. */
export async function loadShownCommissions(db: Db, accountId: AccountId): Promise<ShownCommission[]> {
  const { rows: found } = await db.execute<{ commissions: Raw[] | null } & RawPayouts>(sql`
    SELECT (SELECT json_agg(json_build_object('id', id, 'kind', kind, 'state', state, 'amountSen', amount_sen,
        'reversedSen', reversed_sen, 'recoveredSen', recovered_sen) ORDER BY earned_at NULLS LAST, id)
      FROM commission WHERE account_id = ${accountId}) AS commissions, ${payoutColumns(accountId)}`);
  const rows = found[0]?.commissions ?? [];
  const payouts = payoutSums(found[0]);
  const all = rows.map((row) => ({
    ...row,
    amountSen: Number(row.amountSen),
    reversedSen: Number(row.reversedSen),
    recoveredSen: Number(row.recoveredSen),
  }));
  const states = payoutStates(
    all.map(({ state, amountSen, reversedSen }) => ({ state, netSen: amountSen - reversedSen })),
    payouts,
  );
  return all.map((row, i) => ({ ...row, state: states[i] ?? row.state }));
}

/** What has left an account's wallet for its owner's bank, and what was asked for and has not. */
export async function loadPayouts(db: Db, accountId: AccountId): Promise<PayoutSums> {
  const { rows } = await db.execute<RawPayouts>(sql`SELECT ${payoutColumns(accountId)}`);
  return payoutSums(rows[0]);
}

type RawPayouts = { paid: string; requested: string };
const payoutColumns = (accountId: AccountId): SQL => sql`
  coalesce((SELECT -sum(e.sen) FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
    WHERE e.account_kind = 'wallet' AND e.account_key = ${accountId} AND t.kind = 'payout'), 0) AS "paid",
  coalesce((SELECT requested_sen FROM wallet WHERE account_id = ${accountId}), 0) AS "requested"`;
const payoutSums = (raw: RawPayouts | undefined): PayoutSums => ({
  paidSen: Number(raw?.paid ?? 0),
  requestedSen: Number(raw?.requested ?? 0),
});

export function sumsOf(all: readonly ShownCommission[]): z.infer<typeof CommissionSums> {
  const sum = (value: (shown: ShownCommission) => number) =>
    all.reduce((total, shown) => total + value(shown), 0);
  const net = (state: ShownState) =>
    sum((commission) => (commission.state === state ? commission.amountSen - commission.reversedSen : 0));
  return {
    forecastSen: net("forecast"),
    earnedSen: net("earned"),
    requestedSen: net("requested"),
    paidSen: net("paid"),
    reversedSen: sum(({ reversedSen }) => reversedSen),
    owedSen: sum(({ reversedSen, recoveredSen }) => reversedSen - recoveredSen),
  };
}

/** The sums of all that an account has earned and will earn. */
export const showSums = async (db: Db, accountId: AccountId): Promise<z.infer<typeof CommissionSums>> =>
  sumsOf(await loadShownCommissions(db, accountId));
