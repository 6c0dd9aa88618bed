import type { PageKind } from "@pulau/contract/pages.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import type pg from "pg";

/** The pages that every resort has, in the order of the portal. Guests find none of them until it is published. */
const standardPages: readonly (readonly [
  kind: PageKind,
  slug: string,
  en: string,
  my: string,
  cn: string,
])[] = [
  ["about", "about", "About us", "Tentang kami", "关于我们"],
  ["directions", "getting-here", "How to get here", "Cara ke sini", "交通指南"],
  ["faq", "faq", "Questions and answers", "Soalan lazim", "常见问题"],
  ["terms", "terms", "Terms of sale", "Terma jualan", "销售条款"],
  ["cancellation", "cancellation", "Cancellation policy", "Terma pembatalan", "取消政策"],
  ["privacy", "privacy", "Privacy notice", "Notis privasi", "隐私声明"],
];

/** Adds those of the standard pages that are not there yet; what staff have made of them stays. */
export async function addStandardPages(client: pg.Client): Promise<void> {
  const rows = standardPages.map(([kind, slug, en, my, cn], at) => ({
    kind,
    slug,
    place: "footer",
    position: at + 1,
    draft: { title: { en, my, cn }, description: noWords, body: noWords },
  }));
  await client.query(
    `INSERT INTO page (kind, slug, place, position, draft)
     SELECT * FROM jsonb_to_recordset($1) AS every (kind text, slug text, place text, position int, draft jsonb)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}
