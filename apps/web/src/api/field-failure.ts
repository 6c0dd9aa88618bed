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

/** Puts refusals into the fields of a form whose values are one part of what is sent: `part.name` is its field `name`. */
export async function inPart<T>(part: string, sending: Promise<T>): Promise<T> {
  try {
    return await sending;
  } catch (thrown) {
    if (!(thrown instanceof CallFailure) || thrown.fields.length === 0) throw thrown;
    const fields = thrown.fields.map(({ path, ...broken }) => ({
      ...broken,
      path: path.startsWith(`${part}.`) ? path.slice(part.length + 1) : path,
    }));
    throw new CallFailure(thrown.code, { facts: thrown.facts, fields });
  }
}
