import { BookingJson, type draftsRoute } from "@pulau/contract/drafts.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { DraftId, OwnerId, StaffId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { sql } from "../../../db/orm.ts";
import { down, up } from "../../../listing/order.ts";
import type { RowOf, Source } from "../../../listing/source.ts";

type Row = {
  id: DraftId;
  json: unknown;
  updatedAt: string;
  packageName: Words | null;
  picture: string | null;
  nights: number | null;
  totalSen: Sen | null;
};

/** Whose drafts are listed: those of an owner, or those that a member of staff began for guests. */
type DraftOwner = { readonly ownerId: OwnerId } | { readonly staffId: StaffId };

/** Drafts that did not become bookings. */
export const openDrafts = (whose: DraftOwner): Source<typeof draftsRoute, Row> => ({
  columns: sql`d.id, d.json, d.updated_at AS "updatedAt", p.name AS "packageName", p.picture, o.nights,
    (h.stay -> 'quote' ->> 'totalSen')::bigint AS "totalSen"`,
  from: sql`draft d
    LEFT JOIN package_option o ON o.id = (d.json ->> 'optionId')::uuid
    LEFT JOIN package p ON p.id = coalesce(o.package_id, (d.json ->> 'packageId')::uuid)
    LEFT JOIN stay_hold h ON h.id = d.id`,
  where: [
    "ownerId" in whose ? sql`d.owner_id = ${whose.ownerId}` : sql`d.staff_id = ${whose.staffId}`,
    sql`h.state IS DISTINCT FROM 'booked'`,
    // What is held for somebody has a list of its own.
    "staffId" in whose
      ? sql`NOT (h.offered_until IS NOT NULL AND h.expires_at > pulau_now() AND h.state = 'live')`
      : undefined,
  ],
  id: up(sql`d.id`, "uuid"),
  orders: {
    "-updatedAt": [down(sql`d.updated_at`, "timestamptz")],
    updatedAt: [up(sql`d.updated_at`, "timestamptz")],
  },
  rows: (rows) => rows.map(draftRow),
});

function draftRow(row: Row): RowOf<typeof draftsRoute> {
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
