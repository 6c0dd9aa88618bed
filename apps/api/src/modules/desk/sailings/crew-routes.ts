import { copySailingCrewRoute, sailingCrewRoute, setSailingCrewRoute } from "@pulau/contract/sailing-crew.ts";
import { mySailingsRoute } from "@pulau/contract/sailings.ts";
import { ok } from "@pulau/domain/result.ts";
import { saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { copyCrew } from "./copy-crew.ts";
import { readCrew } from "./load-crew.ts";
import { crewKey, setCrew } from "./set-crew.ts";
import { showCrew, showMine } from "./show-crew.ts";

/** Who crews a boat on a day, and everybody's own boats. */
export const mountCrews: Module = (app, { db }) => {
  mount(app, mySailingsRoute, async ({ session: { staffId } }) => ok(await showMine(db, staffId)));
  mount(app, sailingCrewRoute, ({ params, query }) =>
    showCrew(db, { sailingId: params._id, party: query.party ?? null }),
  );
  mount(app, setSailingCrewRoute, ({ params, body: { party = null, ...crew }, session, saves }) => {
    const departure = { sailingId: params._id, party };
    return saveWhole(
      db,
      { ...saves, key: crewKey(departure) },
      (tx) => readCrew(tx, departure),
      (tx) => setCrew(tx, { departure, staffId: session.staffId, crew }),
    );
  });
  mount(app, copySailingCrewRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) => copyCrew(tx, { sailingId: params._id, staffId, ...body })),
  );
};
