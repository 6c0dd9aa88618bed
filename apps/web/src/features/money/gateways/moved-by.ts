/** The list with one entry a place further up or down; the same list at its ends. */
export function movedBy<T>(list: readonly T[], from: number, step: -1 | 1): readonly T[] {
  const to = from + step;
  const [entry, other] = [list[from], list[to]];
  if (entry === undefined || other === undefined) return list;
  return list.with(from, other).with(to, entry);
}
