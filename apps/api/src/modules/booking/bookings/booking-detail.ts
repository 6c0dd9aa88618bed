import type { BookingDetail } from "@pulau/contract/bookings.ts";
import { isOpen } from "@pulau/domain/booking/booking-moves.ts";
import { changeableUntil, changeKinds, mayChange } from "@pulau/domain/booking/change-window.ts";
import { tiersWithin } from "@pulau/domain/booking/refund.ts";
import { type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { BookingId, OptionId, RoomTypeId } from "@pulau/domain/ids.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, inArray, isNotNull, notInArray, sql } from "../../../db/orm.ts";
import { readParts } from "../../../db/read-together.ts";
import { versionOf, versionsOf } from "../../../db/saved-versions.ts";
import { bookingGuest } from "../../../db/schema/booking-guests.ts";
import { bookingAddOn, bookingCrossing, bookingLine, bookingRoom } from "../../../db/schema/booking-parts.ts";
import { booking, leadSource } from "../../../db/schema/bookings.ts";
import { packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import { type HeldStay, stayHold } from "../../../db/schema/holds.ts";
import { payment, refund } from "../../../db/schema/payments.ts";
import { room, roomType } from "../../../db/schema/rooms.ts";
import { shownRoomNo } from "../../../db/shown-room.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday, type ResortSettings } from "../../ground/resort/public.ts";
import { type GuestQuestions, loadGuestQuestions, pageOfPackage } from "../../selling/catalogue/public.ts";
import { bedsOf } from "../../selling/rooms/public.ts";
import { agentFace } from "./agent-face.ts";
import { balanceOf } from "./balance-terms.ts";
import { boardingCodeOf } from "./boarding-code-of.ts";
import { bookedExtras } from "./booked-extras.ts";
import { bookersView } from "./booking-folios.ts";
import type { BookingRow } from "./booking-rows.ts";
import { loadTransfers } from "./booking-transfers.ts";
import { loadDisruptedWays, standingWays } from "./disrupted-ways.ts";

type Detail = z.infer<typeof BookingDetail>;
type BedSets = Detail["rooms"][number]["beds"];

/** A booking with everything that it consists of, its balance as its booker is asked for it. Papers are masked: no screen shows a whole passport or IC number. */
export async function bookingDetail(db: Db | Tx, row: BookingRow): Promise<Detail> {
  const { names, agency, leadSource, rooms, version, addOns, calledOff, view, ...parts } = await loadParts(
    db,
    row,
  );
  const { guests, crossings, transfers, payments, extras, ground, questions } = parts;
  const lines = parts.lines.map(({ line }) => line);
  const nameOf = (list: GuestQuestions["activities"], word: string | null) =>
    list.find((question) => question.word === word)?.name ?? null;
  const notes = await versionsOf(db, "partNote", [
    ...crossings.map(({ id }) => id),
    ...payments.map(({ id }) => id),
    ...transfers.map(({ _id }) => _id),
  ]);
  const balance = balanceOf(row, ground, view.owedSen);
  const balanceSen = Math.max(0, view.owedSen);
  return {
    ...summaryOf(row),
    ...names,
    ...agency,
    leadSource,
    requestVersion: version,
    roomsSummary: summariseRooms(rooms),
    boardingCode: crossings.length > 0 ? boardingCodeOf(row) : null,
    rooms: rooms.map(({ bedOptionId, extraBeds, ...room }) => ({
      ...room,
      ...(bedOptionId && { bedOptionId }),
      ...(extraBeds !== null && { extraBeds }),
    })),
    guests: guests.map(({ id, identityTail, birthSealed: _, ...guest }) => ({
      ...guest,
      _id: id,
      identity: `••••${identityTail}`,
      activityName: nameOf(questions.activities, guest.activity),
      marketName: nameOf(questions.markets, guest.market),
    })),
    crossings: crossings.map(({ id, crossingId, fromJetty, toJetty, time, ...rest }) => ({
      ...rest,
      _id: id,
      crossingId: crossingId ?? rest.stockId,
      from: fromJetty,
      to: toJetty,
      time: time?.slice(0, 5) ?? null,
      noteVersion: notes(id),
    })),
    disruptions: standingWays(parts.disruptions, crossings),
    transfers: transfers.map((transfer) => ({ ...transfer, noteVersion: notes(transfer._id) })),
    addOns,
    extras: bookedExtras(extras, lines),
    lines,
    balanceSen,
    othersPaySen: view.othersPaySen,
    balance,
    balanceOverdue: balance?.overdue ?? false,
    calledOff,
    payments: payments.map((payment) => ({
      ...payment,
      _id: payment.id,
      at: (payment.settledAt ?? payment.createdAt).toISOString(),
      noteVersion: notes(payment.id),
    })),
    canCancel: row.state === "confirmed" || row.state === "awaitingPayment",
    canPay: balanceSen > 0 && isOpen(row.state),
    changes: offeredChanges(row, ground),
    claimed: row.accountId !== null,
    agreedTexts: [...row.agreedTexts],
  };
}

/** The same for its booker, without what other payers of a split bill paid. */
export async function bookersDetail(db: Db, row: BookingRow): Promise<Detail> {
  const detail = await bookingDetail(db, row);
  if (row.folios === "none") return detail;
  const { ownPaidSen } = await bookersView(db, row);
  const others = await db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.bookingId, row.id), isNotNull(payment.folioId)));
  const ids = new Set(others.map(({ id }) => id));
  return {
    ...detail,
    paidSen: ownPaidSen,
    payments: detail.payments.filter(({ _id }) => !ids.has(_id)),
  };
}

