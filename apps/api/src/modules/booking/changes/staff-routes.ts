import {
  staffCancelPersonQuoteRoute,
  staffCancelPersonRoute,
  staffCancelRoomQuoteRoute,
  staffCancelRoomRoute,
} from "@pulau/contract/cancel-parts.ts";
import { discountQuoteRoute, discountStayRoute, endDiscountRoute } from "@pulau/contract/staff-bookings.ts";
import {
  staffChangeQuoteRoute,
  staffChangeRoute,
  staffEditReservationRoute,
} from "@pulau/contract/staff-changes.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { withIdempotency } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import type { ChangeBy } from "./current-booking.ts";
import { discountStay, endDiscount, quoteDiscount } from "./discount-stay.ts";
import { moveRoomRoutes } from "./move-routes.ts";
import { changeWithoutPerson, changeWithoutRoom, takeRoomOffList } from "./remove-guests.ts";
import { makeChange, requestChange } from "./request-change.ts";
import { makeStaffChange, quoteStaffChange } from "./staff-change.ts";

type Waiver = Partial<
  Pick<
    Extract<ChangeBy, { who: "staff" }>,
    "keepNothing" | "note" | "keepPrice" | "despiteLock" | "overrideReason"
  >
>;
const desk = (staffId: StaffId, { keepNothing, note, keepPrice, despiteLock, overrideReason }: Waiver) =>
  ({ who: "staff", staffId, keepNothing, note, keepPrice, despiteLock, overrideReason }) as const;

/** The same changes by staff: at any time, and giving back what the policy would keep if they say so. */
export function mountDesk(app: Parameters<Module>[0], deps: Parameters<typeof requestChange>[0]): void {
  moveRoomRoutes(app, deps);
  mount(app, discountQuoteRoute, ({ params, query, session: by }) =>
    quoteDiscount(deps.db, { ...query, bookingId: params._id, by }),
  );
  mount(app, discountStayRoute, ({ params, body, session: by, keyed }) =>
    withIdempotency(deps.db, keyed, (tx) => discountStay(tx, { ...body, bookingId: params._id, by })),
  );
  mount(app, endDiscountRoute, ({ params, query, session: by }) =>
    inTransaction(deps.db, (tx) => endDiscount(tx, { ...query, bookingId: params._id, by })),
  );
  mount(app, staffChangeQuoteRoute, ({ params, body, session }) =>
    quoteStaffChange(deps, { bookingId: params._id, by: desk(session.staffId, body), change: body }),
  );
  mount(app, staffChangeRoute, ({ params, body, session, keyed, saves }) =>
    makeStaffChange(deps, {
      bookingId: params._id,
      by: desk(session.staffId, body),
      agreed: body,
      keyed,
      saves,
      change: body,
    }),
  );
  mount(app, staffEditReservationRoute, ({ body, session, keyed, saves }) =>
    makeStaffChange(deps, {
      bookingId: body._id,
      by: desk(session.staffId, body),
      agreed: body,
      keyed,
      saves,
      change: body,
    }),
  );
  mount(app, staffCancelRoomQuoteRoute, ({ params, query, session }) =>
    requestChange(deps, {
      bookingId: params._id,
      by: desk(session.staffId, query),
      change: (standing, ground) => changeWithoutRoom(standing, query.room, ground),
    }),
  );
  mount(app, staffCancelRoomRoute, ({ params, query, session, keyed, saves }) =>
    makeChange(deps, {
      bookingId: params._id,
      by: desk(session.staffId, query),
      agreed: query,
      saves,
      ...(keyed && { keyed }),
      change: (standing, ground) => changeWithoutRoom(standing, query.room, ground),
      also: (tx) => takeRoomOffList(tx, params._id, query.room),
    }),
  );
  mount(app, staffCancelPersonQuoteRoute, ({ params, query, session }) =>
    requestChange(deps, {
      bookingId: params._id,
      by: desk(session.staffId, query),
      change: (standing, ground) => changeWithoutPerson(standing, query, ground),
    }),
  );
  mount(app, staffCancelPersonRoute, ({ params, query, session, saves }) =>
    makeChange(deps, {
      bookingId: params._id,
      by: desk(session.staffId, query),
      agreed: query,
      saves,
      change: (standing, ground) => changeWithoutPerson(standing, query, ground),
    }),
  );
}
