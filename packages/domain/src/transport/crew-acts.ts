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
