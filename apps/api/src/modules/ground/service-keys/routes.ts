import {
  forgetEarlierKeysRoute,
  removeServiceKeysRoute,
  serviceKeysRoute,
  setServiceKeysRoute,
} from "@pulau/contract/service-keys.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import { saveWhole } from "../../../db/saved-versions.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import type { VersionedCall } from "../../../plugins/versioned-call.ts";
import { forgetStoredKeys } from "../../../service-keys/stored-keys.ts";
import { confirmPassword } from "../../people/accounts/public.ts";
import { findChangeable, findService, findSettable, type KeyedService } from "./find-service.ts";
import { forgetEarlier, readKeys, removeKeys, setKeys } from "./set-keys.ts";
import { showKeys } from "./show-keys.ts";

type Call = {
  readonly body: { readonly password: string };
  readonly session: { readonly staffId: StaffId };
  readonly request: FastifyRequest;
  readonly saves: VersionedCall;
};
type Work = (tx: Tx, change: KeyedService & { readonly staffId: StaffId }) => Promise<Result<true>>;

/** What payment gateways and the mail server are reached with, where staff enter it. */
export const serviceKeysModule: Module = (app, { db, settings }) => {
  /** Who sets where money goes and who reads mail is asked for the password again. */
  const save = async (
    found: Result<KeyedService>,
    { body, session: { staffId }, request, saves }: Call,
    work: Work,
  ) => {
    if (!found.ok) return found;
    const { service } = found.value;
    const sure = await confirmPassword(db, request, body.password);
    if (!sure.ok) return sure;
    const saved = await saveWhole(
      db,
      { ...saves, key: service },
      async (tx) => (await readKeys(tx, settings, service)) ?? {},
      (tx) => work(tx, { ...found.value, staffId }),
    );
    forgetStoredKeys(db);
    return saved.ok ? ok(await showKeys(db, settings, found.value)) : saved;
  };
  mount(app, serviceKeysRoute, async ({ params }) => {
    const found = findService(params.service);
    return found.ok ? ok(await showKeys(db, settings, found.value)) : found;
  });
  mount(app, setServiceKeysRoute, (call) =>
    save(findSettable(settings, call.params.service, call.session.permissions), call, (tx, change) =>
      setKeys(tx, settings, { ...change, values: call.body.values }),
    ),
  );
  mount(app, removeServiceKeysRoute, (call) =>
    save(findChangeable(call.params.service, call.session.permissions), call, removeKeys),
  );
  mount(app, forgetEarlierKeysRoute, (call) => save(findService(call.params.service), call, forgetEarlier));
};
