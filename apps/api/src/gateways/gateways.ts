import type { GatewayId } from "@pulau/domain/ids.ts";
import type { ServiceSheet } from "@pulau/domain/service-sheet.ts";
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
  const openWith = (values: KeyValues) => openEntered(adapter, deployment, { sheet, values });
  const { current: values, earlier } = entered.of(id);
  const current = values && openWith(values);
  const before = earlier.map(openWith).filter((gateway) => gateway !== null);
  // Real money never waits for what only test keys can sign.
  const live = current ? !current.isTest : before.some(({ isTest }) => !isTest);
  const useful = live ? before.filter(({ isTest }) => !isTest) : before;
  const [newest, ...older] = current ? [current, ...useful] : useful;
  const any = newest ? withEarlier(newest, older) : null;
  return { id, current: current && any, any };
}

type Entered = { readonly sheet: ServiceSheet; readonly values: KeyValues };

/**
 * With what was entered, and of the environment where a provider listens: a flag that was left there is none of these keys'.
 * Null for what an earlier release took, and this one does not any more.
 */
function openEntered(
  adapter: GatewayAdapter,
  deployment: Deployment,
  { sheet, values }: Entered,
): Gateway | null {
  if (gatewayIssues(values).wrong.length > 0) return null;
  const others = Object.entries(deployment.gatewayEnv).filter(([name]) => !(name in sheet.fields));
  return adapter.open({ ...deployment, gatewayEnv: { ...Object.fromEntries(others), ...values } });
}

/** Whether a gateway would move no real money by these values; null where they open none. */
export function isTestWith(id: GatewayId, deployment: Deployment, values: KeyValues): boolean | null {
  const [sheet, adapter] = [gatewaySheets.get(id), adapters.get(id)];
  return sheet && adapter ? (openEntered(adapter, deployment, { sheet, values })?.isTest ?? null) : null;
}

/** Time between two readings that callbacks can cause, in ms. */
const leastBetweenReads = 200;

/** The gateways by the keys of now, in every process within two seconds. They are opened anew when keys change. */
export function openGateways(db: Db, settings: Settings): OpenGateways {
  let opened = { stamp: "", gateways: gatewaysOf(settings) };
  const now = async () => {
    const sets = await loadKeySets(db, settings);
    if (sets.stamp !== opened.stamp) opened = { stamp: sets.stamp, gateways: gatewaysOf(settings, sets) };
    return opened.gateways;
  };
  let readAt = 0;
  const anew = () => {
    // Anybody can send what no key has signed: that is no reason to read again and again.
    if (performance.now() - readAt > leastBetweenReads) {
      readAt = performance.now();
      forgetStoredKeys(db);
    }
    return now();
  };
  return Object.assign(now, { anew });
}

/** Mounts what gateways run within our own server. */
export function serveGateways(app: FastifyInstance, deployment: Deployment & { readonly db: Db }): void {
  for (const { serve } of adapters.values()) serve?.(app, deployment);
}
