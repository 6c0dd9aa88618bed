import {
  cancelGroupRoute,
  changeGroupRoute,
  createGroupRoute,
  groupRoute,
  groupsRoute,
  keepGroupRoute,
  nameGuestsRoute,
  payGroupRoute,
  releaseGroupRoute,
  requestDepositRoute,
  returnGroupMoneyRoute,
  setPayerRoute,
  spreadGroupRoute,
  voidGroupEntryRoute,
} from "@pulau/contract/groups.ts";
import { ok } from "@pulau/domain/result.ts";
import { saveWhole, versionOf } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { onceIfKeyed, withIdempotency } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { refuseShortStock } from "../holds/public.ts";
import { requestDeposit } from "./ask-deposit.ts";
import { changeGroup, readGroup } from "./change-group.ts";
import { createGroup } from "./create-group.ts";
import { groupList } from "./list-groups.ts";
import { nameGuests } from "./name-guests.ts";
import { payGroup, spreadGroupMoney } from "./pay-group.ts";
import { payGroupRoutes } from "./pay-routes.ts";
import { cancelGroup, keepGroup, releaseGroup } from "./release-group.ts";
import { returnGroupMoney, voidGroupEntry } from "./return-group-money.ts";
import { setPayer } from "./set-payer.ts";
import { showGroup } from "./show-group.ts";

/** Groups: rooms and seats that are kept for names to come, and the bookings that come out of them. */
export const groupsModule: Module = (app, deps) => {
  const { db, settings: deployment } = deps;
  payGroupRoutes(app, deps);
  const sealer = createSealer(deployment);
  mountList(app, groupsRoute, async ({ query }) => ok(groupList(query)));
  mount(app, groupRoute, ({ params }) => showGroup(db, params._id));
  mount(app, createGroupRoute, ({ body, session: { staffId }, keyed }) =>
    onceIfKeyed(db, keyed, (tx) => createGroup(tx, { staffId, body })),
  );
  mount(app, changeGroupRoute, ({ params: { _id }, body, session: { staffId }, saves }) =>
    saveWhole(db, { ...saves, key: _id }, readGroup(_id), async (tx) => {
      const changed = await changeGroup(tx, { staffId, groupId: _id, body });
      return changed.ok ? ok({ version: await versionOf(tx, "group", _id) }) : changed;
    }),
  );
  mount(app, releaseGroupRoute, ({ params, session: { staffId } }) =>
    inTransaction(db, (tx) => releaseGroup(tx, { groupId: params._id, staffId })),
  );
  mount(app, keepGroupRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) => keepGroup(tx, { groupId: params._id, staffId, ...body })),
  );
  mount(app, cancelGroupRoute, ({ params, session: { staffId } }) =>
    inTransaction(db, (tx) => cancelGroup(tx, { groupId: params._id, staffId })),
  );
  mount(app, nameGuestsRoute, async ({ params, body, session: { staffId }, keyed }) => {
    const settings = await loadSettings(db);
    const naming = { groupId: params._id, staffId, rooms: body.rooms, settings, sealer };
    return refuseShortStock(() => withIdempotency(db, keyed, (tx) => nameGuests(tx, naming)));
  });
  mount(app, requestDepositRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) => requestDeposit(tx, { ...body, groupId: params._id, staffId })),
  );
  mount(app, setPayerRoute, async ({ params, body, session: { staffId } }) => {
    const settings = await loadSettings(db);
    return inTransaction(db, (tx) => setPayer(tx, { ...body, groupId: params._id, staffId, settings }));
  });
  mount(app, payGroupRoute, ({ params, body, session: { staffId }, keyed }) =>
    withIdempotency(db, keyed, (tx) => payGroup(tx, { ...body, groupId: params._id, staffId })),
  );
  mount(app, spreadGroupRoute, ({ params, session: { staffId }, keyed }) =>
    withIdempotency(db, keyed, (tx) => spreadGroupMoney(tx, { groupId: params._id, staffId })),
  );
  mount(app, returnGroupMoneyRoute, ({ params, body, session: { staffId }, keyed }) =>
    withIdempotency(db, keyed, (tx) => returnGroupMoney(tx, { ...body, groupId: params._id, staffId })),
  );
  mount(app, voidGroupEntryRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) => voidGroupEntry(tx, { ...body, groupId: params._id, staffId })),
  );
};
