import { excludeRoute, includeRoute, staffExcludeChargesRoute } from "@pulau/contract/staff-bookings.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { chargesOf, excludeCharge, includeCharge } from "./charges.ts";
import { findCurrentBooking } from "./current-booking.ts";
import type { requestChange } from "./request-change.ts";

/** Charges that staff take off a booking, and put back. */
export function mountCharges(app: Parameters<Module>[0], deps: Parameters<typeof requestChange>[0]): void {
  const desk = (staffId: StaffId) => ({ who: "staff", staffId }) as const;
  mount(app, staffExcludeChargesRoute, async ({ params, session }) => {
    const standing = await findCurrentBooking(deps.db, params._id, desk(session.staffId));
    return standing ? ok(await chargesOf(deps.db, standing)) : refuse("NOT_FOUND");
  });
  mount(app, excludeRoute, ({ params, body, session }) =>
    excludeCharge(deps, {
      bookingId: params._id,
      by: desk(session.staffId),
      agreed: body,
      ...body,
    }),
  );
  mount(app, includeRoute, ({ params, query, session }) =>
    includeCharge(deps, {
      bookingId: params._id,
      by: desk(session.staffId),
      agreed: query,
      ruleId: query.ruleId,
    }),
  );
}
