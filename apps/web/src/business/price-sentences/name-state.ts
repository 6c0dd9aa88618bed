import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import { withoutCopies } from "@pulau/domain/catalogue/missing-words.ts";

/** Whether guests read a name of its own, and in which languages nobody has written it yet. */
export function nameState(name: Words) {
  // What repeats the English was filled in with it.
  const written = withoutCopies(name);
  const missing = (["en", "my", "cn"] as const).filter((language) => written[language].trim() === "");
  return { isUnnamed: missing.length === 3, missing };
}
