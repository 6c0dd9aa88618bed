import { type SQL, sql } from "../../../db/orm.ts";

/** The mailbox behind an address, as many addresses lead to one: `a.ini+beach@gmail.com` to `aini@gmail.com`. */
export function mailboxOf(email: SQL): SQL {
  const [name, domain] = [
    sql`split_part(split_part(${email}, '@', 1), '+', 1)`,
    sql`split_part(${email}, '@', 2)`,
  ];
  return sql`CASE WHEN ${domain} IN ('gmail.com', 'googlemail.com')
    THEN replace(${name}, '.', '') || '@gmail.com' ELSE ${name} || '@' || ${domain} END`;
}

/** Whether somebody with this address belongs to the account, or had it until they changed it. */
export const isOwnMailbox = (accountId: SQL, email: string): SQL =>
  sql`EXISTS (SELECT FROM member m LEFT JOIN email_change e
      ON e.side = 'portal' AND e.person_id = m.id AND e.confirmed_at IS NOT NULL
    WHERE m.account_id = ${accountId} AND ${mailboxOf(sql`${email}::text`)}
      IN (${mailboxOf(sql`m.email`)}, ${mailboxOf(sql`e.old_email`)}))`;

/** Whether a click came from a browser or a network in which the link's owner has signed in. */
export const isOwnClick = sql`EXISTS (SELECT FROM session s JOIN member m ON m.id = s.person_id
  WHERE s.side = 'portal' AND m.account_id = c.account_id
    AND (s.network <> '' AND s.network = c.came_from OR s.device <> '' AND s.device = c.device))`;
