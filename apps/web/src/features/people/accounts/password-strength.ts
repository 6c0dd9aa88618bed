/** Fewest characters of a password; the server's rule, see `NewPassword` of the contract. */
const fewest = 10;

export type Strength =
  | { level: "empty" }
  | { level: "short"; missing: number }
  | { level: "guessable" | "fair" | "strong" };

const runs = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const favourites = ["password", "katalaluan", "welcome", "letmein", "iloveyou", "admin", "pulau", "malaysia"];

const isRun = (triple: string) =>
  runs.some((run) => run.includes(triple) || [...run].reverse().join("").includes(triple));

/** Characters that surprise: those that repeat, run on, or stand in a well known word count for little. */
function surprise(password: string): number {
  const plain = favourites.reduce(
    (text, word) => text.replaceAll(word, word.at(0) ?? ""),
    password.toLowerCase(),
  );
  const chars = [...plain];
  return chars.filter((char, i) => {
    if (i < 2) return true;
    const [a = "", b = ""] = chars.slice(i - 2, i);
    return !(isRun(a + b + char) || (a === b && b === char) || plain.indexOf(a + b + char) < i - 2);
  }).length;
}

/** What of the person stands in the password: parts of the name, the mailbox. */
const personal = (about: readonly string[]): string[] =>
  about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length >= 4);

/** How hard a password is to guess: a hint while typing, the server decides. There are no rules of composition. */
export function strengthOf(password: string, about: readonly string[] = []): Strength {
  const length = [...password].length;
  if (length === 0) return { level: "empty" };
  if (length < fewest) return { level: "short", missing: fewest - length };
  const without = personal(about).reduce((text, part) => text.replaceAll(part, ""), password.toLowerCase());
  const surprising = surprise(without);
  if (surprising < 8) return { level: "guessable" };
  return { level: surprising < 14 ? "fair" : "strong" };
}
