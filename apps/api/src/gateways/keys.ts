import type { GatewayId } from "@pulau/domain/ids.ts";
import type { ServiceSheet } from "@pulau/domain/service-sheet.ts";
import { z } from "zod";
import { gatewayIds } from "./brands.ts";
import { neededOf } from "./variables.ts";

/** What the environment says of the gateways, by its variables' names, as it stands there. */
export type GatewayEnv = Readonly<Record<string, string>>;

/** Which variables of the environment a gateway reads; the `keys.ts` of its folder. */
export type GatewayKeys = {
  readonly variables: Readonly<Record<string, z.ZodType>>;
  /** What of them is a key, which staff may enter too; null for a gateway that needs none. */
  readonly sheet: ServiceSheet | null;
};

const keysOfEach: GatewayKeys[] = [];
const sheets = new Map<GatewayId, ServiceSheet>();
for (const id of gatewayIds) {
  const { default: keys }: { default: GatewayKeys } = await import(`./${id}/keys.ts`);
  keysOfEach.push(keys);
  if (keys.sheet) sheets.set(id, keys.sheet);
}

/** What each gateway that needs keys is reached with. */
export const gatewaySheets: ReadonlyMap<GatewayId, ServiceSheet> = sheets;

/** Whether the environment has a gateway's keys: it has all of them or none. */
export const hasKeysIn = (env: GatewayEnv, { fields }: ServiceSheet): boolean =>
  neededOf(fields).every((name) => env[name] !== undefined);

/** The environment's variables of all gateways. */
const variables = Object.assign({}, ...keysOfEach.map((keys) => keys.variables)) as GatewayKeys["variables"];
const Variables = z.object(variables);

/** What goes against the gateways' variables: of a value that can't be, and of one that is missing beside others of its gateway. */
export function gatewayIssues(env: GatewayEnv): { wrong: readonly z.core.$ZodIssue[]; missing: string[] } {
  const missing = [...gatewaySheets.values()].flatMap(({ fields }) => {
    const needs = neededOf(fields);
    const given = needs.find((name) => env[name] !== undefined);
    const lacking = given ? needs.filter((name) => env[name] === undefined) : [];
    return lacking.map((name) => `${name} must be set beside ${given}.`);
  });
  return { wrong: Variables.safeParse(env).error?.issues ?? [], missing };
}

/** Of an environment what the gateways read. */
export const gatewayEnvOf = (env: GatewayEnv): GatewayEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => Object.hasOwn(variables, name)));
