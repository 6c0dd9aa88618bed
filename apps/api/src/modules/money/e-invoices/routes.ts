import {
  accountEInvoiceRoute,
  dropEInvoiceRoute,
  dropPlacesEInvoiceRoute,
  eInvoiceRoute,
  placesEInvoiceRoute,
  requestEInvoiceRoute,
  requestPlacesEInvoiceRoute,
  setAccountEInvoiceRoute,
} from "@pulau/contract/e-invoice.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { mountEInvoiceFiles } from "./file-routes.ts";
import { dropEInvoice, requestEInvoice } from "./request-e-invoice.ts";
import { showOfAccount, showOfBooking, showOfPlaces } from "./show-requested.ts";

/** Who needs an e-Invoice, and to whom it is made out: asked of guests for a booking, of agents for their account. */
export const eInvoicesModule: Module = (app, { db, settings: deployment }) => {
  mountEInvoiceFiles(app, { db, settings: deployment });
  const deps = { db, sealer: createSealer(deployment) };

  mount(app, accountEInvoiceRoute, ({ session }) => showOfAccount(db, session));
  mount(app, setAccountEInvoiceRoute, ({ body, session: { accountId }, saves }) =>
    requestEInvoice(deps, { accountId }, { buyer: body, saves }),
  );

  mount(app, eInvoiceRoute, ({ params: { _id: bookingId }, session: { ownerId } }) =>
    showOfBooking(db, { bookingId, ownerId }),
  );
  mount(app, requestEInvoiceRoute, ({ params: { _id: bookingId }, body, session: { ownerId }, saves }) =>
    requestEInvoice(deps, { bookingId, ownerId }, { buyer: body, saves }),
  );
  mount(app, dropEInvoiceRoute, ({ params: { _id: bookingId }, session: { ownerId } }) =>
    dropEInvoice(db, { bookingId, ownerId }),
  );

  mount(app, placesEInvoiceRoute, ({ params: { _id: purchaseId }, session: { accountId, memberId } }) =>
    showOfPlaces(db, { purchaseId, accountId, memberId }),
  );
  mount(
    app,
    requestPlacesEInvoiceRoute,
    ({ params: { _id: purchaseId }, body, session: { accountId }, saves }) =>
      requestEInvoice(deps, { purchaseId, accountId }, { buyer: body, saves }),
  );
  mount(app, dropPlacesEInvoiceRoute, ({ params: { _id: purchaseId }, session: { accountId } }) =>
    dropEInvoice(db, { purchaseId, accountId }),
  );
};
