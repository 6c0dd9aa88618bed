import type { Db } from "../../../db/connect.ts";
import { escapeHtml } from "../../../plugins/escape-html.ts";
import { type Language, tagOf } from "../../../plugins/language.ts";
import { loadPageLinks } from "../../ground/pages/public.ts";
import { listEveryRoomType } from "../availability/public.ts";
import { loadPackages } from "../catalogue/public.ts";

/** What search engines need not read: accounts, bookings under way, and links that are somebody's own. */
const closedPaths = [
  "/api/",
  "/admin/",
  "/staff",
  "/booking/",
  "/draft-booking/",
  "/pages/",
  "/pay/",
  "/preview/",
  "/profile",
  "/dashboard",
  "/voucher/",
];

/** `robots.txt`: where the list of pages is, and what is nobody's to find. */
export const robotsText = (origin: string): string =>
  [
    "User-agent: *",
    ...closedPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

/** Addresses of the pages that anybody may find, in the order of the portal. */
async function publicPaths(db: Db): Promise<string[]> {
  const [packages, roomTypes, pages] = await Promise.all([
    loadPackages(db),
    listEveryRoomType(db),
    loadPageLinks(db),
  ]);
  return [
    "/",
    "/offers",
    ...packages.map(({ slug }) => `/packages/${slug}`),
    ...roomTypes.map(({ slug }) => `/rooms/${slug}`),
    "/island",
    "/contact",
    ...pages.map(({ slug }) => `/info/${slug}`),
  ];
}

/** Where a page is in a language: English is what its address alone shows to a visitor who has chosen none. */
const inLanguage = (address: string, language: Language): string =>
  language === "en" ? address : `${address}?lang=${language}`;

/** `sitemap.xml`: each page in each language, with the others beside it. */
export async function sitemap(db: Db, origin: string): Promise<string> {
  const languages = Object.keys(tagOf) as Language[];
  const entries = (await publicPaths(db)).flatMap((path) => {
    const address = origin + path;
    const alternates = languages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${tagOf[language]}" href="${escapeHtml(inLanguage(address, language))}"/>`,
    );
    return languages.map(
      (language) =>
        `<url><loc>${escapeHtml(inLanguage(address, language))}</loc>${alternates.join("")}` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${escapeHtml(address)}"/></url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
