import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/test-database.ts";
import { mailboxOf } from "./own-link.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.drop());

it.each([
  ["aini@example.test", "aini@example.test"],
  ["aini+beach@example.test", "aini@example.test"],
  ["a.ini@example.test", "a.ini@example.test"],
  ["a.i.n.i+beach@gmail.com", "aini@gmail.com"],
  ["aini@googlemail.com", "aini@gmail.com"],
])("%s leads to %s", async (email, mailbox) => {
  const { rows } = await base.db.execute<{ mailbox: string }>(
    sql`SELECT ${mailboxOf(sql`${email}::text`)} AS mailbox`,
  );
  expect(rows[0]?.mailbox).toBe(mailbox);
});
