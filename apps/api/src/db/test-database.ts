import { randomBytes } from "node:crypto";
import { type Connected, connect } from "./connect.ts";
import { asAdmin, databaseAddress } from "./test-server.ts";

export type TestDatabase = Connected & {
  readonly url: string;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
};

/** The run's PostgreSQL and its migrated template. */
export function testServer(): { readonly server: string; readonly template: string } {
  const server = process.env.PULAU_TEST_SERVER;
  const template = process.env.PULAU_TEST_TEMPLATE;
  if (!server || !template) throw new Error("The tests' PostgreSQL is started by vitest's global set-up.");
  return { server, template };
}

/**
 * A fresh, migrated database of its own, cloned from the run's template, or from another one that nobody is connected to: one
 * for each test file, dropped after it.
 */
export async function createTestDatabase({
  template = testServer().template,
  ...limits
}: {
  max?: number;
  template?: string;
} = {}): Promise<TestDatabase> {
  const { server } = testServer();
  const name = `pulau_test_${randomBytes(6).toString("hex")}`;
  await asAdmin(server, (admin) => admin.query(`create database ${name} template ${template}`));
  const url = databaseAddress(server, name);
  const { pool, db } = connect(url, { max: limits.max ?? 10 });
  const drop = async () => {
    await pool.end();
    await asAdmin(server, (admin) => admin.query(`drop database if exists ${name} with (force)`));
  };
  return { url, pool, db, drop };
}