/** Everything that a booking consists of, as the tables hold it. */
const loadParts = (db: Db | Tx, row: BookingRow) =>
  readParts(db, {
    names: () => loadNames(db, row.optionId),
    leadSource: () => loadLeadSource(db, row),
    rooms: () => loadRooms(db, row.id),
    guests: () =>
      db
        .select()
        .from(bookingGuest)
        .where(eq(bookingGuest.bookingId, row.id))
        .orderBy(asc(bookingGuest.position)),
    lines: () =>
      db
        .select({ line: bookingLine.line })
        .from(bookingLine)
        .where(eq(bookingLine.bookingId, row.id))
        .orderBy(asc(bookingLine.position)),
    crossings: () =>
      db
        .select()
        .from(bookingCrossing)
        .where(eq(bookingCrossing.bookingId, row.id))
        .orderBy(asc(bookingCrossing.day)),
    disruptions: () => loadDisruptedWays(db, row.id),
    transfers: () => loadTransfers(db, row.id),
    addOns: () => db.select().from(bookingAddOn).where(eq(bookingAddOn.bookingId, row.id)),
    extras: () => loadExtras(db, row),
    payments: () =>
      db.select().from(payment).where(eq(payment.bookingId, row.id)).orderBy(asc(payment.createdAt)),
    ground: () => loadGround(db),
    agency: () => agentFace(db, row),
    calledOff: () => loadCalledOff(db, row),
    view: () => bookersView(db, row),
    questions: () => loadGuestQuestions(db, row.optionId),
    version: () => versionOf(db, "specialRequest", row.id),
  });

/** What the end of a cancelled booking sent back, or is sending; null while it stands. */
async function loadCalledOff(db: Db | Tx, row: BookingRow): Promise<Detail["calledOff"]> {
  if (row.state !== "cancelled") return null;
  const found = await db
    .select({ gateway: payment.gateway, amountSen: refund.amountSen })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(
      and(
        eq(refund.bookingId, row.id),
        inArray(refund.why, ["cancelled", "lapsed"]),
        notInArray(refund.state, ["failed", "voided"]),
      ),
    );
  return {
    refundSen: sumSen(found.map(({ amountSen }) => amountSen)),
    gateways: [...new Set(found.map(({ gateway }) => gateway))],
  };
}

async function loadExtras(
  db: Db | Tx,
  { holdId }: BookingRow,
): Promise<Pick<HeldStay, "extras" | "extraNames">> {
  const part = <P extends "extras" | "extraNames">(name: P) =>
    sql<HeldStay[P] | null>`${stayHold.stay} -> ${name}::text`;
  const [found] = await db
    .select({ extras: part("extras"), extraNames: part("extraNames") })
    .from(stayHold)
    .where(eq(stayHold.id, holdId));
  return { extras: found?.extras ?? [], extraNames: found?.extraNames ?? {} };
}

type ResortToday = { readonly settings: ResortSettings; readonly today: Day };

async function loadGround(db: Db | Tx): Promise<ResortToday> {
  const settings = await loadSettings(db);
  return { settings, today: await loadToday(db, settings.timeZone) };
}

/** What the guest may change, each with its last day. */
function offeredChanges(row: BookingRow, { settings, today }: ResortToday): Detail["changes"] {
  const days = row.policy.changes ?? settings.policy.changes;
  return changeKinds.map((kind) => ({
    what: kind,
    until: changeableUntil(days, kind, row.checkIn),
    allowed: mayChange(row, [kind], { who: "guest", days, today }).ok,
  }));
}

