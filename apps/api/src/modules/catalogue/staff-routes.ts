import { createPackageRoute, putRateCardsRoute, rateCardsRoute } from "@pulau/contract/rates-admin.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/connect.ts";
import { inTransaction } from "../../db/tx.ts";
import { mount } from "../../plugins/mount.ts";
import { createPackage } from "./create-package.ts";
import { putCards } from "./put-cards.ts";
import { readCards } from "./read-cards.ts";

/** Rate cards as whole pieces, for staff. */
export function rateCardCalls(app: FastifyInstance, db: Db): void {
  mount(app, rateCardsRoute, async ({ params }) => {
    const cards = await readCards(db, params._id);
    return cards.length > 0 ? ok({ cards }) : refuse("NOT_FOUND");
  });
  mount(app, putRateCardsRoute, async ({ params, body, session }) => {
    const { staffId } = session;
    const put = await inTransaction(db, (tx) => putCards(tx, { packageId: params._id, ...body, staffId }));
    return put.ok ? ok({ cards: put.value }) : put;
  });
  mount(app, createPackageRoute, ({ body, session }) =>
    inTransaction(db, (tx) => createPackage(tx, { ...body, staffId: session.staffId })),
  );
}
