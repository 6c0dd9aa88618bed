/**
 * Does the same for many items, one after the other: an item for which it fails holds up no other. All that failed are thrown
 * together at the end, each by its name, so that the job is told of and tried again.
 */
export async function oneByOne<T>(
  items: readonly T[],
  { act, nameOf }: { readonly act: (item: T) => Promise<unknown>; readonly nameOf: (item: T) => string },
): Promise<void> {
  const failed: Error[] = [];
  for (const item of items)
    await act(item).catch((cause: unknown) => failed.push(new Error(`${nameOf(item)} failed`, { cause })));
  if (failed.length > 0) throw new AggregateError(failed, failed.map(({ message }) => message).join("; "));
}