const summaryOf = (row: BookingRow) => ({
  _id: row.id,
  bookingNo: row.bookingNo,
  bookingName: row.bookingName,
  email: row.email,
  checkIn: row.checkIn,
  checkOut: row.checkOut,
  nights: daysBetween(row.checkIn, row.checkOut),
  persons: row.persons,
  totalSen: row.totalSen,
  paidSen: row.paidSen,
  status: row.state,
  paymentStatus: row.paymentStatus,
  payUntil: row.payUntil?.toISOString() ?? null,
  cancelReason: row.cancelReason,
  environment: row.environment,
  draftId: row.holdId,
  packageId: row.packageId,
  optionId: row.optionId,
  address: { ...row.address, mobile: row.mobile },
  specialRequest: row.specialRequest,
  depositSen: row.depositSen,
  balanceDueOn: row.balanceDueOn,
  policy: { ...row.policy, tiers: tiersWithin(row.policy.tiers, row.refundCap) },
  submittedAt: row.submittedAt.toISOString(),
});

async function loadNames(db: Db | Tx, optionId: OptionId) {
  const [names] = await db
    .select({
      packageName: stayPackage.name,
      packageSlug: pageOfPackage(sql`${stayPackage}`),
      picture: stayPackage.picture,
      bands: stayPackage.bands,
      optionName: packageOption.name,
    })
    .from(packageOption)
    .innerJoin(stayPackage, eq(stayPackage.id, packageOption.packageId))
    .where(eq(packageOption.id, optionId));
  if (!names) throw new Error(`option ${optionId} of a booking is gone`);
  return names;
}

async function loadLeadSource(db: Db | Tx, row: BookingRow): Promise<Detail["leadSource"]> {
  if (row.leadSourceId === null) return null;
  const [found] = await db
    .select({ name: leadSource.name })
    .from(leadSource)
    .where(eq(leadSource.id, row.leadSourceId));
  return found ? { name: found.name, note: row.leadNote } : null;
}

const loadRooms = (db: Db | Tx, bookingId: BookingId) =>
  db
    .select({
      roomId: bookingRoom.roomId,
      roomNo: shownRoomNo(sql`${bookingRoom}`, sql`${room}`),
      roomTypeId: bookingRoom.roomTypeId,
      roomTypeName: roomType.name,
      picture: roomType.picture,
      bedType: bookingRoom.bedType,
      bedOptionId: bookingRoom.bedOptionId,
      beds: sql<BedSets>`${bedsOf(sql`coalesce(${bookingRoom.bedOptionId}, ${room.bedOptionId})`)}`,
      occupants: bookingRoom.occupants,
      next: sql<
        Detail["rooms"][number]["next"]
      >`CASE WHEN ${bookingRoom.next} IS NOT NULL THEN json_build_object(
        'roomNo', ${bookingRoom.next} ->> 'roomNo', 'on', ${bookingRoom.next} ->> 'on',
        'roomTypeName', ${bookingRoom.next} #> '{type,name}') END`,
      extraBeds: sql<
        number | null
      >`(${stayHold.stay} #>> ARRAY['rooms', ${bookingRoom.position}::text, 'extraBeds'])::int`,
      checkIn: sql<Day>`coalesce(${bookingRoom.checkIn}, ${booking.checkIn})`,
      checkOut: sql<Day>`coalesce(${bookingRoom.checkOut}, ${booking.checkOut})`,
    })
    .from(bookingRoom)
    .innerJoin(booking, eq(booking.id, bookingRoom.bookingId))
    .leftJoin(stayHold, eq(stayHold.id, booking.holdId))
    .innerJoin(room, eq(room.id, bookingRoom.roomId))
    .innerJoin(roomType, eq(roomType.id, bookingRoom.roomTypeId))
    .where(eq(bookingRoom.bookingId, bookingId))
    .orderBy(asc(bookingRoom.position));

function summariseRooms(
  rooms: readonly Pick<Detail["rooms"][number], "roomTypeId" | "roomTypeName">[],
): Detail["roomsSummary"] {
  const byType = new Map<RoomTypeId, Detail["roomsSummary"][number]>();
  for (const room of rooms) {
    const seen = byType.get(room.roomTypeId);
    if (seen) seen.count += 1;
    else byType.set(room.roomTypeId, { name: room.roomTypeName, count: 1 });
  }
  return [...byType.values()];
}
