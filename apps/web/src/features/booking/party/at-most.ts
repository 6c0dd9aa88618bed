/** Counts that together are no more than so many; what is too much is taken from the last ones. */
export const atMost = (counts: Readonly<Record<string, number>>, most: number): Record<string, number> => {
  let left = most;
  return Object.fromEntries(
    Object.entries(counts).map(([word, count]) => {
      const kept = Math.min(count, left);
      left -= kept;
      return [word, kept];
    }),
  );
};
