/** What becomes of a resort's jetties once another list of them is saved. */
export type JettyChanges = {
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
  /** Those that are listed no more, with the place where they stood. */
  readonly removed: readonly { readonly name: string; readonly at: number }[];
};

/**
 * A new name in the place of one that is listed no more is its new name. In a list that became shorter places have moved
 * up, so that nothing there can be told from a removal.
 */
export function jettyChanges(before: readonly string[], after: readonly string[]): JettyChanges {
  const renamed: { from: string; to: string }[] = [];
  const removed: { name: string; at: number }[] = [];
  before.forEach((name, at) => {
    if (after.includes(name)) return;
    const to = after.length < before.length ? undefined : after[at];
    if (to === undefined || before.includes(to)) removed.push({ name, at });
    else renamed.push({ from: name, to });
  });
  return { renamed, removed };
}
