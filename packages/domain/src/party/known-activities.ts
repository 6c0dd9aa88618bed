import type { Words } from "../catalogue/words.ts";

/**
 * What guests of island resorts do, in words that need no name: a resort that has named none of them can sell by them from
 * the start. Its own names, or a card's, go before these.
 */
export const knownActivityNames: Readonly<Record<"diver" | "snorkeller" | "nonDiver", Words>> = {
  diver: { en: "Diver", my: "Penyelam", cn: "潜水者" },
  snorkeller: { en: "Snorkeller", my: "Pesnorkel", cn: "浮潜者" },
  nonDiver: { en: "Non-diver", my: "Bukan penyelam", cn: "不潜水" },
};
