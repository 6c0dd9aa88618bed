import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId, PackageId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";

/** A package and the influencer who shows it. */
export type Link = { readonly packageId: PackageId; readonly influencerId: AccountId };

export const personalLink = (publicUrl: string, code: string): string => `${publicUrl}/r/${code}`;
export const packageLink = (publicUrl: string, { packageId, influencerId }: Link): string =>
  `${publicUrl}/p/${packageId}/${influencerId}`;

/** Whether a row `i` of `influencer_package` opens today at the resort. */
export const opensToday = (timeZone: string) => sql`(i.active_status
  AND (pulau_now() AT TIME ZONE ${timeZone})::date BETWEEN i."from" AND coalesce(i."to", 'infinity'))`;

export type OpenLink = {
  readonly name: string;
  readonly picture: string | null;
  /** Its last day. */
  readonly to: Day | null;
};

/** What a link opens today; null for a pair that is not one, or that has ended. */
export async function findLink(db: Db | Tx, { packageId, influencerId }: Link): Promise<OpenLink | null> {
  const { timeZone } = await loadSettings(db);
  const { rows } = await db.execute<OpenLink>(sql`
    SELECT a.name, i."to", (SELECT m.picture_url FROM member m
      WHERE m.account_id = a.id AND m.role = 'admin' ORDER BY m.created_at, m.id LIMIT 1) AS "picture"
    FROM influencer_package i JOIN account a ON a.id = i.account_id JOIN package p ON p.id = i.package_id
    WHERE i.package_id = ${packageId} AND i.account_id = ${influencerId}
      AND a.kind = 'influencer' AND p.active_status AND p.type = 'influencer' AND ${opensToday(timeZone)}`);
  return rows[0] ?? null;
}

/** Whether the package can be bought by this influencer's link today. */
export const linkOpens = async (db: Db | Tx, link: Link): Promise<boolean> =>
  (await findLink(db, link)) !== null;
