/** An address in the parts that a link is given. */
export function partsOfLink(link: string) {
  const { pathname, searchParams, hash } = new URL(link, "http://here");
  return { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) };
}
