/**
 * Things with a key each, for a list that is never put in another order: of those that go by one name, the second is told
 * apart from the first by its count.
 */
export function withKeys<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
): readonly { readonly key: string; readonly item: T }[] {
  const met = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const count = (met.get(name) ?? 0) + 1;
    met.set(name, count);
    return { key: `${name} ${count}`, item };
  });
}
