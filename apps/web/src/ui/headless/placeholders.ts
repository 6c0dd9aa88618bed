const letters = {
  en: { year: "yyyy", month: "mm", day: "dd" },
  ms: { year: "tttt", month: "bb", day: "hh" },
  zh: { year: "年", month: "月", day: "日" },
} as const;

/**
 * Stands in React Aria's build for its own of the same name, which holds 120 languages: what an empty part of a date
 * shows. `value` is what other parts show.
 */
export function getPlaceholder(field: string, value: string, locale: string): string {
  const own = letters[locale.slice(0, 2) as keyof typeof letters] ?? letters.en;
  if (field === "year" || field === "month" || field === "day") return own[field];
  return field === "era" || field === "dayPeriod" ? value : "––";
}
