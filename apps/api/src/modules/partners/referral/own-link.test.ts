import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "../../../db/orm.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { createMember } from "../../people/accounts/test-people.ts";
import { isOwnMailbox, mailboxOf } from "./own-link.ts";

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

it("keeps an address for the account's own after it was changed for another", async () => {
  const { id, accountId, email } = await createMember(base.db, { email: "mei.ling@gmail.com" });
  const isOwn = async (address: string) => {
    const { rows } = await base.db.execute<{ own: boolean }>(
      sql`SELECT ${isOwnMailbox(sql`${accountId}::uuid`, address)} AS own`,
    );
    return rows[0]?.own;
  };
  await base.db.execute(sql`UPDATE member SET email = 'mei@example.test' WHERE id = ${id}`);
  expect(await isOwn("meiling+again@gmail.com")).toBe(false);
  await base.db.execute(sql`
    INSERT INTO email_change (side, person_id, session_id, old_email, new_email, token_hash, asked_at, expires_at,
      ended_at, confirmed_at)
    VALUES ('portal', ${id}, ${id}, ${email}, 'mei@example.test', 'x', now(), now(), now(), now())`);
  expect(await isOwn("meiling+again@gmail.com")).toBe(true);
  expect(await isOwn("mei@example.test")).toBe(true);
  expect(await isOwn("somebody@example.test")).toBe(false);
});
