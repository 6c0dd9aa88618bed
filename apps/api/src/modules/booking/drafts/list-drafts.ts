import { BookingJson, type draftsRoute } from "@pulau/contract/drafts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { frameOf } from "../../../plugins/page-frame.ts";

type Row = {
  id: string;
  json: unknown;
  updatedAt: string;
  packageName: Words | null;
  picture: string | null;
  nights: number | null;
  totalSen: number | null;
  total: number;
};

/** Whose drafts are listed: those of an owner, or those that a member of staff began for guests. */
type Whose = { readonly ownerId: string } | { readonly staffId: string };

/** Drafts that did not become bookings, newest first. */
export async function listDrafts(
  db: Db,
  ask: Whose & { page: number; limit: number },
): Promise<Reply<typeof draftsRoute>> {
  const { rows } = await db.execute<Row>(sql`
    SELECT d.id, d.json, d.updated_at AS "updatedAt", p.name AS "packageName", p.picture, o.nights,
      (h.stay -> 'quote' ->> 'totalSen')::bigint AS "totalSen", count(*) OVER ()::int AS "total"
    FROM draft d
    LEFT JOIN package_option o ON o.id = (d.json ->> 'optionId')::uuid
    LEFT JOIN package p ON p.id = coalesce(o.package_id, (d.json ->> 'packageId')::uuid)
    LEFT JOIN stay_hold h ON h.id = d.id
    WHERE ${"ownerId" in ask ? sql`d.owner_id = ${ask.ownerId}` : sql`d.staff_id = ${ask.staffId}`} AND h.state IS DISTINCT FROM 'booked'
    ORDER BY d.updated_at DESC, d.id LIMIT ${ask.limit} OFFSET ${(ask.page - 1) * ask.limit}`);
  return { drafts: rows.map(draftRow), ...frameOf({ ...ask, total: rows[0]?.total ?? 0 }), nextCursor: null };
}

function draftRow(row: Row): Reply<typeof draftsRoute>["drafts"][number] {
  const json = BookingJson.parse(row.json);
  const { packageName, picture, nights, totalSen } = row;
  return {
    _id: row.id,
    packageName,
    picture,
    nights,
    totalSen: totalSen === null ? null : Number(totalSen),
    checkIn: json.checkIn,
    persons: json.party.adults + json.party.childAges.length,
    step: json.step,
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}
