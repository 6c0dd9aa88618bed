import type { CommissionReply, commissionsRoute } from "@pulau/contract/commission.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { loadShown, sumsOf } from "./shown.ts";

type Query = Received<typeof commissionsRoute>["query"];
type Row = Omit<CommissionReply, "state" | "bookingId"> & { bookingId: string };

/**
 * An account's commissions, the newest stay first, with the sums of all of them. `whole` tells staff which bookings
 * they are; an account sees its own bookings and otherwise only when somebody stayed.
 */
export async function listCommissions(
  db: Db,
  { accountId, query, whole = false }: { accountId: string; query: Query; whole?: boolean },
): Promise<Reply<typeof commissionsRoute>> {
  const all = await loadShown(db, accountId);
  const states = new Map(all.map(({ id, state }) => [id, state]));
  const wanted = all.filter(
    ({ state, kind }) =>
      (query.state === undefined || state === query.state) &&
      (query.kind === undefined || kind === query.kind),
  );
  const ids = sql`c.id = ANY(${sql.param(wanted.map(({ id }) => id))}::uuid[])
    AND b.check_out BETWEEN ${query.from ?? "-infinity"} AND ${query.to ?? "infinity"}`;
  const from = sql`commission c JOIN booking b ON b.id = c.booking_id JOIN package p ON p.id = b.package_id`;
  const [listed, counted] = await Promise.all([
    db.execute<Row>(sql`
      SELECT c.id AS "_id", c.kind, c.reason, b.id AS "bookingId", b.booking_no AS "bookingNo",
        b.booking_name AS "bookingName", p.name AS "packageName", b.check_in AS "checkIn", b.check_out AS "checkOut",
        c.base_sen AS "baseSen", c.basis_points AS "basisPoints", c.amount_sen AS "amountSen",
        c.reversed_sen AS "reversedSen", c.created_at AS "createdAt", c.earned_at AS "earnedAt"
      FROM ${from} WHERE ${ids} ORDER BY b.check_out DESC, c.id
      LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}`),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM ${from} WHERE ${ids}`),
  ]);
  return {
    commissions: listed.rows.map((row) => shownTo(row, { state: states.get(row._id) ?? "forecast", whole })),
    sums: sumsOf(all),
    ...frameOf({ ...query, total: counted.rows[0]?.total ?? 0 }),
    nextCursor: null,
  };
}

type Seen = { readonly state: CommissionReply["state"]; readonly whole: boolean };

/** Who stayed is the agency's to know, which package an influencer's; a friend's stay is nobody's but the friend's. */
function shownTo(row: Row, { state, whole }: Seen): CommissionReply {
  const own = whole || row.kind === "agent";
  const moments = {
    createdAt: new Date(row.createdAt).toISOString(),
    earnedAt: row.earnedAt && new Date(row.earnedAt).toISOString(),
  };
  return {
    ...row,
    ...moments,
    state,
    bookingId: own ? row.bookingId : null,
    bookingName: own ? row.bookingName : null,
    baseSen: own || row.kind === "influencer" ? row.baseSen : null,
    bookingNo: own || row.kind === "influencer" ? row.bookingNo : null,
    packageName: own || row.kind === "influencer" ? row.packageName : null,
  };
}
