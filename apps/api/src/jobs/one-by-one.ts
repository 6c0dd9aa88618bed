/**
 * Does the same for many things, one after the other: a thing for which it fails holds up no other. All that failed are thrown
 * together at the end, each by its name, so that the job is told of and tried again.
 */
export async function oneByOne<T>(
  things: readonly T[],
  { act, nameOf }: { readonly act: (thing: T) => Promise<unknown>; readonly nameOf: (thing: T) => string },
): Promise<void> {
  const failed: Error[] = [];
  for (const thing of things)
    await act(thing).catch((cause: unknown) => failed.push(new Error(`${nameOf(thing)} failed`, { cause })));
  if (failed.length > 0) throw new AggregateError(failed, failed.map(({ message }) => message).join("; "));
}
