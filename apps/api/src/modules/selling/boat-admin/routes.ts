import { addBoatRoute, boatsRoute, deleteBoatRoute, updateBoatRoute } from "@pulau/contract/boats-admin.ts";
import { ok } from "@pulau/domain/result.ts";
import { namedIn, saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { onceIfKeyed } from "../../../plugins/idempotency.ts";
import { languageOf } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { deleteBoat } from "./delete-boat.ts";
import { boatList } from "./list-boats.ts";
import { addBoat, findBoat, updateBoat } from "./save-boat.ts";

/** Boats and transfers as staff keep them. */
export const boatAdmin: Module = (app, { db }) => {
  mountList(app, boatsRoute, async ({ query }) => {
    const { profile } = await loadSettings(db);
    return ok(boatList({ ...query, jetties: profile.jetties }));
  });
  mount(app, addBoatRoute, ({ body, session: { staffId }, keyed }) =>
    onceIfKeyed(db, keyed, (tx) => addBoat(tx, { staffId, body })),
  );
  mount(app, updateBoatRoute, ({ params: { _id }, query, body, session: { staffId }, saves }) =>
    saveWhole(
      db,
      { ...saves, key: _id },
      async (tx) => namedIn(body, await findBoat(tx, _id)),
      (tx) => updateBoat(tx, { staffId, boatId: _id, body, keepBooked: query.keepBooked ?? false }),
    ),
  );
  mount(app, deleteBoatRoute, ({ params, session: { staffId }, request }) =>
    inTransaction(db, (tx) => deleteBoat(tx, { staffId, boatId: params._id, language: languageOf(request) })),
  );
};
