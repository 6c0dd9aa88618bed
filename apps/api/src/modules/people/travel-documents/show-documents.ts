import type { TravelDocument } from "@pulau/contract/travel-documents.ts";
import { deviceOf } from "@pulau/domain/access/device.ts";
import { openStates } from "@pulau/domain/booking/booking-moves.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { MemberId, TravelDocumentId } from "@pulau/domain/ids.ts";
import { expiryOf } from "@pulau/domain/person/travel-document.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, desc, eq, sql } from "../../../db/orm.ts";
import { versionsOf } from "../../../db/saved-versions.ts";
import { travelDocument, travelDocumentView } from "../../../db/schema/travel-documents.ts";
import type { Tx } from "../../../db/tx.ts";
import { todayInQuery } from "../../ground/resort/public.ts";

export type DocumentRow = typeof travelDocument.$inferSelect;
type ViewRow = typeof travelDocumentView.$inferSelect;
type Views = TravelDocument["lastView"];

/** A document of this member; what is another's is as if it were not there. */
export async function findDocument(
  db: Db | Tx,
  { id, memberId }: { readonly id: TravelDocumentId; readonly memberId: MemberId },
): Promise<DocumentRow | null> {
  const [found] = await db
    .select()
    .from(travelDocument)
    .where(and(eq(travelDocument.id, id), eq(travelDocument.memberId, memberId)));
  return found ?? null;
}

/** A member's documents in the order in which they came, of their numbers only the ends. */
export async function listDocuments(db: Db | Tx, memberId: MemberId): Promise<TravelDocument[]> {
  const rows = await db
    .select()
    .from(travelDocument)
    .where(eq(travelDocument.memberId, memberId))
    .orderBy(asc(travelDocument.createdAt), asc(travelDocument.id));
  return showAll(db, memberId, rows);
}

/** One of them, after it was changed. */
export async function showDocument(
  db: Db | Tx,
  owned: { readonly id: TravelDocumentId; readonly memberId: MemberId },
): Promise<Result<TravelDocument, "NOT_FOUND">> {
  const row = await findDocument(db, owned);
  const [shown] = row ? await showAll(db, owned.memberId, [row]) : [];
  return shown ? ok(shown) : refuse("NOT_FOUND");
}

/** When a document was shown or filled in, the latest first. */
export async function listViews(
  db: Db,
  owned: { readonly id: TravelDocumentId; readonly memberId: MemberId },
): Promise<Result<{ views: NonNullable<Views>[] }, "NOT_FOUND">> {
  if (!(await findDocument(db, owned))) return refuse("NOT_FOUND");
  const rows = await db
    .select()
    .from(travelDocumentView)
    .where(eq(travelDocumentView.documentId, owned.id))
    .orderBy(desc(travelDocumentView.at), desc(travelDocumentView.id))
    .limit(100);
  return ok({ views: rows.map(viewReply) });
}

const viewReply = ({ id, used, device, at }: ViewRow): NonNullable<Views> => ({
  _id: id,
  used,
  ...deviceOf(device),
  at: at.toISOString(),
});

async function showAll(
  db: Db | Tx,
  memberId: MemberId,
  rows: readonly DocumentRow[],
): Promise<TravelDocument[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { today, stays } = await loadStays(db, memberId);
  const lastViews = await db
    .selectDistinctOn([travelDocumentView.documentId])
    .from(travelDocumentView)
    .where(sql`${travelDocumentView.documentId} = ANY(${sql.param(ids)}::uuid[])`)
    .orderBy(travelDocumentView.documentId, desc(travelDocumentView.at));
  const viewOf = new Map(lastViews.map((view) => [view.documentId, view]));
  const versionOf = await versionsOf(db, "travelDocument", ids);
  const leavesOn = stays.at(-1)?.checkOut ?? null;
  return rows.map((row) => {
    const { id: _id, kind, holderName, country, expiresOn, scanName, scanType, scanEndedAt } = row;
    const view = viewOf.get(_id);
    const short = stays.find(({ checkOut }) => expiresOn !== null && expiresOn < checkOut);
    return {
      _id,
      kind,
      holderName,
      country,
      expiresOn,
      number: row.numberMasked,
      expiry: expiryOf(row, { today, leavesOn }),
      stayFrom: short?.checkIn ?? null,
      scan: scanName === null || scanType === null ? null : { name: scanName, mediaType: scanType },
      scanEndedAt: scanEndedAt?.toISOString() ?? null,
      lastView: view ? viewReply(view) : null,
      version: versionOf(_id),
    };
  });
}

/** The stays to come of the member's account, by the day on which they end: an agency's are not its members' own. */
async function loadStays(db: Db | Tx, memberId: MemberId) {
  const { rows } = await db.execute<{ today: Day; stays: { checkIn: Day; checkOut: Day }[] }>(sql`
    SELECT ${todayInQuery}::text AS today, coalesce((
      SELECT json_agg(json_build_object('checkIn', b.check_in, 'checkOut', b.check_out) ORDER BY b.check_out)
      FROM booking b JOIN member m ON m.account_id = b.account_id JOIN account a ON a.id = m.account_id
      WHERE m.id = ${memberId} AND a.kind <> 'agency' AND b.check_out >= ${todayInQuery}
        AND b.state IN ${oneOf(openStates)}), '[]') AS stays`);
  if (!rows[0]) throw new Error("the database told no day");
  return rows[0];
}
