import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Connected, connect } from "./connect.ts";
import { isMigrated, migrate } from "./migrate.ts";
import { isBusy } from "./sql-state.ts";
import { asAdmin, databaseAddress } from "./test-server.ts";

const server = process.env.PULAU_TEST_SERVER ?? "";
const name = `pulau_empty_${randomBytes(6).toString("hex")}`;
let processes: Connected[];

beforeAll(async () => {
  await asAdmin(server, (admin) => admin.query(`create database ${name}`));
  processes = [1, 2, 3].map(() => connect(databaseAddress(server, name), { max: 3 }));
});
afterAll(async () => {
  await Promise.all(processes.map(({ pool }) => pool.end()));
  await asAdmin(server, (admin) => admin.query(`drop database ${name} with (force)`));
});

describe("migrate", () => {
  it("may be begun by several processes at once on an empty database, and again", async () => {
    await Promise.all(processes.map(({ pool }) => migrate(pool)));
    await migrate(processes[0]?.pool as Connected["pool"]);
    for (const { pool } of processes) expect(await isMigrated(pool)).toBe(true);
  });
});

describe("a database that is too old", () => {
  it("is left alone, and told which release brings it on", async () => {
    const old = `${name}_old`;
    await asAdmin(server, (admin) => admin.query(`create database ${old}`));
    const { pool } = connect(databaseAddress(server, old), { max: 2 });
    try {
      await pool.query(
        "create schema drizzle; create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)",
      );
      await pool.query(
        "insert into drizzle.__drizzle_migrations (hash, created_at) values ('0001', 1795247719315)",
      );
      await expect(migrate(pool)).rejects.toThrow("older than Pulau 0.3.0: start that release once");
      const { rows } = await pool.query(
        "select 1 from information_schema.tables where table_schema = 'public'",
      );
      expect(rows).toEqual([]);
    } finally {
      await pool.end();
      await asAdmin(server, (admin) => admin.query(`drop database ${old} with (force)`));
    }
  });
});

describe("isBusy", () => {
  it("knows a pool without a free connection, and a server that isn't there", async () => {
    const [first] = processes;
    const pool = first?.pool as Connected["pool"];
    const held = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
    await expect(pool.query("select 1")).rejects.toSatisfy(isBusy);
    for (const client of held) client.release();
    const nowhere = connect("postgresql://pulau:none@127.0.0.1:1/pulau");
    await expect(nowhere.pool.query("select 1")).rejects.toSatisfy(isBusy);
    await nowhere.pool.end();
  });

  it("takes no bug for it", async () => {
    await expect(processes[0]?.pool.query("select 1/0")).rejects.toSatisfy((error) => !isBusy(error));
    expect(isBusy(new Error("timeout of thought"))).toBe(false);
  });
});
