import type { FastifyRequest } from "fastify";

export type Language = "en" | "my" | "cn";

const byTag: Record<string, Language> = { en: "en", ms: "my", my: "my", zh: "cn", cn: "cn" };

/** The language that a page sent along with its call; English when it sent none that the product speaks. */
export function languageOf(request: FastifyRequest): Language {
  for (const part of (request.headers["accept-language"] ?? "").split(",")) {
    const found = byTag[part.trim().slice(0, 2).toLowerCase()];
    if (found) return found;
  }
  return "en";
}
