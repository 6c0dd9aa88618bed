const fewest = 2;
const most = 4;

/**
 * The letters with which a resort's booking numbers begin unless it chooses others: the first letter of each word of its
 * name, from two to four, without accents. A name of one word lends its first two; null where it has too few letters of
 * the alphabet, as a Chinese name has.
 */
export function prefixOfName(name: string): string | null {
  const words =
    name
      .normalize("NFKD")
      .replace(/[\p{M}'’]/gu, "")
      .toUpperCase()
      .match(/[A-Z]+/g) ?? [];
  const initials = words.map(([letter]) => letter).join("");
  const letters = initials.length < fewest ? words.join("").slice(0, fewest) : initials.slice(0, most);
  return letters.length < fewest ? null : letters;
}
