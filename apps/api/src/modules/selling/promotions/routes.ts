import {
  addPromoCodeRoute,
  changePromoCodeRoute,
  endPromoCodeRoute,
  promoCodeRoute,
  promoCodesRoute,
  promotionsRoute,
  staffPromoCodesRoute,
} from "@pulau/contract/promo-codes.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { listPromos } from "./list-promos.ts";
import { findListedPromo, promoReply } from "./promo-rows.ts";
import { addPromo, changePromo, endPromo, listStaffPromos } from "./staff-promos.ts";

export const promotionsModule: Module = (app, { db }) => {
  const today = async () => loadToday(db, (await loadSettings(db)).timeZone);
  mount(app, promoCodesRoute, async ({ query }) =>
    ok(await listPromos(db, { ...query, today: await today() })),
  );
  mount(app, promotionsRoute, async ({ query }) => {
    const { promoCodes, ...frame } = await listPromos(db, { ...query, today: await today() });
    return ok({ promotions: promoCodes, ...frame });
  });
  mount(app, promoCodeRoute, async ({ params }) => {
    const found = await findListedPromo(db, params._id);
    return found ? ok(promoReply(found)) : refuse("NOT_FOUND");
  });
  mount(app, staffPromoCodesRoute, async ({ query }) => ok(await listStaffPromos(db, query)));
  mount(app, addPromoCodeRoute, ({ body, session }) => addPromo(db, session.staffId, body));
  mount(app, changePromoCodeRoute, ({ params: { _id }, body, session: { staffId }, saves }) =>
    changePromo(db, { ...saves, key: _id }, { staffId, body }),
  );
  mount(app, endPromoCodeRoute, ({ params, session }) =>
    inTransaction(db, (tx) => endPromo(tx, session.staffId, params._id)),
  );
};
