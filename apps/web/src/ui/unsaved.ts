const tellers = new Set<() => boolean>();

/** Whatever holds something that a reload would lose tells so here, as it is asked; answers with what ends that. */
export function registerUnsaved(isUnsaved: () => boolean): () => void {
  tellers.add(isUnsaved);
  return () => void tellers.delete(isUnsaved);
}

/** Whether a reload of the page would lose something now. */
export const isAnythingUnsaved = (): boolean => [...tellers].some((isUnsaved) => isUnsaved());
