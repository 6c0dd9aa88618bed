/** How many lines of how many signs papers have: passports, identity cards of the larger kind, and of a bank card's size. */
export const mrzSizes = [
  { lines: 2, length: 44 },
  { lines: 2, length: 36 },
  { lines: 3, length: 30 },
] as const;

/** What may stand in each place, by the size's length: a letter, a digit, or any (`?`). Fillers may stand anywhere. */
const places: Readonly<Record<number, readonly string[]>> = {
  44: ["A".repeat(44), `${"?".repeat(9)}9AAA9999999A9999999${"?".repeat(14)}99`],
  36: ["A".repeat(36), `${"?".repeat(9)}9AAA9999999A9999999${"?".repeat(7)}9`],
  30: [`AAAAA${"?".repeat(9)}9${"?".repeat(15)}`, `9999999A9999999AAA${"?".repeat(11)}9`, "A".repeat(30)],
};

/** Letters and digits of the same shape. */
const alike = ["O0", "I1", "S5", "B8", "Z2", "G6", "Q0", "D0", "T7"] as const;
const asDigit = (sign: string): string => alike.find(([letter]) => letter === sign)?.[1] ?? sign;
const asLetter = (sign: string): string => alike.find(([, digit]) => digit === sign)?.[0] ?? sign;

const mendLine = (line: string, kinds: string): string =>
  [...line]
    .map((sign, i) => (kinds[i] === "9" ? asDigit(sign) : kinds[i] === "A" ? asLetter(sign) : sign))
    .join("");

/**
 * Machine-readable lines as they were seen in a photo, one below the other: a letter where only a digit can stand becomes the
 * digit that looks like it, and the other way round. A number of a paper can have both in each place, so it stays as it was
 * seen: guessing there until the check digits fit would find a wrong number one time in ten.
 */
export const mendMrz = (seen: readonly string[]): string =>
  seen.map((line, i) => mendLine(line, places[line.length]?.[i] ?? "")).join("\n");
