import { changeableStates } from "@pulau/domain/booking/change-window.ts";
import { type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import type { OwnerId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { isStaff } from "../../../plugins/caller.ts";
import type { GuestSession, StaffSession } from "../../../plugins/session.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";
import { type BookingRow, roomingUntil } from "../bookings/public.ts";

/** Who fills a rooming list in. A coordinator has the link and nothing else: no price is agreed to with it. */
export type ListAuthor =
  | { readonly who: "guest"; readonly ownerId: OwnerId }
  | { readonly who: "coordinator"; readonly linkNo: number }
  | { readonly who: "staff"; readonly staffId: StaffId };

export const fillerOf = (session: GuestSession | StaffSession): ListAuthor =>
  isStaff(session) ? { who: "staff", staffId: session.staffId } : { who: "guest", ownerId: session.ownerId };

/** Whether this booking's list may be seen: one's own, by its newest link, or as staff. */
export function maySee(row: BookingRow, filler: ListAuthor): boolean {
  if (filler.who === "staff") return true;
  return filler.who === "guest" ? row.ownerId === filler.ownerId : row.roomingLinkNo === filler.linkNo;
}

/** Whether the list may still be filled in today; staff are not bound to the day. */
export function mayFill(
  row: BookingRow,
  filler: ListAuthor,
  at: { settings: ResortSettings; now: Date },
): Result<{ until: Day }, "WRONG_STATE" | "TOO_LATE"> {
  const { rooming, timeZone } = at.settings;
  const until = roomingUntil(row.checkIn, rooming);
  const states = changeableStates[filler.who === "staff" ? "staff" : "guest"];
  if (!states.includes(row.state)) return refuse("WRONG_STATE", { state: row.state });
  const late = filler.who !== "staff" && until < dayAt(at.now, timeZone);
  return late ? refuse("TOO_LATE", { what: "guests", until }) : ok({ until });
}
