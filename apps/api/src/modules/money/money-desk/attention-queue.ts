import type { DuplicateSlip, NeedItem, needsPersonRoute, wayWords } from "@pulau/contract/money-desk.ts";
import { type BookingState, soldStates } from "@pulau/domain/booking/booking-moves.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import { ringgitCell } from "../../../listing/cells.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import type { ExtraOf, Source } from "../../../listing/source.ts";
import { findDuplicateSlips } from "../offline-payments/public.ts";

type Counts = { readonly counts: ExtraOf<typeof needsPersonRoute>["counts"] | null };
type Resolution = (typeof wayWords)[number];

/** What each kind can be ended by. Whatever has no way out of its own is ticked off with a note. */
const resolutionsOf: Readonly<Record<string, readonly Resolution[]>> = {
  SLIP_TO_VERIFY: ["verify", "refuse"],
  PAYMENT_DOES_NOT_FIT: ["accept", "sendBack", "tickOff"],
  PAID_TWICE: ["sendBack", "accept", "tickOff"],
  REFUND_REFUSED: ["again", "toWallet", "byHand"],
  REFUND_CAME_BACK: ["again", "toWallet", "byHand"],
  REFUND_BY_HAND: ["byHand", "toWallet"],
  REFUND_ELSEWHERE: ["lower", "tickOff"],
  // It ends as soon as the guests have a room.
  STAY_WITHOUT_ROOM: [],
  // It goes by itself once the deposit has gone back.
  DEPOSIT_STANDS: [],
  // It ends by itself, once the money is paid back or kept on the group's page.
  GROUP_MONEY_HELD: [],
};

/**
 * The ways out of an item as it stands: no wallet where there is no account, no money where none came, no lower price of a
 * stay that never was.
 */
export function waysFor(item: {
  readonly kind: string;
  readonly facts: NeedItem["facts"];
  readonly accountId: AccountId | null;
  readonly bookingState: BookingState | null;
}): Resolution[] {
  const ways = resolutionsOf[item.kind] ?? ["tickOff"];
  const hasMoney = typeof item.facts.inboxId === "string" && item.facts.currency === "MYR";
  return ways.filter((way) => {
    if (way === "toWallet") return item.accountId !== null;
    if (way === "lower")
      return Number(item.facts.takenSen) > 0 && soldStates.some((state) => state === item.bookingState);
    return way === "accept" || way === "sendBack" ? hasMoney : true;
  });
}

type Row = Omit<NeedItem, "ways" | "done" | "at" | "twins"> & {
  readonly at: string;
  readonly accountId: AccountId | null;
  readonly bookingState: BookingState | null;
  readonly doneAt: string | null;
  readonly doneBy: string | null;
  readonly outcome: string | null;
  readonly doneNote: string | null;
};

/** Open items of each kind. */
const waiting = sql`(SELECT json_agg(json_build_object('kind', w.kind, 'count', w.count) ORDER BY w.kind) FROM (
  SELECT kind, count(*)::int AS count FROM needs_person WHERE done_at IS NULL GROUP BY kind) w)`;

/** The staff's queue: what waits, longest first, or what is done, latest first. */
export const attentionQueue = ({
  done,
  kind,
}: ListRequest<typeof needsPersonRoute>["query"]): Source<typeof needsPersonRoute, Row, Counts> => ({
  columns: sql`n.id AS "_id", n.kind, n.at, n.booking_id AS "bookingId", b.booking_no AS "bookingNo",
    coalesce(b.booking_name, a.name, n.facts ->> 'groupName') AS name, p.number AS "purchaseNo",
    (n.facts ->> 'amountSen')::bigint AS "amountSen", n.facts,
    CASE WHEN NOT EXISTS (SELECT FROM refund r JOIN payment o ON o.id = r.payment_id
        WHERE r.id = (n.facts ->> 'refundId')::uuid AND (o.group_id IS NOT NULL OR o.folio_id IS NOT NULL))
      THEN coalesce(b.account_id, p.account_id) END AS "accountId", b.state AS "bookingState",
    n.done_at AS "doneAt", s.name AS "doneBy", n.outcome, n.done_note AS "doneNote",
    CASE WHEN f.id IS NULL THEN NULL ELSE json_build_object('_id', f.id, 'name', f.name,
      'mediaType', f.media_type, 'bytes', f.bytes, 'width', f.width, 'height', f.height) END AS slip`,
  from: sql`needs_person n
    LEFT JOIN booking b ON b.id = n.booking_id
    LEFT JOIN purchase p ON p.id = n.purchase_id
    LEFT JOIN account a ON a.id = p.account_id
    LEFT JOIN staff_user s ON s.id = n.done_by
    LEFT JOIN offline_payment o ON o.payment_id = (n.facts ->> 'paymentId')::uuid AND n.kind = 'SLIP_TO_VERIFY'
    LEFT JOIN stored_file f ON f.id = o.slip_id`,
  among: sql`needs_person n`,
  where: [done === "true" ? sql`n.done_at IS NOT NULL` : sql`n.done_at IS NULL`, equals(sql`n.kind`, kind)],
  id: up(sql`n.id`, "uuid"),
  orders: {
    queue: done === "true" ? [down(sql`n.done_at`, "timestamptz")] : [up(sql`n.at`, "timestamptz")],
    at: [up(sql`n.at`, "timestamptz")],
    "-at": [down(sql`n.at`, "timestamptz")],
  },
  rows: async (rows, db) => {
    const slips = rows.filter((row) => row.kind === "SLIP_TO_VERIFY").map(paymentOf);
    const twins = await findDuplicateSlips(db, slips);
    return rows.map((row) => itemOf(row, twins.get(paymentOf(row)) ?? []));
  },
  totals: sql`${waiting} AS counts`,
  extra: ({ counts }) => ({ counts: counts ?? [] }),
  cells: {
    at: ({ at }) => at,
    kind: ({ kind }) => kind,
    number: ({ bookingNo }) => bookingNo,
    purchaseNo: ({ purchaseNo }) => purchaseNo,
    name: ({ name }) => name,
    amount: ({ amountSen }) => ringgitCell(amountSen),
    doneAt: (item) => item.done?.at ?? null,
    doneBy: (item) => item.done?.by ?? null,
    outcome: (item) => item.done?.outcome ?? null,
    note: (item) => item.done?.note ?? null,
    id: ({ _id }) => _id,
  },
});

const paymentOf = ({ facts }: Pick<Row, "facts">): string => String(facts.paymentId ?? "");

function itemOf(
  { accountId, bookingState, doneAt, doneBy, outcome, doneNote, ...row }: Row,
  twins: DuplicateSlip[],
): NeedItem {
  const at = new Date(row.at).toISOString();
  const done = doneAt && { at: new Date(doneAt).toISOString(), by: doneBy, outcome, note: doneNote };
  return {
    ...row,
    twins,
    at,
    ways: done ? [] : waysFor({ ...row, accountId, bookingState }),
    done: done || null,
  };
}
