import {
  booksRoute,
  checkLedgerRoute,
  ledgerAccountsRoute,
  ledgerCsvRoute,
  ledgerEntriesRoute,
} from "@pulau/contract/ledger.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok } from "@pulau/domain/result.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../db/orm.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Caller } from "../../../races/caller.ts";
import { memberWithWallet } from "../../../races/members.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { buyVouchers, cashPromo } from "../../selling/vouchers/test-vouchers.ts";
import { checkLedger } from "./check-ledger.ts";
import { post } from "./post.ts";
import { sealLedger } from "./seal-ledger.ts";
import { labelOf } from "./turnover.ts";

let stage: Stage;
let books: Caller;
let accountId: AccountId;

const query = async (text: string, values: unknown[] = []) =>
  (await stage.base.pool.query(text, values)).rows;
/** Some movements of one sen and more, each with two entries. */
async function moveMoney(count: number): Promise<void> {
  for (let i = 1; i <= count; i++) {
    await inTransaction(stage.base.db, (tx) =>
      post(
        tx,
        { kind: "reward", at: new Date() },
        move(i, ledger.commission("referral"), ledger.wallet(accountId)),
      ),
    );
  }
}
const faultsNow = async () => (await checkLedger(stage.base.db)).faults;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 1 } });
  ({ accountId } = await memberWithWallet(stage, 50_000));
  ({ desk: books } = await staffCaller(stage, { wallets: all }));
});
afterAll(() => stage.close());

describe("sealing", () => {
  it("covers every entry once, in chained blocks, and adds nothing when nothing is new", async () => {
    await moveMoney(300);
    const seals = await sealLedger(stage.base.db);
    expect(seals.map(({ no, entries }) => [no, entries])).toEqual([
      [1, 500],
      [2, 102],
    ]);
    expect(seals[1]).toMatchObject({ fromSeq: (seals[0]?.toSeq ?? 0) + 1, previousHash: seals[0]?.hash });
    expect(await sealLedger(stage.base.db)).toEqual([]);
    expect(await checkLedger(stage.base.db)).toEqual({ entries: 602, seals: 2, faults: [] });
  });

  it("waits for a lower number whose transaction still runs, and leaves out one that was rolled back", async () => {
    const late = await stage.base.pool.connect();
    const insert = async (sen: Sen) => {
      const [row] = (
        await late.query("INSERT INTO ledger_transaction (kind, at) VALUES ('reward', now()) RETURNING id")
      ).rows;
      for (const [kind, key, item] of [
        ["commission", "referral", -sen],
        ["wallet", accountId, sen],
      ])
        await late.query(
          "INSERT INTO ledger_entry (transaction_id, account_kind, account_key, sen) VALUES ($1, $2, $3, $4)",
          [row.id, kind, key, item],
        );
    };
    try {
      await late.query("BEGIN");
      // The wallet's own lock would make the others wait: only its numbers are of interest.
      await late.query("SET LOCAL session_replication_role = replica");
      await insert(7);
      await moveMoney(1);
      expect(await sealLedger(stage.base.db, { waitMs: 200 })).toEqual([]);
      await late.query("ROLLBACK");
      const [seal] = await sealLedger(stage.base.db);
      expect(seal).toMatchObject({ entries: 2 });
      expect((seal?.toSeq ?? 0) - (seal?.fromSeq ?? 0)).toBe(3);
      await late.query("BEGIN");
      await late.query("SET LOCAL session_replication_role = replica");
      await insert(9);
      await moveMoney(1);
      const sealing = sealLedger(stage.base.db);
      await late.query("UPDATE wallet SET credited_sen = credited_sen + 9 WHERE account_id = $1", [
        accountId,
      ]);
      await late.query("COMMIT");
      expect(await sealing).toMatchObject([{ entries: 4 }]);
      expect(await faultsNow()).toEqual([]);
    } finally {
      late.release();
    }
  });

  it("waits for nobody who writes no entry, however long they take", async () => {
    const slow = await stage.base.pool.connect();
    try {
      await slow.query("BEGIN");
      await slow.query("SELECT pg_current_xact_id()");
      await moveMoney(1);
      expect(await sealLedger(stage.base.db, { waitMs: 200 })).toMatchObject([{ entries: 2 }]);
    } finally {
      await slow.query("ROLLBACK");
      slow.release();
    }
  });

  it("is done once by two processes at a time", async () => {
    await moveMoney(5);
    const seals = (await Promise.all([sealLedger(stage.base.db), sealLedger(stage.base.db)])).flat();
    expect(seals.reduce((sum, { entries }) => sum + entries, 0)).toBe(10);
    expect(await faultsNow()).toEqual([]);
  });
});

