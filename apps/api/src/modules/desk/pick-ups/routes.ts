import { markPickUpsRoute, pickUpsRoute } from "@pulau/contract/pick-ups.ts";
import { ok } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { markPickUps } from "./mark-pick-ups.ts";
import { showPickUps } from "./show-pick-ups.ts";

/** Land transfers of a day as drivers drive them. */
export const pickUpsModule: Module = (app, { db }) => {
  mount(app, pickUpsRoute, async ({ query, session }) =>
    ok(await showPickUps(db, { day: query.day, permissions: session.permissions })),
  );
  mount(app, markPickUpsRoute, ({ body, session: { staffId } }) => {
    const { act: actId, ...marking } = body;
    const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
    const [at, seen] = [moment(body.at), moment(body.seen)];
    return inTransaction(db, (tx) => markPickUps(tx, { ...marking, actId, staffId, at, seen }));
  });
};
