import { setTimeout as pause } from "node:timers/promises";

/** Asks again until the answer is wanted; after `seconds` gives back the last one, for the test to complain about. */
export async function eventually<T>(
  probe: () => Promise<T>,
  isWanted: (answer: T) => boolean,
  seconds = 20,
): Promise<T> {
  for (const end = Date.now() + seconds * 1000; ; await pause(100)) {
    const answer = await probe();
    if (isWanted(answer) || Date.now() > end) return answer;
  }
}
