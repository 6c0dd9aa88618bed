import type { GroupPaperPart } from "@pulau/contract/group-papers.ts";
import { PriceLineReply } from "@pulau/contract/price.ts";
import type { GroupPayer } from "@pulau/domain/groups/group-moves.ts";
import type { BookingId, GroupId } from "@pulau/domain/ids.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import { nextPapers, type PaperKind, type PaperLines, paperKinds } from "@pulau/domain/papers/next-papers.ts";
import { owedLines } from "@pulau/domain/papers/owed-lines.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { shownRoomNo } from "../../../db/shown-room.ts";
import type { Tx } from "../../../db/tx.ts";
import { type BookingRow, bookingDetail, findBooking } from "../../booking/bookings/public.ts";
import type { IssuedGroupPaper } from "./group-papers.ts";

type Named = {
  readonly bookingId: BookingId;
  readonly payer: GroupPayer;
  readonly roomNo: string;
  readonly guests: string[];
};
type Detail = Awaited<ReturnType<typeof bookingDetail>>;

/** What the next papers of a group say of one of its bookings. */
export type BillChange = {
  readonly kind: PaperKind;
  readonly part: GroupPaperPart;
  readonly state: BookingRow["state"];
  /** The booking was on a paper of the group before. */
  readonly again: boolean;
};

/** What the papers of a group lack, so that together they ask for exactly what the bookings cost that the group pays. */
export async function groupBillOf(
  db: Db | Tx,
  groupId: GroupId,
  papers: readonly IssuedGroupPaper[],
): Promise<{ readonly changes: BillChange[]; readonly payers: ReadonlyMap<BookingId, GroupPayer> }> {
  const named = await bookingsOfGroup(db, groupId);
  const changes: BillChange[] = [];
  for (const facts of named) {
    const before = papers.flatMap(({ kind, content }) =>
      content.parts.filter(({ bookingId }) => bookingId === facts.bookingId).map((part) => ({ kind, part })),
    );
    if (facts.payer === "own" && before.length === 0) continue;
    const row = await findBooking(db, facts.bookingId);
    if (row) changes.push(...(await changesOf(db, row, { facts, before })));
  }
  return { changes, payers: new Map(named.map(({ bookingId, payer }) => [bookingId, payer])) };
}

type Before = readonly { readonly kind: PaperKind; readonly part: GroupPaperPart }[];

async function changesOf(
  db: Db | Tx,
  row: BookingRow,
  { facts, before }: { readonly facts: Named; readonly before: Before },
): Promise<BillChange[]> {
  const detail = await bookingDetail(db, row);
  const last = before.findLast(({ kind }) => kind === "invoice")?.part;
  const issued = before.map(({ kind, part }) => ({ kind, lines: part.lines }));
  const wanted = facts.payer === "own" ? [] : owedOf(row, detail, before);
  const other = last !== undefined && (last.checkIn !== row.checkIn || last.checkOut !== row.checkOut);
  const lacking = nextPapers({ issued, lines: wanted, namesOther: other && row.state !== "cancelled" });
  return byKind(lacking).map(({ kind, lines }) => ({
    kind,
    state: row.state,
    again: before.length > 0,
    part: {
      ...partOf(row, facts, detail),
      // A credit note says the stay of the invoice that it takes from.
      ...(kind === "creditNote" &&
        last && { checkIn: last.checkIn, checkOut: last.checkOut, roomNo: last.roomNo }),
      lines: lines.map((line) => PriceLineReply.parse(line)),
      totalSen: sumSen(lines.map(({ amountSen }) => amountSen)),
    },
  }));
}

/** A group's paper has one part of each booking: its stay and what was charged in house are on it together. */
const byKind = (lacking: readonly PaperLines[]): PaperLines[] =>
  paperKinds
    .map((kind) => ({
      kind,
      lines: lacking.filter((paper) => paper.kind === kind).flatMap(({ lines }) => lines),
    }))
    .filter(({ lines }) => lines.length > 0);

const owedOf = (row: BookingRow, { lines }: Detail, before: Before) =>
  owedLines({
    state: row.state,
    lines,
    paidSen: row.paidSen,
    chargesBilled: before.some(({ part }) => part.lines.some(({ inHouse }) => inHouse)),
  });

const partOf = (
  { id, bookingNo, bookingName, persons, checkIn, checkOut }: BookingRow,
  { roomNo, guests }: Named,
  detail: Detail,
): Omit<GroupPaperPart, "lines" | "totalSen"> => ({
  bookingId: id,
  bookingNo,
  bookingName,
  persons,
  checkIn,
  checkOut,
  roomNo,
  guests: detail.guests.length > 0 ? detail.guests.map(({ fullName }) => fullName) : guests,
});

/** By room, as the group's page lists them. */
async function bookingsOfGroup(db: Db | Tx, groupId: GroupId): Promise<Named[]> {
  const { rows } = await db.execute<Named>(sql`
    SELECT gb.booking_id AS "bookingId", gb.payer, coalesce(${shownRoomNo(sql`br`, sql`r`)}, '') AS "roomNo",
      (SELECT coalesce(json_agg(known ->> 'fullName' ORDER BY position) FILTER (WHERE known ->> 'fullName' IS NOT NULL), '[]')
        FROM guest_entry WHERE booking_id = gb.booking_id) AS guests
    FROM group_booking gb JOIN booking b ON b.id = gb.booking_id
    LEFT JOIN booking_room br ON br.booking_id = gb.booking_id AND br.position = 0 LEFT JOIN room r ON r.id = br.room_id
    WHERE gb.group_id = ${groupId} ORDER BY r.room_no, b.booking_no`);
  return rows;
}
