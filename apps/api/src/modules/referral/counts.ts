import type { influencerLinksRoute, referralRoute } from "@pulau/contract/referral.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import { loadSettings } from "../resort/public.ts";
import { opensToday, packageLink, personalLink } from "./links.ts";
import { ownCode } from "./own-code.ts";

type Asking = { readonly accountId: string; readonly publicUrl: string };

/** Bookings that were paid for and stand. */
const standing = sql`b.state IN ('confirmed', 'inHouse', 'completed')`;

/** Whoever comes back on the same day is one visitor. */
const visitors = (timeZone: string) =>
  sql`count(DISTINCT (c.owner_id, (c.at AT TIME ZONE ${timeZone})::date))::int`;

/** An account's personal link and what came of it. */
export async function showReferral(db: Db, ask: Asking): Promise<Reply<typeof referralRoute>> {
  const { timeZone, referral } = await loadSettings(db);
  const code = await ownCode(db, ask.accountId);
  const { rows } = await db.execute<{ clicks: number; bookings: number }>(sql`
    SELECT (SELECT ${visitors(timeZone)} FROM referral_click c
        WHERE c.account_id = ${ask.accountId} AND c.package_id IS NULL) AS "clicks",
      (SELECT count(*)::int FROM booking b WHERE b.referred_by = ${ask.accountId} AND ${standing}) AS "bookings"`);
  const { clicks = 0, bookings = 0 } = rows[0] ?? {};
  return {
    code,
    link: personalLink(ask.publicUrl, code),
    clicks,
    bookings,
    windowDays: referral.windowDays,
  };
}

type LinkRow = Omit<Reply<typeof influencerLinksRoute>["packages"][number], "link">;

/** An influencer's packages with what came of each. */
export async function listLinks(db: Db, ask: Asking): Promise<Reply<typeof influencerLinksRoute>> {
  const { timeZone } = await loadSettings(db);
  const { rows } = await db.execute<LinkRow>(sql`
    SELECT p.id AS "packageId", p.name, p.picture, i."from", i."to",
      (p.active_status AND ${opensToday(timeZone)}) AS "open",
      (SELECT ${visitors(timeZone)} FROM referral_click c
        WHERE c.account_id = i.account_id AND c.package_id = i.package_id) AS "clicks",
      (SELECT count(*)::int FROM booking b
        WHERE b.influencer_id = i.account_id AND b.package_id = i.package_id AND ${standing}) AS "bookings"
    FROM influencer_package i JOIN package p ON p.id = i.package_id
    WHERE i.account_id = ${ask.accountId} ORDER BY i."from" DESC, p.position, p.id`);
  const linkOf = (packageId: string) =>
    packageLink(ask.publicUrl, { packageId, influencerId: ask.accountId });
  return { packages: rows.map((row) => ({ ...row, link: linkOf(row.packageId) })) };
}
