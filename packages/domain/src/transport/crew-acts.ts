/** That somebody of the crew marked somebody or something: when on their own device, and when the server learnt of it. */
export type CrewAct = {
  /** Instants, ISO 8601 in UTC. */
  readonly at: string;
  readonly receivedAt: string;
};

/** Whether an act goes before another: the later one on the devices, of one moment the one that came in later. */
const isLater = (act: CrewAct, other: CrewAct): boolean =>
  act.at === other.at ? act.receivedAt > other.receivedAt : act.at > other.at;

/** The act that holds for each key, however late an earlier one came in. */
export function latestBy<A extends CrewAct, K>(acts: readonly A[], keyOf: (act: A) => K): ReadonlyMap<K, A> {
  const latest = new Map<K, A>();
  for (const act of acts) {
    const known = latest.get(keyOf(act));
    if (known === undefined || isLater(act, known)) latest.set(keyOf(act), act);
  }
  return latest;
}

/** An act with what is told of it to whoever marked otherwise. */
export type NamedAct<M extends string> = CrewAct & {
  readonly name: string;
  readonly mark: M;
  readonly by: string | null;
  readonly device: string;
};
type Other<M extends string> = Omit<NamedAct<M>, "receivedAt">;

/**
 * Whom somebody else has marked otherwise: after the act was done, so that theirs holds, or before it and after its list was
 * read, so that whoever did it could not know. `latest` are the acts of others that hold for those whom this one marks; one
 * without a time of its own was made with the list in sight.
 */
export function othersThan<M extends string>(
  latest: readonly NamedAct<M>[],
  { mark, at, seen }: { readonly mark: M; readonly at: Date | undefined; readonly seen: Date | undefined },
): { overtaken: Other<M>[]; replaced: Other<M>[] } {
  if (at === undefined) return { overtaken: [], replaced: [] };
  const [done, read] = [at.toISOString(), (seen ?? at).toISOString()];
  const others = latest.filter((act) => act.mark !== mark);
  const faceOf = ({ name, mark: other, at: when, by, device }: NamedAct<M>): Other<M> => ({
    name,
    mark: other,
    at: when,
    by,
    device,
  });
  return {
    overtaken: others.filter((act) => act.at > done).map(faceOf),
    replaced: others.filter((act) => act.at <= done && act.receivedAt > read).map(faceOf),
  };
}
