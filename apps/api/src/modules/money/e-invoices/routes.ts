import type { EInvoiceBuyer } from "@pulau/contract/e-invoice.ts";
import {
  accountEInvoiceRoute,
  askEInvoiceRoute,
  askPlacesEInvoiceRoute,
  dropEInvoiceRoute,
  dropPlacesEInvoiceRoute,
  eInvoiceRoute,
  placesEInvoiceRoute,
  setAccountEInvoiceRoute,
} from "@pulau/contract/e-invoice.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { namedIn, type Saving, saveWhole, versionOf } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { type BookingRow, findBooking } from "../../booking/bookings/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { findPlacesPapers, papersOf } from "../papers/public.ts";
import {
  forgetParty,
  keepParty,
  knownOf,
  type PartyOf,
  showParty,
  suggestedTo,
  wholeParty,
} from "./keep-party.ts";

/** Who needs an e-Invoice, and to whom it is made out: asked of guests for a booking, of agents for their account. */
export const eInvoicesModule: Module = (app, { db, settings: deployment }) => {
  const sealer = createSealer(deployment);
  const isOffered = async () => (await loadSettings(db)).taxPayer !== null;
  const own = async (id: string, ownerId: string): Promise<BookingRow | null> => {
    const row = await findBooking(db, id);
    return row?.ownerId === ownerId ? row : null;
  };

  mount(app, accountEInvoiceRoute, async ({ session: { accountId, memberId } }) => {
    const [offered, buyer, suggested, version] = await Promise.all([
      isOffered(),
      showParty(db, { accountId }),
      knownOf(db, memberId),
      versionOf(db, "eInvoiceParty", accountId),
    ]);
    return ok({ offered, buyer, version, suggested });
  });
  const keep = (saving: Saving, of: PartyOf, buyer: EInvoiceBuyer) =>
    saveWhole(
      db,
      saving,
      async (tx) => namedIn(buyer, await wholeParty(tx, sealer, of)),
      async (tx) => {
        await keepParty(tx, sealer, { of, buyer });
        return ok({ done: true as const });
      },
    );
  mount(app, setAccountEInvoiceRoute, async ({ body, session: { accountId }, saves }) =>
    (await isOffered()) ? keep({ ...saves, key: accountId }, { accountId }, body) : refuse("E_INVOICE_OFF"),
  );

  mount(app, eInvoiceRoute, async ({ params, session }) => {
    const row = await own(params._id, session.ownerId);
    if (!row) return refuse("NOT_FOUND");
    const [offered, buyer, papers, version] = await Promise.all([
      isOffered(),
      showParty(db, { bookingId: row.id }),
      papersOf(db, row.id),
      versionOf(db, "eInvoiceParty", row.id),
    ]);
    return ok({
      ...{ offered, buyer, version },
      suggested: { name: row.bookingName, phone: row.mobile, email: row.email, ...row.address },
      papers: papers.map(({ id, kind, number }) => ({ _id: id, kind, number })),
    });
  });
  mount(app, askEInvoiceRoute, async ({ params, body, session, saves }) => {
    const row = await own(params._id, session.ownerId);
    if (!row) return refuse("NOT_FOUND");
    if (!(await isOffered())) return refuse("E_INVOICE_OFF");
    return keep({ ...saves, key: row.id }, { bookingId: row.id }, body);
  });
  mount(app, dropEInvoiceRoute, async ({ params, session }) => {
    const row = await own(params._id, session.ownerId);
    if (!row) return refuse("NOT_FOUND");
    await inTransaction(db, (tx) => forgetParty(tx, { bookingId: row.id }));
    return ok({ done: true });
  });

  const ownPlaces = async (purchaseId: string, accountId: string) => {
    const found = await findPlacesPapers(db, purchaseId);
    return found?.ownerId === accountId ? found.reply : null;
  };
  mount(app, placesEInvoiceRoute, async ({ params: { _id }, session: { accountId, memberId } }) => {
    const places = await ownPlaces(_id, accountId);
    if (!places) return refuse("NOT_FOUND");
    const [offered, buyer, suggested, version] = await Promise.all([
      isOffered(),
      showParty(db, { purchaseId: _id }),
      suggestedTo(db, { accountId, memberId }),
      versionOf(db, "eInvoiceParty", _id),
    ]);
    const papers = places.papers.map(({ _id: id, kind, number }) => ({ _id: id, kind, number }));
    return ok({ offered, buyer, version, suggested, papers });
  });
  mount(app, askPlacesEInvoiceRoute, async ({ params: { _id }, body, session, saves }) => {
    if (!(await ownPlaces(_id, session.accountId))) return refuse("NOT_FOUND");
    if (!(await isOffered())) return refuse("E_INVOICE_OFF");
    return keep({ ...saves, key: _id }, { purchaseId: _id }, body);
  });
  mount(app, dropPlacesEInvoiceRoute, async ({ params: { _id }, session }) => {
    if (!(await ownPlaces(_id, session.accountId))) return refuse("NOT_FOUND");
    await inTransaction(db, (tx) => forgetParty(tx, { purchaseId: _id }));
    return ok({ done: true });
  });
};
