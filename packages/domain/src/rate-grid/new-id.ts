/** An id for something new in a card, which nothing there has: the word itself, or with a number behind it. */
export function newId(word: string, taken: readonly string[]): string {
  const plain = word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 32);
  const base = plain || "p";
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.includes(id)) return id;
  }
}
