import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { type Language, languages, tagOf } from "../i18n/language.ts";

type Resort = Reply<typeof resortRoute>;

/** What a page that is rendered ahead says of itself beside its title and description. */
type PageFacts = {
  readonly path: string;
  readonly language: Language;
  /** Where guests reach the portal: `https://book.example.com`. */
  readonly origin: string;
  readonly resort: Resort;
  /** A drawing's name or a picture's address, for previews. */
  readonly picture: string;
  /** Schema.org objects. */
  readonly data: readonly object[];
};

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** `lang` and `hreflang` of Chinese name its letters, locales of previews its country. */
const localeOfPreview = { en: "en_GB", my: "ms_MY", cn: "zh_CN" } as const satisfies Record<Language, string>;

/** A page in a language: its address alone is the English one, for whoever has chosen none. */
export const addressIn = (page: { origin: string; path: string }, language: Language): string =>
  page.origin + page.path + (language === "en" ? "" : `?lang=${language}`);

/** A picture that every preview can read: they know no AVIF. */
export const previewPicture = (origin: string, picture: string): string =>
  picture.startsWith("/") ? `${origin}${picture}?w=800&as=jpeg` : `${origin}/art/${picture}-800.jpg`;

const meta = (name: "name" | "property", key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escaped(content)}" data-page="">`;
const link = (rel: string, href: string, more = ""): string =>
  `<link rel="${rel}"${more} href="${escaped(href)}" data-page="">`;

/** The text of the title and of the description that the page itself has set, as they stand in its head. */
const textsOf = (head: string) => ({
  title: /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? "",
  description: /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? "",
});

/**
 * Canonical address, languages, previews and structured data of a page. They are marked by `data-page`: the document takes
 * them away once another page shows, since the portal then only changes its address.
 */
export function headOf(head: string, page: PageFacts): string {
  const { language, origin, resort } = page;
  const { title, description } = textsOf(head);
  const address = addressIn(page, language);
  const alternates = languages.map((other) =>
    link("alternate", addressIn(page, other), ` hreflang="${tagOf[other]}"`),
  );
  // Both stand escaped in the head already.
  const plain = (property: string, text: string) =>
    text === "" ? "" : `<meta property="${property}" content="${text}" data-page="">`;
  return [
    link("canonical", address),
    ...alternates,
    link("alternate", addressIn(page, "en"), ' hreflang="x-default"'),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", resort.name),
    plain("og:title", title),
    plain("og:description", description),
    meta("property", "og:url", address),
    meta("property", "og:image", previewPicture(origin, page.picture)),
    meta("property", "og:image:width", "800"),
    meta("property", "og:locale", localeOfPreview[language]),
    meta("name", "twitter:card", "summary_large_image"),
    ...page.data.map(
      (data) =>
        `<script type="application/ld+json" data-page="">${JSON.stringify({
          "@context": "https://schema.org",
          ...data,
        }).replaceAll("<", "\\u003c")}</script>`,
    ),
  ].join("");
}
