import type {
  CommissionReply,
  commissionsRoute,
  partnerCommissionsRoute,
} from "@pulau/contract/commission.ts";
import type { AccountId, BookingId } from "@pulau/domain/ids.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { percentCell, ringgitCell } from "../../../listing/cells.ts";
import { between } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import type { Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";
import { loadShownCommissions, sumsOf } from "./shown-commissions.ts";

type Filters = {
  readonly accountId: AccountId;
  readonly query: ListRequest<typeof commissionsRoute>["query"];
  /** Tells staff which bookings they are; an account sees its own bookings and otherwise only when somebody stayed. */
  readonly whole?: boolean;
  /** Whether there is such an account. */
  readonly exists?: SQL;
};
type CommissionRow = Omit<CommissionReply, "state" | "bookingId"> & { bookingId: BookingId };

/** An account's commissions, with the sums of all of them, whatever is filtered. */
export async function commissionsOf(
  db: Db,
  { accountId, query, whole = false, exists }: Filters,
): Promise<Source<typeof partnerCommissionsRoute, CommissionRow>> {
  const all = await loadShownCommissions(db, accountId);
  const states = new Map(all.map(({ id, state }) => [id, state]));
  const wanted = all.filter(
    ({ state, kind }) =>
      (query.state === undefined || state === query.state) &&
      (query.kind === undefined || kind === query.kind),
  );
  return {
    columns: sql`c.id AS "_id", c.kind, c.reason, b.id AS "bookingId", b.booking_no AS "bookingNo",
      b.booking_name AS "bookingName", p.name AS "packageName", b.check_in AS "checkIn", b.check_out AS "checkOut",
      c.base_sen AS "baseSen", c.basis_points AS "basisPoints", c.amount_sen AS "amountSen",
      c.reversed_sen AS "reversedSen", c.created_at AS "createdAt", c.earned_at AS "earnedAt"`,
    from: sql`commission c JOIN booking b ON b.id = c.booking_id JOIN package p ON p.id = b.package_id`,
    where: [
      sql`c.id = ANY(${sql.param(wanted.map(({ id }) => id))}::uuid[])`,
      between(sql`b.check_out`, query),
    ],
    id: up(sql`c.id`, "uuid"),
    orders: { "-checkOut": [down(sql`b.check_out`, "date")], checkOut: [up(sql`b.check_out`, "date")] },
    rows: (rows) => rows.map((row) => shownTo(row, { state: states.get(row._id) ?? "forecast", whole })),
    ...(exists && { exists }),
    extra: () => ({ sums: sumsOf(all) }),
    cells: {
      number: (row) => row.bookingNo,
      name: (row) => row.bookingName,
      package: (row, language = "en") => row.packageName?.[language] ?? null,
      arrival: (row) => row.checkIn,
      departure: (row) => row.checkOut,
      kind: (row, language) => stateCell("commissionKind", row.kind, language),
      status: (row, language) => stateCell("commission", row.state, language),
      base: (row) => ringgitCell(row.baseSen),
      share: (row) => percentCell(row.basisPoints),
      amount: (row) => plainRinggit(row.amountSen),
      reversed: (row) => plainRinggit(row.reversedSen),
      id: (row) => row._id,
    },
  };
}

type Seen = { readonly state: CommissionReply["state"]; readonly whole: boolean };

/** Who stayed is the agency's to know, which package an influencer's; a friend's stay is nobody's but the friend's. */
function shownTo(row: CommissionRow, { state, whole }: Seen): CommissionReply {
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
