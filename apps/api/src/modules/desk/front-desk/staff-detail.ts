import type { StaffBookingDetail } from "@pulau/contract/staff.ts";
import { seesConfidential } from "@pulau/domain/access/sees-confidential.ts";
import { mayChange } from "@pulau/domain/booking/change-window.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { asc, eq } from "../../../db/orm.ts";
import { bookingEvent, bookingNote } from "../../../db/schema/booking-history.ts";
import { groupBooking, stayGroup } from "../../../db/schema/groups.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import type { StaffSession } from "../../../plugins/session.ts";
import { type BookingRow, bookingDetail } from "../../booking/bookings/public.ts";
import { loadAccountName } from "../../people/accounts/public.ts";
import { detailWithoutConfidential } from "./confidential-fields.ts";
import { mayCheckIn, mayCheckOut, undoableNow } from "./desk-rules.ts";

type Detail = z.infer<typeof StaffBookingDetail>;
type Looker = { readonly today: Day; readonly rights: StaffSession["permissions"] };

/** A booking as staff see it: with notes, history, whose account it is, and what who looks may do with it now. */
export async function staffDetail(db: Db, row: BookingRow, { today, rights }: Looker): Promise<Detail> {
  const [detail, notes, history, accountName, group] = await Promise.all([
    bookingDetail(db, row),
    loadNotes(db, row.id),
    loadHistory(db, row.id),
    loadAccountName(db, row.accountId),
    loadGroup(db, row.id),
  ]);
  const mayWrite = rights.bookings?.write === true;
  const whole: Detail = {
    ...detail,
    balanceSen: Math.max(0, row.totalSen - row.paidSen),
    notes: notes.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    history: history.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    accountName,
    group,
    vip: row.vip,
    canChange: mayWrite && mayChange(row, [], { who: "staff" }).ok,
    canCancel: detail.canCancel && rights.bookings?.delete === true,
    canCheckIn: mayWrite && mayCheckIn(row, today).ok,
    canCheckOut: mayWrite && mayCheckOut(row).ok,
    canUndo: mayWrite ? undoableNow(row, today) : null,
    canAddNote: mayWrite,
  };
  return seesConfidential(rights) ? whole : detailWithoutConfidential(whole);
}

const loadNotes = (db: Db, bookingId: BookingId) =>
  db
    .select({ _id: bookingNote.id, text: bookingNote.text, by: staffUser.name, at: bookingNote.at })
    .from(bookingNote)
    .innerJoin(staffUser, eq(staffUser.id, bookingNote.staffId))
    .where(eq(bookingNote.bookingId, bookingId))
    .orderBy(asc(bookingNote.at), asc(bookingNote.id));

async function loadGroup(db: Db, bookingId: BookingId): Promise<Detail["group"]> {
  const [group] = await db
    .select({ _id: stayGroup.id, name: stayGroup.name, payer: groupBooking.payer })
    .from(groupBooking)
    .innerJoin(stayGroup, eq(stayGroup.id, groupBooking.groupId))
    .where(eq(groupBooking.bookingId, bookingId));
  return group ?? null;
}

const loadHistory = (db: Db, bookingId: BookingId) =>
  db
    .select({ at: bookingEvent.at, by: staffUser.name, what: bookingEvent.what, facts: bookingEvent.facts })
    .from(bookingEvent)
    .leftJoin(staffUser, eq(staffUser.id, bookingEvent.staffId))
    .where(eq(bookingEvent.bookingId, bookingId))
    .orderBy(asc(bookingEvent.at), asc(bookingEvent.id));