describe("the check", () => {
  const triggers = (state: "DISABLE" | "ENABLE") =>
    query(
      ["ledger_entry", "ledger_transaction", "ledger_seal"]
        .map((table) => `ALTER TABLE ${table} ${state} TRIGGER USER`)
        .join(";"),
    );
  let mend: string[] = [];
  /** What somebody with every right in the database does, and what puts it right again. */
  async function tamper(
    ...acts: readonly (readonly [doIt: string, undo: string])[]
  ): Promise<readonly string[]> {
    await triggers("DISABLE");
    for (const [doIt, undo] of acts) {
      await query(doIt);
      mend.unshift(undo);
    }
    await triggers("ENABLE");
    return faultsNow();
  }
  afterEach(async () => {
    await triggers("DISABLE");
    for (const undo of mend) await query(undo);
    mend = [];
    await triggers("ENABLE");
    expect(await faultsNow()).toEqual([]);
  });
  const row = "SELECT e.* FROM ledger_entry e WHERE seq = 12";

  it("finds an amount that was altered, on both sides of a movement", async () => {
    const by = (sen: Sen) =>
      `UPDATE ledger_entry SET sen = sen + sign(sen) * ${sen} WHERE transaction_id = (SELECT transaction_id FROM ledger_entry WHERE seq = 12)`;
    const faults = await tamper([by(100), by(-100)]);
    expect(faults).toContainEqual(
      expect.stringMatching(/^entries 1 to \d+ are not as they were sealed \(seal 1\)$/),
    );
    expect(faults).toContainEqual(expect.stringContaining(`wallet ${accountId} says`));
  });

  it("finds an entry that was deleted", async () => {
    await query(`CREATE TABLE kept AS ${row}`);
    const faults = await tamper([
      "DELETE FROM ledger_entry WHERE seq = 12",
      "INSERT INTO ledger_entry OVERRIDING SYSTEM VALUE SELECT * FROM kept",
    ]);
    await query("ALTER TABLE kept RENAME TO kept_once");
    mend = ["INSERT INTO ledger_entry OVERRIDING SYSTEM VALUE SELECT * FROM kept_once"];
    expect(faults).toContainEqual(
      expect.stringMatching(/^entries 1 to \d+ were 500 when they were sealed and are 499$/),
    );
    expect(faults).toContainEqual(expect.stringMatching(/^movement .* sums to/));
  });

  it("finds entries that were put in between, even where they sum to zero", async () => {
    const gap = Number(
      (
        await query(
          "SELECT n FROM generate_series(1, 700) n WHERE n NOT IN (SELECT seq FROM ledger_entry) LIMIT 1",
        )
      )[0].n,
    );
    const faults = await tamper([
      `INSERT INTO ledger_entry (transaction_id, seq, account_kind, account_key, sen) OVERRIDING SYSTEM VALUE
       SELECT transaction_id, ${gap}, 'opening', 'test', 5 FROM ledger_entry WHERE seq = 12`,
      `DELETE FROM ledger_entry WHERE seq = ${gap}`,
    ]);
    expect(faults).toContainEqual(expect.stringContaining("are not as they were sealed"));
  });

  it("finds a movement whose reason or moment was altered", async () => {
    const set = (kind: string) =>
      `UPDATE ledger_transaction SET kind = '${kind}' WHERE id = (SELECT transaction_id FROM ledger_entry WHERE seq = 12)`;
    expect(await tamper([set("topUp"), set("reward")])).toEqual([
      expect.stringContaining("are not as they were sealed (seal 1)"),
    ]);
  });

  it("finds a seal that was made anew, and an end of the chain that was cut off", async () => {
    await query("CREATE TABLE seals AS SELECT * FROM ledger_seal");
    const back: [string, string] = [
      "DELETE FROM ledger_seal WHERE no > 2",
      "INSERT INTO ledger_seal SELECT * FROM seals WHERE no > 2",
    ];
    expect(await tamper(back)).toEqual([
      expect.stringMatching(/^seal \d+ is not the one that the last check saw$/),
    ]);
    const swap = (from: string, to: string) =>
      `UPDATE ledger_seal SET hash = translate(hash, '${from}', '${to}') WHERE no = 1`;
    await afterTampering();
    expect(
      await tamper([
        swap("abc", "bca"),
        "UPDATE ledger_seal l SET hash = s.hash FROM seals s WHERE s.no = l.no",
      ]),
    ).toEqual(expect.arrayContaining(["seal 2 does not follow the one before it"]));

    async function afterTampering() {
      await triggers("DISABLE");
      for (const undo of mend.splice(0)) await query(undo);
      await triggers("ENABLE");
      // The check in between saw the shorter chain; the whole one begins anew from here.
      await faultsNow();
    }
  });

  it("calls for a person, once, and shows it to staff", async () => {
    const set = (sen: Sen) => `UPDATE ledger_entry SET sen = sen + sign(sen) * ${sen} WHERE seq = 12`;
    await query("UPDATE needs_person SET done_at = now()");
    expect((await tamper([set(3), set(-3)])).length).toBeGreaterThan(0);
    await faultsNow();
    const open = await query(
      "SELECT facts FROM needs_person WHERE kind = 'LEDGER_BROKEN' AND done_at IS NULL",
    );
    expect(open).toMatchObject([{ facts: { first: expect.stringContaining("sealed") } }]);
    const { check } = await books.must(booksRoute, { query: {} });
    expect(check?.faults.length).toBeGreaterThan(0);
    const metrics = await (await fetch(`${stage.urls[0]}/metrics`)).text();
    expect(metrics).toMatch(/^ledger_faults [1-9]/m);
  });
});

