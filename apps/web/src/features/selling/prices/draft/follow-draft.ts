import { latest } from "@pulau/domain/calendar/day.ts";
import type { Draft, DraftPart } from "../calls.ts";

type Named = { readonly part: string; readonly key: string };
const nameOf = ({ part, key }: Named): string => `${part} ${key}`;

/**
 * A draft with what a part of it has become: what was asked about and is not told is as published again. Null where the
 * whole has to be read, because other prices were published or another change was taken back.
 */
export function withPart(draft: Draft, part: DraftPart, asked: readonly Named[] = []): Draft | null {
  if (part.stamp !== draft.stamp) return null;
  const told = new Map(part.changes.map((change) => [nameOf(change), change] as const));
  const gone = new Set(asked.map(nameOf).filter((name) => !told.has(name)));
  const changes: Draft["changes"] = [];
  for (const change of draft.changes) {
    const name = nameOf(change);
    if (gone.has(name)) continue;
    changes.push(told.get(name) ?? change);
    told.delete(name);
  }
  changes.push(...told.values());
  return changes.length === part.total ? { ...draft, changes, planned: part.planned } : null;
}

/** The instant of the newest change that is known, or long ago. */
export const newestIn = ({ changes }: Draft): string =>
  latest("2000-01-01T00:00:00.000Z", ...changes.map(({ at }) => at));
