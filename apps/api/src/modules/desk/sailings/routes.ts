import {
  boardingCodeRoute,
  closeBoardingRoute,
  manifestAddressRoute,
  manifestFileRoute,
  manifestRoute,
  markBoardingRoute,
  reopenBoardingRoute,
  revealKinRoute,
  sailingsMonthRoute,
  sailingsRoute,
  setHarbourDetailsRoute,
  weighPassengerRoute,
} from "@pulau/contract/sailings.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { auditPrint } from "./audit-print.ts";
import { closeBoarding } from "./close-boarding.ts";
import { mountCrews } from "./crew-routes.ts";
import { findByCode } from "./find-by-code.ts";
import { sailings } from "./list-sailings.ts";
import { manifestFile } from "./manifest-file.ts";
import { markBoarding, overLimit } from "./mark-boarding.ts";
import { reopenBoarding } from "./reopen-boarding.ts";
import { revealKin } from "./reveal-kin.ts";
import { readHarbourDetails, setHarbourDetails } from "./set-harbour-details.ts";
import { shownManifest, wholeManifest } from "./show-manifest.ts";
import { showMonth } from "./show-month.ts";
import { weighPassenger } from "./weigh-passenger.ts";

const momentOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

/** Boats as they sail: who is on them, who came, and the list for the harbour. */
export const sailingsModule: Module = (app, deps) => {
  const { db, settings } = deps;
  const sealer = createSealer(settings);
  const downloads = signedDownloads(deps);
  mountList(app, sailingsRoute, async ({ query }) => ok(sailings(query)));
  mount(app, sailingsMonthRoute, async ({ query }) => ok(await showMonth(db, query)));
  mountCrews(app, deps);
  mount(app, manifestRoute, async ({ params, query, session }) => {
    const found = await wholeManifest(db, sealer, { sailingId: params._id, party: query.party ?? null });
    return found ? ok(shownManifest(found, session.permissions)) : refuse("NOT_FOUND");
  });
  mount(app, boardingCodeRoute, ({ body }) => findByCode(db, body.code));
  mount(app, markBoardingRoute, ({ params, body, session: { staffId, permissions } }) => {
    const departure = { sailingId: params._id, party: body.party ?? null };
    const { act: actId, guests, mark, device } = body;
    const [at, seen] = [momentOf(body.at), momentOf(body.seen)];
    return inTransaction(db, (tx) =>
      markBoarding(tx, sealer, {
        departure,
        staffId,
        actId,
        guests,
        mark,
        at,
        seen,
        device,
        ...overLimit(permissions, body),
      }),
    );
  });
  mount(app, weighPassengerRoute, ({ params, body, session: { staffId } }) => {
    const departure = { sailingId: params._id, party: body.party ?? null };
    const { guest: guestId, bodyKg, luggageKg, device } = body;
    const weight = bodyKg === null ? null : { bodyKg, luggageKg };
    const [at, seen] = [momentOf(body.at), momentOf(body.seen)];
    return inTransaction(db, (tx) =>
      weighPassenger(tx, sealer, { departure, guestId, weight, staffId, at, seen, device }),
    );
  });
  mount(app, closeBoardingRoute, ({ params, body: { party = null, ...closing }, session: { staffId } }) =>
    inTransaction(db, (tx) =>
      closeBoarding(tx, sealer, { departure: { sailingId: params._id, party }, staffId, ...closing }),
    ),
  );
  mount(app, reopenBoardingRoute, ({ params, body: { party = null, reason }, session: { staffId } }) =>
    inTransaction(db, (tx) =>
      reopenBoarding(tx, { departure: { sailingId: params._id, party }, staffId, reason }),
    ),
  );
  mount(app, setHarbourDetailsRoute, ({ params: { _id }, body, session: { staffId }, saves }) =>
    saveWhole(
      db,
      { ...saves, key: _id },
      (tx) => readHarbourDetails(tx, sealer, _id),
      (tx) => setHarbourDetails(tx, sealer, { guestId: _id, staffId, details: body }),
    ),
  );
  mount(app, revealKinRoute, ({ params: { _id }, session: { staffId } }) =>
    inTransaction(db, (tx) => revealKin(tx, sealer, { guestId: _id, staffId })),
  );
  mount(app, manifestAddressRoute, async ({ params, body, session: { staffId } }) => {
    const departure = { sailingId: params._id, party: body.party ?? null };
    const logged = await inTransaction(db, (tx) =>
      auditPrint(tx, { departure, staffId, as: body.as, kept: body.kept }),
    );
    return logged.ok ? downloads.address(manifestFileRoute, { params, query: body }) : logged;
  });
  downloads.serve(app, manifestFileRoute, async ({ params, query }) => {
    const departure = { sailingId: params._id, party: query.party ?? null };
    const file = await manifestFile(db, sealer, departure, query);
    return file ? ok(file) : refuse("NOT_FOUND");
  });
};
