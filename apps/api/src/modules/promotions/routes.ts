import { promoCodeRoute, promoCodesRoute, promotionsRoute } from "@pulau/contract/promo-codes.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { and, eq } from "drizzle-orm";
import { promoCode } from "../../db/schema/promotions.ts";
import type { Module } from "../../modules.ts";
import { mount } from "../../plugins/mount.ts";
import { loadSettings, loadToday } from "../resort/public.ts";
import { listPromos } from "./list-promos.ts";
import { findPromo, promoReply } from "./promo-rows.ts";

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
    const found = await findPromo(
      db,
      and(eq(promoCode.id, params._id), promoCode.listed, promoCode.activeStatus),
    );
    return found ? ok(promoReply(found)) : refuse("NOT_FOUND");
  });
};
