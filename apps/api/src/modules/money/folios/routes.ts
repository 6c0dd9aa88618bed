import { foliosRoute, saveFoliosRoute } from "@pulau/contract/folios.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { saveWhole, versionOf } from "../../../db/saved-versions.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { findBooking } from "../../booking/bookings/public.ts";
import { readFolios, saveFolios } from "./save-folios.ts";
import { showFolios } from "./show-folios.ts";

/** The folios of a booking: who pays what of its bill. */
export const foliosModule: Module = (app, { db }) => {
  mount(app, foliosRoute, async ({ params }) => {
    const row = await findBooking(db, params._id);
    return row ? ok(await showFolios(db, row)) : refuse("NOT_FOUND");
  });
  mount(app, saveFoliosRoute, ({ params: { _id: bookingId }, body, session, saves }) => {
    const { staffId, permissions } = session;
    return saveWhole(db, { ...saves, key: bookingId }, readFolios(bookingId), async (tx) => {
      const saved = await saveFolios(tx, { bookingId, staffId, permissions, body });
      return saved.ok ? ok({ version: await versionOf(tx, "folios", bookingId) }) : saved;
    });
  });
};
