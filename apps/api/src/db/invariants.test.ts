import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkInvariants } from "./invariants.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase({ max: 1 });
});
afterAll(() => base.drop());

/** Does damage and looks at it within a transaction that is never kept. */
async function faultsAfter(...damage: string[]): Promise<string[]> {
  await base.pool.query("BEGIN");
  try {
    for (const statement of damage) await base.pool.query(statement);
    return await checkInvariants(base.pool);
  } finally {
    await base.pool.query("ROLLBACK");
  }
}

const someId = "00000000-0000-4000-8000-000000000001";
const anyHold = `INSERT INTO stay_hold (id, owner_id, state, stay, created_at)
  VALUES ('${someId}', '${someId}', 'released', '{}', now())`;
const someClaim = `INSERT INTO stock_claim (stock_id, hold_id, pieces, state) VALUES ('${someId}', '${someId}', 3, 'booked')`;

describe("checkInvariants", () => {
  it("finds nothing wrong in an empty database, by pool or by Drizzle", async () => {
    expect(await checkInvariants(base.pool, { quiet: true })).toEqual([]);
    expect(await checkInvariants(base.db)).toEqual([]);
  });

  it("sees a counter that no claim accounts for", async () => {
    const faults = await faultsAfter(
      `INSERT INTO stock (id, kind, capacity, sold) VALUES ('${someId}', 'sailing', 10, 2)`,
    );
    expect(faults.filter((fault) => fault.startsWith("G1"))).toEqual([
      `G1 stock ${someId} counts held 0 sold 2, its claims are held 0 sold 0`,
    ]);
  });

  it("sees an oversold stock once the database no longer refuses it", async () => {
    const faults = await faultsAfter(
      "ALTER TABLE stock DROP CONSTRAINT stock_capacity",
      `INSERT INTO stock (id, kind, capacity, sold) VALUES ('${someId}', 'sailing', 2, 3)`,
      anyHold,
      someClaim,
    );
    expect(faults).toContain(`G1 stock ${someId} has capacity 2 and live claims of 3`);
    expect(faults).toContain(`G4 hold ${someId} has booked claims and no standing booking or purchase`);
    expect(faults).toContain(`G5 released hold ${someId} still has claims`);
  });

  it("sees a ledger that does not balance and a wallet that is not its entries", async () => {
    const faults = await faultsAfter(
      `INSERT INTO account (id, kind, name) VALUES ('${someId}', 'guest', 'Aisyah')`,
      `INSERT INTO wallet (account_id) VALUES ('${someId}')`,
      `INSERT INTO ledger_transaction (id, kind, at) VALUES ('${someId}', 'opening', now())`,
      `INSERT INTO ledger_entry (transaction_id, account_kind, account_key, sen)
        VALUES ('${someId}', 'wallet', '${someId}', 100)`,
      "ALTER TABLE wallet DISABLE TRIGGER USER",
      "UPDATE wallet SET credited_sen = 250",
    );
    expect(faults).toEqual([
      `G2 ledger transaction ${someId} sums to 100 MYR`,
      `G2 wallet ${someId} says 250, its entries 100`,
    ]);
  });

  it("sees a wallet that keeps what no payout asks for, a payout that never left it, and a broken chain", async () => {
    const faults = await faultsAfter(
      `INSERT INTO account (id, kind, name) VALUES ('${someId}', 'guest', 'Aisyah')`,
      `INSERT INTO member (id, account_id, role, name, email, password_hash)
        VALUES ('${someId}', '${someId}', 'admin', 'Aisyah', 'a@example.test', 'x')`,
      "ALTER TABLE wallet DISABLE TRIGGER USER",
      `INSERT INTO wallet (account_id, credited_sen, requested_sen) VALUES ('${someId}', 500, 500)`,
      `INSERT INTO payout (id, number, account_id, member_id, amount_sen, state, account_name, bank, bank_name, swift,
        number_sealed, number_tail, requested_at, approved_at, paid_at, paid_on, bank_reference)
        VALUES ('${someId}', 'W1', '${someId}', '${someId}', 300, 'paid', 'A', 'maybank', 'Maybank', 'MBBEMYKL',
        's', '1', now(), now(), now(), now(), 'r')`,
      "INSERT INTO ledger_seal VALUES (1, 1, 5, 5, repeat('a', 64), repeat('b', 64), now())",
    );
    expect(faults).toEqual(
      expect.arrayContaining([
        `G2 wallet ${someId} keeps 500, its open payouts are 0`,
        "G2 payout W1 of 300 is paid and left its wallet 0 times with 0",
        "G2 seal 1 does not follow the one before it, or covers other entries than it says",
      ]),
    );
  });

  it("sees a message that was never applied, but only when all should be quiet", async () => {
    await base.pool.query(`INSERT INTO gateway_inbox (gateway, event_id, flow, gateway_ref, body, received_at)
      VALUES ('sandbox', 'e1', 'reservation', 'r1', '{}', now())`);
    expect(await checkInvariants(base.pool)).toEqual([]);
    expect(await checkInvariants(base.pool, { quiet: true })).toEqual([
      "G5 gateway sandbox event e1 was never applied",
    ]);
    await base.pool.query("DELETE FROM gateway_inbox");
  });
});
