import type { influencerLinksRoute } from "@pulau/contract/referral.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import { down, up } from "../../../listing/order.ts";
import type { RowOf, Source } from "../../../listing/source.ts";
import { isPaidAndActive, visitors } from "./counts.ts";
import { opensToday, packageLink } from "./links.ts";

type Filters = { readonly accountId: AccountId; readonly publicUrl: string; readonly timeZone: string };
type LinkRow = Omit<RowOf<typeof influencerLinksRoute>, "link">;

/** An influencer's packages with what came of each. */
export const influencerLinks = ({
  accountId,
  publicUrl,
  timeZone,
}: Filters): Source<typeof influencerLinksRoute, LinkRow> => ({
  columns: sql`p.id AS "packageId", p.name, p.picture, i."from", i."to",
    (p.active_status AND ${opensToday(timeZone)}) AS "open",
    (SELECT ${visitors(timeZone)} FROM referral_click c
      WHERE c.account_id = i.account_id AND c.package_id = i.package_id) AS "clicks",
    (SELECT count(*)::int FROM booking b
      WHERE b.influencer_id = i.account_id AND b.package_id = i.package_id AND ${isPaidAndActive}) AS "bookings"`,
  from: sql`influencer_package i JOIN package p ON p.id = i.package_id`,
  where: [sql`i.account_id = ${accountId}`],
  id: up(sql`p.id`, "uuid"),
  orders: {
    "-from": [down(sql`i."from"`, "date"), up(sql`p.position`, "int")],
    from: [up(sql`i."from"`, "date"), up(sql`p.position`, "int")],
  },
  rows: (rows) =>
    rows.map((row) => ({
      ...row,
      link: packageLink(publicUrl, { packageId: row.packageId, influencerId: accountId }),
    })),
});
