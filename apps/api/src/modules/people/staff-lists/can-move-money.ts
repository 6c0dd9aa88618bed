import { moneyRights } from "@pulau/domain/access/grants.ts";
import { type SQL, sql } from "../../../db/orm.ts";

/** `handlesMoney` of a matrix that is a column or made of some. */
export const canMoveMoney = (matrix: SQL): SQL =>
  sql`coalesce(${sql.join(
    moneyRights.map(
      ([resource, act]) =>
        sql`((${matrix}) -> ${sql.raw(`'${resource}'`)} ->> ${sql.raw(`'${act}'`)}) = 'true'`,
    ),
    sql` OR `,
  )}, false)`;
