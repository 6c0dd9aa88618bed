import { z } from "zod";
import { gatewayIds } from "./brands.ts";

/** What the environment says of the gateways, by its variables' names, as it stands there. */
export type GatewayEnv = Readonly<Record<string, string>>;

/** Which variables of the environment a gateway reads; the `keys.ts` of its folder. */
export type GatewayKeys = {
  readonly variables: Readonly<Record<string, z.ZodType>>;
  /** Those that it needs all of. */
  readonly needs: readonly string[];
};

const keysOfEach: GatewayKeys[] = [];
for (const id of gatewayIds) {
  const { default: keys }: { default: GatewayKeys } = await import(`./${id}/keys.ts`);
  keysOfEach.push(keys);
}

/** The environment's variables of all gateways. */
const variables = Object.assign({}, ...keysOfEach.map((keys) => keys.variables)) as GatewayKeys["variables"];
const Variables = z.object(variables);

/** What goes against the gateways' variables: of a value that can't be, and of one that is missing beside others of its gateway. */
export function gatewayIssues(env: GatewayEnv): { wrong: readonly z.core.$ZodIssue[]; missing: string[] } {
  const missing = keysOfEach.flatMap(({ needs }) => {
    const given = needs.find((name) => env[name] !== undefined);
    const lacking = given ? needs.filter((name) => env[name] === undefined) : [];
    return lacking.map((name) => `${name} must be set beside ${given}.`);
  });
  return { wrong: Variables.safeParse(env).error?.issues ?? [], missing };
}

/** Of an environment what the gateways read. */
export const gatewayEnvOf = (env: GatewayEnv): GatewayEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => Object.hasOwn(variables, name)));
