import { sql } from "../../../db/orm.ts";

/** The planned sailings, given as JSON, as rows `p` of a query. */
export const plannedRows = (planned: string) => sql`jsonb_to_recordset(${planned}::jsonb)
  AS p(day date, direction text, "time" time, "fromJetty" text, "toJetty" text, "isDefault" boolean, seats int)`;

/** Whether the sailing `s` of a query is the planned one. */
export const isSame = sql`(p.day = s.day AND p.direction = s.direction AND p.time IS NOT DISTINCT FROM s.time)`;
