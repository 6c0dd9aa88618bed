import { createPackageRoute, putRateCardsRoute, rateCardsRoute } from "@pulau/contract/rates-admin.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { fieldsOfParts, saveWhole, versionOf } from "../../../db/saved-versions.ts";
import { onceIfKeyed } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { createPackage } from "./create-package.ts";
import { putCards } from "./put-cards.ts";
import { findCards, readCards } from "./read-cards.ts";

/** Rate cards as whole pieces, for staff. */
export function rateCardCalls(app: FastifyInstance, db: Db): void {
  mount(app, rateCardsRoute, async ({ params }) => {
    const cards = await findCards(db, params._id);
    const version = await versionOf(db, "rateCards", params._id);
    return cards ? ok({ cards, version }) : refuse("NOT_FOUND");
  });
  mount(app, putRateCardsRoute, async ({ params: { _id }, body, session: { staffId }, saves }) => {
    const put = await saveWhole(
      db,
      { ...saves, key: _id },
      async (tx) => fieldsOfParts([...(await readCards(tx, _id)).entries()]),
      (tx) => putCards(tx, { packageId: _id, ...body, staffId }),
    );
    return put.ok ? ok({ cards: put.value, version: await versionOf(db, "rateCards", _id) }) : put;
  });
  mount(app, createPackageRoute, ({ body, session, keyed }) =>
    onceIfKeyed(db, keyed, (tx) => createPackage(tx, { ...body, staffId: session.staffId })),
  );
}
