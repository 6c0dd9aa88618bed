import {
  addContractRoute,
  addPartnerRoute,
  endContractRoute,
  partnerBookingsRoute,
  partnerRoute,
  partnersRoute,
  setLinkRoute,
} from "@pulau/contract/partners.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { namedIn, saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { onceIfKeyed } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { addPartner } from "./add-partner.ts";
import { partnerBookings } from "./list-bookings.ts";
import { partners } from "./list-partners.ts";
import { findPartner, showPartner } from "./show-partner.ts";
import { addContract, endContract } from "./write-contract.ts";
import { findLink, writeLink } from "./write-link.ts";

/** Agencies and influencers as staff look after them: what is agreed, who belongs to them, what they bring. */
export const partnersModule: Module = (app, { db, settings: { publicUrl, secret } }) => {
  mountList(app, partnersRoute, async ({ query }) =>
    ok(partners({ ...query, timeZone: (await loadSettings(db)).timeZone })),
  );
  mount(app, addPartnerRoute, ({ body, session: { staffId }, keyed }) =>
    addPartner(db, { secret, keyed, staffId, body }),
  );
  mount(app, partnerRoute, async ({ params }) => {
    const partner = await findPartner(db, params._id);
    return partner ? ok(await showPartner(db, partner, { publicUrl })) : refuse("NOT_FOUND");
  });
  mountList(app, partnerBookingsRoute, async ({ params }) => ok(partnerBookings(params._id)));
  mount(app, addContractRoute, ({ params, body, session: { staffId }, keyed }) =>
    onceIfKeyed(db, keyed, (tx) => addContract(tx, { accountId: params._id, staffId, body })),
  );
  mount(app, endContractRoute, ({ params: { _id: accountId, contractId }, body, session: { staffId } }) =>
    inTransaction(db, (tx) => endContract(tx, { accountId, contractId, staffId, change: body })),
  );
  mount(app, setLinkRoute, ({ params: { _id: accountId, packageId }, body, session: { staffId }, saves }) =>
    saveWhole(
      db,
      { ...saves, key: `${accountId} ${packageId}` },
      async (tx) => namedIn(body, await findLink(tx, { accountId, packageId })),
      (tx) => writeLink(tx, { accountId, packageId, staffId, body }),
    ),
  );
};