describe("the books", () => {
  it("sum to zero, by kind of account", async () => {
    const shown = await books.must(booksRoute, { query: {} });
    expect(shown.sumSen).toBe(0);
    expect(shown.kinds.map(({ kind }) => kind)).toEqual(["commission", "opening", "wallet"]);
    expect(shown.closing.debitSen).toBe(shown.closing.creditSen);
    expect(shown.seal).toMatchObject({ unsealed: 0, last: { no: expect.any(Number) } });
    expect(shown).toMatchObject({ check: { faults: [], more: 0 } });
  });

  it("read as an accountant expects: an asset and a cost in debit, a debt in credit, both above zero", async () => {
    const { kinds } = await books.must(booksRoute, { query: {} });
    const of = (kind: string) => kinds.find((row) => row.kind === kind);
    const rewards = of("commission");
    expect(rewards).toMatchObject({ side: "debit", openingSen: 0, creditSen: 0 });
    expect(rewards?.debitSen).toBeGreaterThan(0);
    expect(rewards?.closingSen).toBe(rewards?.debitSen);
    const wallets = of("wallet");
    expect(wallets?.closingSen).toBe((wallets?.creditSen ?? 0) - (wallets?.debitSen ?? 0));
    expect(wallets?.closingSen).toBeGreaterThan(0);
  });

  it("carry what was before a period forward, and leave out what came after it", async () => {
    const { rows } = await stage.base.pool.query(
      "SELECT (now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date AS today, (now() AT TIME ZONE 'Asia/Kuala_Lumpur')::date + 1 AS tomorrow",
    );
    const { today, tomorrow } = rows[0] as { today: Day; tomorrow: Day };
    const yesterday = addDays(today, -1);
    await inTransaction(stage.base.db, (tx) =>
      post(
        tx,
        { kind: "payment", at: new Date(`${yesterday}T23:59:59+08:00`) },
        move(700, ledger.terminal(), ledger.booking("b1")),
      ),
    );
    await inTransaction(stage.base.db, (tx) =>
      post(
        tx,
        { kind: "payment", at: new Date(`${today}T00:00:00+08:00`) },
        move(30, ledger.terminal(), ledger.booking("b1")),
      ),
    );
    const terminal = async (query: { from?: Day; to?: Day }) =>
      (await books.must(booksRoute, { query })).kinds.find(({ kind }) => kind === "terminal");
    const sums = { openingSen: 700, debitSen: 30, creditSen: 0, closingSen: 730 };
    expect(await terminal({ from: today, to: today })).toMatchObject({ side: "debit", entries: 1, ...sums });
    expect(await terminal({ from: tomorrow })).toMatchObject({
      entries: 0,
      openingSen: 730,
      closingSen: 730,
    });
    expect(await terminal({ to: yesterday })).toMatchObject({ entries: 1, debitSen: 700, closingSen: 700 });
    expect((await books.must(booksRoute, { query: { from: today, to: today } })).sumSen).toBe(0);
    const period = { from: today, to: today };
    const { accounts } = await books.must(ledgerAccountsRoute, {
      params: { kind: "terminal" },
      query: period,
    });
    expect(accounts).toMatchObject([{ key: "desk", ...sums }]);
    const shown = await books.must(ledgerEntriesRoute, {
      query: { kind: "terminal", key: "desk", ...period },
    });
    expect(shown).toMatchObject({ total: 1, ...sums });
    expect(shown.entries).toMatchObject([{ debitSen: 30, creditSen: 0, others: [{ creditSen: 30 }] }]);
    // The file of the period has both sides of every movement in it, and nothing else.
    const address = `${stage.urls[0]}${ledgerCsvRoute.path}?from=${yesterday}&to=${yesterday}`;
    const answer = await fetch(address, { headers: { authorization: `Bearer ${books.token}` } });
    const [head = "", ...lines] = (await answer.text()).trim().split("\r\n");
    const cells = lines.map((line) => line.split(","));
    const at = (name: string) => head.replace("\uFEFF", "").split(",").indexOf(name);
    expect(
      cells.map((row) => [row[at("day")], row[at("account")], row[at("debit")], row[at("credit")]]),
    ).toEqual([
      [yesterday, "terminal", "7.00", ""],
      [yesterday, "booking", "", "7.00"],
    ]);
  });

  it("open to accounts and their entries", async () => {
    const { accounts, total } = await books.must(ledgerAccountsRoute, {
      params: { kind: "wallet" },
      query: {},
    });
    expect({ total, accounts }).toMatchObject({
      total: 1,
      accounts: [{ key: accountId, label: "Mei Ling" }],
    });
    const found = await books.must(ledgerAccountsRoute, {
      params: { kind: "wallet" },
      query: { search: "nobody" },
    });
    expect(found).toMatchObject({ page: 1, pages: 1, limit: 10, total: 0 });
    const entries = await books.must(ledgerEntriesRoute, {
      query: { kind: "wallet", key: accountId, limit: 5 },
    });
    expect(entries.label).toBe("Mei Ling");
    expect(entries.closingSen).toBe(accounts[0]?.closingSen);
    expect(entries.entries[0]).toMatchObject({
      movement: "reward",
      sealed: true,
      others: [{ kind: "commission" }],
    });
    const next = await books.must(ledgerEntriesRoute, {
      query: { kind: "wallet", key: accountId, limit: 5, cursor: entries.nextCursor ?? undefined },
    });
    expect(next.entries[0]?.seq).toBeLessThan(entries.entries.at(-1)?.seq ?? 0);
  });

  it("find the name of an account by its id's index, and none for a key that is no id", async () => {
    const keys = sql`(VALUES (${accountId}), ('desk'), ('-'), ('')) k (key)`;
    const names = await stage.base.db.execute(sql`SELECT ${labelOf(sql`k.key`)} AS label FROM ${keys}`);
    expect(names.rows.map(({ label }) => label)).toEqual(["Mei Ling", null, null, null]);
    // A year's file has tens of thousands of lines: reading every booking for each of them took minutes.
    const plan = await inTransaction(stage.base.db, async (tx) => {
      await tx.execute(sql`SET LOCAL enable_seqscan = off`);
      return ok(await tx.execute(sql`EXPLAIN SELECT ${labelOf(sql`k.key`)} FROM ${keys}`));
    });
    const text = JSON.stringify(plan.ok && plan.value.rows);
    expect(text).toContain("Index");
    expect(text).not.toMatch(/Seq Scan|Filter/);
  });

  it("are checked by hand by who may, and shown to nobody without the right", async () => {
    expect(await books.must(checkLedgerRoute, {})).toMatchObject({ faults: 0 });
    const { desk: looker } = await staffCaller(stage, { wallets: { ...all, write: false } });
    expect(await looker.call(checkLedgerRoute, {})).toMatchObject({ status: 403 });
    await looker.must(booksRoute, { query: {} });
    const { desk: stranger } = await staffCaller(stage, { bookings: all });
    expect(await stranger.call(booksRoute, { query: {} })).toMatchObject({ status: 403 });
    const none = await books.call(ledgerAccountsRoute, {
      params: { kind: "treasure" as "wallet" },
      query: {},
    });
    expect(none).toMatchObject({ status: 400 });
  });
});

