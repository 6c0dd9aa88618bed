/** As many rooms as are made at once. */
export const mostRoomsAtOnce = 200;

/** Digits, what stands between two ends of a range, and what the second end repeats of the first. */
const range = /^(.*?)(\d+)\s*(?:to|hingga|至|到|–|—|-|\.\.)\s*(.*?)(\d+)$/iu;

/**
 * Room numbers as people list them: `101 to 120`, `101, 103, 105-110`, `V-01 to V-12`. What stands before the digits is
 * kept, and so are leading zeros. Each number stands once, in the order in which it is named.
 * @returns null for what can't be read: a range that runs backwards, of two rows, or of more rooms than are made at once
 */
export function readRoomNumbers(text: string): string[] | null {
  const parts = text
    .normalize("NFKC")
    .split(/[,;\n、]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const numbers = new Set<string>();
  for (const part of parts) {
    const found = numbersOf(part);
    if (found === null) return null;
    for (const number of found) numbers.add(number);
    if (numbers.size > mostRoomsAtOnce) return null;
  }
  return numbers.size === 0 ? null : [...numbers];
}

function numbersOf(part: string): string[] | null {
  const [, before = "", first = "", again = "", last = ""] = range.exec(part) ?? [];
  if (first === "") return part.length <= 20 ? [part] : null;
  const count = Number(last) - Number(first) + 1;
  if ((again !== "" && again !== before) || count < 1 || count > mostRoomsAtOnce) return null;
  const numbers = Array.from(
    { length: count },
    (_, i) => before + String(Number(first) + i).padStart(first.length, "0"),
  );
  return numbers.every((number) => number.length <= 20) ? numbers : null;
}
