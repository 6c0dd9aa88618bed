const isOwnMachine = (host: string): boolean => /^(localhost|127\.0\.0\.1)$/.test(host);

/**
 * The origin of a website's address, `https://www.resort.example` of any of its pages; null for what is no address, or is
 * not safe from others on the way (only on one's own machine may it be).
 */
export function originOf(text: string): string | null {
  const url = URL.parse(text.trim());
  // One website a line: a star would look as if it stood for many.
  if (url === null || url.host.includes("*") || url.username !== "" || url.password !== "") return null;
  const isSafe = url.protocol === "https:" || (url.protocol === "http:" && isOwnMachine(url.hostname));
  return isSafe ? url.origin : null;
}
