import { latest } from "@pulau/domain/calendar/day.ts";
import type { Draft, DraftPart } from "../calls.ts";

type Named = { readonly part: string; readonly key: string };

/** By part and key, looked up without a text for each of twenty thousand changes. */
function byName<T extends Named>(all: readonly T[]) {
  const parts = new Map<string, Map<string, T>>();
  for (const change of all) {
    const own = parts.get(change.part) ?? new Map<string, T>();
    parts.set(change.part, own.set(change.key, change));
  }
  return {
    get: ({ part, key }: Named): T | undefined => parts.get(part)?.get(key),
    take: ({ part, key }: Named): boolean => parts.get(part)?.delete(key) ?? false,
    left: (): T[] => [...parts.values()].flatMap((own) => [...own.values()]),
  };
}

/**
 * A draft with what a part of it has become: what was asked about and is not told is as published again. Null where the
 * whole has to be read, because other prices were published or another change was taken back.
 */
export function withPart(draft: Draft, part: DraftPart, requested: readonly Named[] = []): Draft | null {
  if (part.stamp !== draft.stamp) return null;
  const received = byName(part.changes);
  const gone = byName(requested.filter((named) => received.get(named) === undefined));
  const changes: Draft["changes"] = [];
  for (const change of draft.changes) {
    if (gone.get(change)) continue;
    changes.push(received.get(change) ?? change);
    received.take(change);
  }
  changes.push(...received.left());
  return changes.length === part.total ? { ...draft, changes, planned: part.planned } : null;
}

/** The instant of the newest change that is known, or long ago. */
export const newestIn = ({ changes }: Draft): string =>
  latest("2000-01-01T00:00:00.000Z", ...changes.map(({ at }) => at));
