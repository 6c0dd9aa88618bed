import { promoCodeRoute, promoCodesRoute, promotionsRoute } from "@pulau/contract/promo-codes.ts";
import {
  addPromoCodeRoute,
  changePromoCodeRoute,
  endPromoCodeRoute,
  endPromoCodesRoute,
  orderPromoCodesRoute,
  staffPromoCodesRoute,
} from "@pulau/contract/staff-promo-codes.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { actOnRows } from "../../../listing/act-on-rows.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { saveOrder } from "../../../records/order-rows.ts";
import { offeredPromos } from "./list-promos.ts";
import { promoCodeOrder } from "./promo-code-order.ts";
import { findListedPromo, promoReply } from "./promo-rows.ts";
import { addPromo, changePromo, endPromo, staffPromos } from "./staff-promos.ts";

export const promotionsModule: Module = (app, { db }) => {
  mountList(app, promoCodesRoute, async ({ query }) => ok(offeredPromos(query)));
  mountList(app, promotionsRoute, async ({ query }) => ok(offeredPromos(query)));
  mount(app, promoCodeRoute, async ({ params }) => {
    const found = await findListedPromo(db, params._id);
    return found ? ok(promoReply(found)) : refuse("NOT_FOUND");
  });
  mountList(app, staffPromoCodesRoute, async ({ query }) => ok(staffPromos(query)));
  mount(app, addPromoCodeRoute, ({ body, session: { staffId }, keyed }) =>
    addPromo(db, keyed, { staffId, body }),
  );
  mount(app, orderPromoCodesRoute, ({ body, session: { staffId }, saves }) =>
    saveOrder(db, promoCodeOrder, { staffId, saves, ids: body.promoCodeIds }),
  );
  mount(app, changePromoCodeRoute, ({ params: { _id }, body, session: { staffId }, saves }) =>
    changePromo(db, { ...saves, key: _id }, { staffId, body }),
  );
  mount(app, endPromoCodeRoute, ({ params, session }) =>
    inTransaction(db, (tx) => endPromo(tx, session.staffId, params._id)),
  );
  mount(app, endPromoCodesRoute, async ({ body, session }) =>
    ok(await actOnRows(db, body.arr, (tx, id) => endPromo(tx, session.staffId, id))),
  );
};
