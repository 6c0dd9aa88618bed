import { type CallCode, CallFailure } from "./call-failure.ts";

type Place = readonly [field: string, rule: string];

/**
 * Puts refusals that are about one field into that field: `await atField({ EMAIL_TAKEN: ["email", "emailTaken"] },
 * send())`. Others pass as they are.
 */
export async function atField<T>(places: Partial<Record<CallCode, Place>>, sending: Promise<T>): Promise<T> {
  try {
    return await sending;
  } catch (thrown) {
    const place = thrown instanceof CallFailure ? places[thrown.code] : undefined;
    if (place === undefined || !(thrown instanceof CallFailure)) throw thrown;
    const [path, rule] = place;
    throw new CallFailure(thrown.code, { facts: thrown.facts, fields: [{ path, rule }] });
  }
}
