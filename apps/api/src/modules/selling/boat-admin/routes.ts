import { addBoatRoute, boatsRoute, deleteBoatRoute, updateBoatRoute } from "@pulau/contract/boats-admin.ts";
import { ok } from "@pulau/domain/result.ts";
import { namedIn, saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { onceIfKeyed } from "../../../plugins/idempotency.ts";
import { languageOf } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import { deleteBoat } from "./delete-boat.ts";
import { listBoats } from "./list-boats.ts";
import { addBoat, findBoat, updateBoat } from "./save-boat.ts";

/** Boats and transfers as staff keep them. */
export const boatAdmin: Module = (app, { db }) => {
  mount(app, boatsRoute, async () => ok(await listBoats(db)));
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
