/** The three languages, by the codes that the API uses. */
export const languages = ["en", "my", "cn"] as const;
export type Language = (typeof languages)[number];

/** What `lang`, `Accept-Language` and the translations go by: `my` would be Burmese there. */
export const tagOf = { en: "en", my: "ms", cn: "zh-CN" } as const satisfies Record<Language, string>;
export const localeOf = { en: "en-MY", my: "ms-MY", cn: "zh-CN" } as const satisfies Record<Language, string>;
export const nameOf = { en: "English", my: "Melayu", cn: "中文" } as const satisfies Record<Language, string>;

export const languageOfTag = (tag: string): Language => languages.find((code) => tagOf[code] === tag) ?? "en";

/** A text that the resort wrote in all three languages. */
export type Phrase = Readonly<Record<Language, string>>;
