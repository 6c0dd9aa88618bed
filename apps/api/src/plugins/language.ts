import type { FastifyRequest } from "fastify";

export type Language = "en" | "my" | "cn";

/** By which letters, papers and contracts write dates and countries. */
export const localeOf = { en: "en-GB", my: "ms-MY", cn: "zh-CN" } as const satisfies Record<Language, string>;
/** What `lang` says: `my` would be Burmese there. */
export const tagOf = { en: "en", my: "ms", cn: "zh-CN" } as const satisfies Record<Language, string>;

const byTag: Record<string, Language> = { en: "en", ms: "my", my: "my", zh: "cn", cn: "cn" };

/** The language that a page sent along with its call; English when it sent none that the product speaks. */
export function languageOf(request: FastifyRequest): Language {
  for (const part of (request.headers["accept-language"] ?? "").split(",")) {
    const found = byTag[part.trim().slice(0, 2).toLowerCase()];
    if (found) return found;
  }
  return "en";
}
