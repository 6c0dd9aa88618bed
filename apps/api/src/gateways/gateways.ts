import type { GatewayId } from "@pulau/domain/ids.ts";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/connect.ts";
import { forgetStoredKeys } from "../service-keys/stored-keys.ts";
import { type KeySets, type KeyValues, loadKeySets, noKeySets } from "../service-keys/unsealed-keys.ts";
import type { Settings } from "../settings.ts";
import type { Deployment, GatewayAdapter } from "./adapter.ts";
import { gatewayIds } from "./brands.ts";
import { gatewayIssues, gatewaySheets, hasKeysIn } from "./keys.ts";
import type { Gateway } from "./port.ts";
import { withEarlier } from "./with-earlier.ts";

export type Gateways = {
  /** Those that there are keys of. Which of them guests are offered is data. */
  readonly ready: readonly Gateway[];
  /** Any of them, offered or not, and for a while without keys: refunds and late news need those that are not offered any more. */
  find(id: GatewayId): Gateway | null;
};

/** The gateways as they are now: staff may enter other keys at any time. */
export type OpenGateways = {
  (): Promise<Gateways>;
  /** The same without what is kept: for who met something that the keys known here do not explain. */
  anew(): Promise<Gateways>;
};

const adapters = new Map<GatewayId, GatewayAdapter>();
for (const id of gatewayIds) {
  const { default: adapter }: { default: GatewayAdapter } = await import(`./${id}/gateway.ts`);
  adapters.set(id, adapter);
}

type Opened = { readonly id: GatewayId; readonly current: Gateway | null; readonly any: Gateway | null };

/** The gateways that can be used with the environment's keys, and with those that were entered. */
export function gatewaysOf(deployment: Deployment, entered: KeySets = noKeySets): Gateways {
  const all = [...adapters].map(([id, adapter]) => openOne(id, adapter, deployment, entered));
  return {
    ready: all.map(({ current }) => current).filter((gateway) => gateway !== null),
    find: (id) => all.find((opened) => opened.id === id)?.any ?? null,
  };
}

/** The environment's keys win: whoever deploys decides. */
function openOne(id: GatewayId, adapter: GatewayAdapter, deployment: Deployment, entered: KeySets): Opened {
  const sheet = gatewaySheets.get(id);
  if (!sheet || hasKeysIn(deployment.gatewayEnv, sheet)) {
    const gateway = adapter.open(deployment);
    return { id, current: gateway, any: gateway };
  }
  const openWith = (values: KeyValues) => openEntered(adapter, deployment, values);
  const { current: values, earlier } = entered.of(id);
  const current = values && openWith(values);
  const before = earlier.map(openWith).filter((gateway) => gateway !== null);
  // Real money never waits for what only test keys can sign.
  const useful = current?.isTest === false ? before.filter(({ isTest }) => !isTest) : before;
  const [newest, ...older] = current ? [current, ...useful] : useful;
  const any = newest ? withEarlier(newest, older) : null;
  return { id, current: current && any, any };
}

/** Null for what an earlier release took, and this one does not any more. */
function openEntered(adapter: GatewayAdapter, deployment: Deployment, values: KeyValues): Gateway | null {
  const gatewayEnv = { ...values, ...deployment.gatewayEnv };
  return gatewayIssues(values).wrong.length > 0 ? null : adapter.open({ ...deployment, gatewayEnv });
}

/** The gateways by the keys of now, in every process within two seconds. They are opened anew when keys change. */
export function openGateways(db: Db, settings: Settings): OpenGateways {
  let opened = { stamp: "", gateways: gatewaysOf(settings) };
  const now = async () => {
    const sets = await loadKeySets(db, settings);
    if (sets.stamp !== opened.stamp) opened = { stamp: sets.stamp, gateways: gatewaysOf(settings, sets) };
    return opened.gateways;
  };
  const anew = () => {
    forgetStoredKeys(db);
    return now();
  };
  return Object.assign(now, { anew });
}

/** Mounts what gateways run within our own server. */
export function serveGateways(app: FastifyInstance, deployment: Deployment & { readonly db: Db }): void {
  for (const { serve } of adapters.values()) serve?.(app, deployment);
}
