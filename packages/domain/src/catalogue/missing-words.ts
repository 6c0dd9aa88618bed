import type { Words } from "./words.ts";

/** What guests read where a translation is missing: the English text. */
const translations = ["my", "cn"] as const;

const isWords = (value: unknown): value is Words =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).length === 3 &&
  ["en", "my", "cn"].every((language) => typeof (value as Record<string, unknown>)[language] === "string");

/** Rewrites each text in three languages, wherever in a value it stands; `path` is where, with dots. */
function mapWords(value: unknown, map: (words: Words, path: string) => Words, path = ""): unknown {
  if (isWords(value)) return map(value, path);
  const inner = (key: string | number) => (path === "" ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) return value.map((part, i) => mapWords(part, map, inner(i)));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, mapWords(part, map, inner(key))]),
  );
}

/**
 * Writes the English text wherever a translation is missing, so that nobody who reads it has to know, and says where:
 * `name.cn`, `includes.2.my`.
 */
export function fillMissing<T>(value: T): { readonly filled: T; readonly missing: string[] } {
  const missing: string[] = [];
  const filled = mapWords(value, (words, path) => {
    const lacking = translations.filter((language) => words[language].trim() === "");
    if (words.en.trim() === "") return words;
    missing.push(...lacking.map((language) => `${path}.${language}`));
    return { ...words, ...Object.fromEntries(lacking.map((language) => [language, words.en])) };
  });
  return { filled: filled as T, missing };
}

/** The same value as it was written: without the translations that are missing. */
export function withoutFilled<T>(value: T, missing: readonly string[]): T {
  const blank = mapWords(value, (words, path) => {
    const lacking = translations.filter((language) => missing.includes(`${path}.${language}`));
    return { ...words, ...Object.fromEntries(lacking.map((language) => [language, ""])) };
  });
  return blank as T;
}

/** Translations that say what the English text says are left empty, as a form shows them: they follow it. */
export function withoutCopies<T>(value: T): T {
  const blank = mapWords(value, (words) => ({
    ...words,
    ...Object.fromEntries(
      translations.map((language) => [language, words[language] === words.en ? "" : words[language]]),
    ),
  }));
  return blank as T;
}
