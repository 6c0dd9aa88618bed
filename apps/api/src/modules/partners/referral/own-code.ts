import { randomInt } from "node:crypto";
import type { AccountId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";

/** Without letters and digits that are taken for one another when read aloud. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const length = 8;

const newCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");

/** The word in an account's personal link, made when it is first asked for. */
export async function ownCode(db: Db, accountId: AccountId): Promise<string> {
  for (;;) {
    const { rows } = await db.execute<{ code: string }>(sql`
      WITH made AS (
        INSERT INTO referral_code (account_id, code, created_at) VALUES (${accountId}, ${newCode()}, pulau_now())
        ON CONFLICT DO NOTHING RETURNING code
      )
      SELECT code FROM made UNION ALL SELECT code FROM referral_code WHERE account_id = ${accountId}`);
    // None: the word was taken by another account, or this one got its own a moment ago.
    if (rows[0]) return rows[0].code;
  }
}
