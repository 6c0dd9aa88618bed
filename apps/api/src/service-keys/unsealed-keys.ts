import { z } from "zod";
import type { Db } from "../db/connect.ts";
import { createSealer, type Secrets } from "../plugins/seal.ts";
import { loadStoredKeys, type StoredKeys } from "./stored-keys.ts";

/** The values of a service by their names. */
export type KeyValues = Readonly<Record<string, string>>;

/** The keys of a service that count, and those from before. */
export type ServiceKeySets = { readonly current: KeyValues | null; readonly earlier: readonly KeyValues[] };

export type KeySets = {
  /** Changes whenever any keys do. */
  readonly stamp: string;
  of(service: string): ServiceKeySets;
};

const Values = z.record(z.string(), z.string());

/** What nobody has entered anything of. */
export const noKeySets: KeySets = { stamp: "", of: () => ({ current: null, earlier: [] }) };

/**
 * Reads what was sealed. Null where the deployment's secret was changed and the earlier one is not given: the service is
 * then as one without keys, until they are entered again.
 */
export function unsealKeys(secrets: Secrets, { sealed }: Pick<StoredKeys, "sealed">): KeyValues | null {
  try {
    return Values.parse(JSON.parse(createSealer(secrets).unseal(sealed)));
  } catch {
    return null;
  }
}

/** As many keys of before are still asked: each costs a call. */
const mostEarlier = 5;

/** The keys that staff have entered, at most two seconds old, in every process. */
export async function loadKeySets(db: Db, secrets: Secrets): Promise<KeySets> {
  const rows = await loadStoredKeys(db);
  const valuesOf = (found: readonly StoredKeys[]) =>
    found.map((row) => unsealKeys(secrets, row)).filter((values) => values !== null);
  return {
    stamp: rows.map(({ id, endedAt }) => `${id} ${endedAt?.getTime() ?? ""}`).join(","),
    of(service) {
      const own = rows.filter((row) => row.service === service);
      const [current = null] = valuesOf(own.filter(({ endedAt }) => endedAt === null));
      const earlier = valuesOf(own.filter(({ endedAt }) => endedAt !== null));
      return { current, earlier: earlier.slice(0, mostEarlier) };
    },
  };
}
