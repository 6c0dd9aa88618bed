import {
  checkIdentityRoute,
  checkInGuestsRoute,
  clearSignatureRoute,
  endHandOverRoute,
  excuseIdentityRoute,
  handedCardRoute,
  handOverRoute,
  registrationRoute,
  signCardRoute,
} from "@pulau/contract/registration.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { checkIdentity, excuseIdentity } from "./check-identity.ts";
import { checkInGuests } from "./check-in-guests.ts";
import { endHandOver, handOver, showHandedCard } from "./hand-over.ts";
import { showCards } from "./show-cards.ts";
import { clearSignature, signCard } from "./sign-card.ts";

/** The registration cards of guests who arrive, at the desk and on a tablet in their hands. */
export const registrationModule: Module = (app, { db, settings }) => {
  const sealer = createSealer(settings);
  mount(app, registrationRoute, ({ params }) => inTransaction(db, (tx) => showCards(tx, params._id)));
  mount(app, checkIdentityRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) => checkIdentity(tx, sealer, { ...cardOf(params), ...body, staffId })),
  );
  mount(app, excuseIdentityRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) => excuseIdentity(tx, { ...cardOf(params), ...body, staffId })),
  );
  mount(app, signCardRoute, ({ params, body, session: { staffId, handedOver } }) =>
    inTransaction(db, (tx) => signCard(tx, { ...cardOf(params), ...body, staffId, handedOver })),
  );
  mount(app, clearSignatureRoute, ({ params, session: { staffId } }) =>
    inTransaction(db, (tx) => clearSignature(tx, { ...cardOf(params), staffId })),
  );
  mount(app, checkInGuestsRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) => checkInGuests(tx, { bookingId: params._id, staffId, ...body })),
  );
  mount(app, handOverRoute, ({ params, body, session }) =>
    inTransaction(db, (tx) => handOver(tx, session, { ...cardOf(params), ...body })),
  );
  mount(app, handedCardRoute, ({ session }) =>
    inTransaction(db, (tx) => showHandedCard(tx, session.handedOver)),
  );
  mount(app, endHandOverRoute, ({ body, session, request }) =>
    endHandOver(db, { session, request, password: body.password }),
  );
};

const cardOf = <B, G>({ _id, guest }: { _id: B; guest: G }) => ({ bookingId: _id, guestId: guest });