describe("a wallet's sums", () => {
  const refused = "written by movements alone";

  it("are set by nobody: not raised, not begun with, not thrown away", async () => {
    const sums = () => query("SELECT * FROM wallet WHERE account_id = $1", [accountId]);
    const before = await sums();
    for (const column of ["credited_sen", "debited_sen", "requested_sen"])
      await expect(query(`UPDATE wallet SET ${column} = ${column} + 100`)).rejects.toThrow(refused);
    await expect(query("DELETE FROM wallet WHERE account_id = $1", [accountId])).rejects.toThrow(refused);
    await expect(query("TRUNCATE wallet")).rejects.toThrow(refused);
    const account = "INSERT INTO account (kind, name) VALUES ('guest', 'Aisyah') RETURNING id";
    const rich = `WITH a AS (${account}) INSERT INTO wallet (account_id, credited_sen) SELECT id, 5 FROM a`;
    await expect(query(rich)).rejects.toThrow(refused);
    expect(await sums()).toEqual(before);
    await moveMoney(1);
    expect(await sums()).toMatchObject([{ credited_sen: before[0].credited_sen + 1 }]);
  });
});

describe("a voucher", () => {
  it("is found out when it says another amount than its entries", async () => {
    const { desk } = await staffCaller(stage, { posts: all });
    const { member } = await memberWithWallet(stage, 50_000);
    const { vouchers } = await buyVouchers(stage, member, { promoCodeId: (await cashPromo(desk))._id });
    const { _id = "", leftSen = 0 } = vouchers[0] ?? {};
    const before = await faultsNow();
    const by = (sen: Sen) => query("UPDATE voucher SET left_sen = left_sen + $2 WHERE id = $1", [_id, sen]);
    await expect(by(-100)).rejects.toThrow("written by movements alone");
    await query("ALTER TABLE voucher DISABLE TRIGGER USER");
    await by(-100);
    const found = (await faultsNow()).filter((fault) => !before.includes(fault));
    expect(found).toEqual([`voucher ${_id} says ${leftSen - 100} sen, its entries say ${leftSen}`]);
    await by(100);
    await query("ALTER TABLE voucher ENABLE TRIGGER USER");
  });

  it("is found out when it is void and its balance stayed", async () => {
    const { desk } = await staffCaller(stage, { posts: all });
    const { member } = await memberWithWallet(stage, 50_000);
    const { vouchers } = await buyVouchers(stage, member, { promoCodeId: (await cashPromo(desk))._id });
    const { _id = "", leftSen = 0 } = vouchers[0] ?? {};
    const before = await faultsNow();
    await query("UPDATE voucher SET voided_at = pulau_now(), void_reason = 'x' WHERE id = $1", [_id]);
    const found = (await faultsNow()).filter((fault) => !before.includes(fault));
    expect(found).toEqual([`voucher ${_id} is void and still holds ${leftSen} sen`]);
    await stage.jobs["end-vouchers"]({});
    expect(await faultsNow()).toEqual(before);
  });
});
