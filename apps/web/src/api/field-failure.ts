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

/** The same the other way round: the call sends what is one part of the form's values, such as `guests.0`. */
export function underPart(part: string, thrown: unknown): unknown {
  if (!(thrown instanceof CallFailure) || thrown.fields.length === 0) return thrown;
  const fields = thrown.fields.map(({ path, ...broken }) => ({
    ...broken,
    path: `${part}.${path.replace(/^body[./]/, "")}`,
  }));
  return new CallFailure(thrown.code, { facts: thrown.facts, fields });
}
