import type { PageId, PageVersionId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { Done, idOf, idParams, Moment, WordsField } from "./fields.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

/** What pages are about. A resort has one of each, and as many of its own as it likes. */
export const pageKinds = ["terms", "privacy", "cancellation", "about", "directions", "faq", "own"] as const;
export const PageKind = z.enum(pageKinds);
export type PageKind = z.infer<typeof PageKind>;

/** Those that a guest agrees to when they book: every version of them stays readable. */
export const agreedKinds = ["terms", "cancellation"] as const satisfies readonly PageKind[];

/** Where guests find the way to a page. */
export const pagePlaces = ["footer", "menu", "both", "none"] as const;
export const PagePlace = z.enum(pagePlaces);
export type PagePlace = z.infer<typeof PagePlace>;

export const isInMenu = ({ place }: { readonly place: PagePlace }): boolean =>
  place === "menu" || place === "both";

const inThree = (most: number) => {
  const text = z.string().max(most, { error: "tooLong" });
  return z.object({ en: text, my: text, cn: text });
};

/** What a page says, in three languages; the body is Markdown. What is empty, guests read in another language. */
export const PageText = z.object({
  title: inThree(120),
  /** What search engines show under the title. */
  description: inThree(300),
  body: inThree(30_000),
});
export type PageText = z.infer<typeof PageText>;

/** The last part of a page's address. */
export const PageSlug = z
  .string({ error: "required" })
  .trim()
  .toLowerCase()
  .min(1, { error: "required" })
  .max(60, { error: "tooLong" })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "slug" })
  .meta({ example: "diving-school" });

const words = (en: string, my: string, cn: string) => ({ en, my, cn });
const example = {
  slug: "diving-school",
  place: "footer",
  title: words("Diving school", "Sekolah menyelam", "潜水学校"),
  description: words(
    "Courses for beginners and divers.",
    "Kursus untuk pemula dan penyelam.",
    "初学者与潜水者课程。",
  ),
  body: words("Courses begin **every Monday**.", "Kursus bermula **setiap Isnin**.", "课程**每周一**开始。"),
};

export const PageDraft = PageText.extend({ slug: PageSlug, place: PagePlace }).meta({ example });
export type PageDraft = z.infer<typeof PageDraft>;

/** A version of a page as guests read it. */
export const PageVersion = z.object({
  versionId: idOf<PageVersionId>(),
  /** Counts up with each time that the page was published. */
  number: z.int(),
  publishedAt: Moment,
});

/** A page that guests can find, by its title. */
export const PageLink = z.object({
  slug: z.string(),
  /** Addresses that it had before: they lead to it still. */
  earlier: z.array(z.string()),
  kind: PageKind,
  place: PagePlace,
  title: WordsField,
  versionId: idOf<PageVersionId>(),
});

/** What a booking agreed to: the version as it was then. */
export const AgreedText = PageVersion.extend({ kind: PageKind, title: WordsField });
export type AgreedText = z.infer<typeof AgreedText>;

const shown = PageVersion.extend({
  slug: z.string(),
  kind: PageKind,
  title: WordsField,
  description: WordsField,
  body: WordsField,
  /** Whether it is what the page says now. */
  current: z.boolean(),
});

export const pageRoute = defineRoute({
  method: "GET",
  path: "/api/page/:slug",
  scope: "none",
  tag: "Resort",
  summary:
    "A published page of the resort, by its address or an earlier one (`slug` is the current one); the body is Markdown",
  params: z.object({ slug: z.string().max(60).meta({ example: "terms" }) }),
  reply: shown,
  failures: ["NOT_FOUND"],
});

export const pageVersionRoute = defineRoute({
  method: "GET",
  path: "/api/page-version/:_id",
  scope: "none",
  tag: "Resort",
  summary:
    "One version of the terms or the cancellation policy, including earlier ones that bookings agreed to",
  params: idParams<PageVersionId>(),
  reply: shown,
  failures: ["NOT_FOUND"],
});

const staff = { scope: "staff", tag: "Pages" } as const;
const reads = { ...staff, permission: ["settings", "read"] } as const;
const writes = { ...staff, permission: ["settings", "write"] } as const;

const PageState = z.object({
  _id: idOf<PageId>(),
  kind: PageKind,
  slug: z.string(),
  place: PagePlace,
  title: WordsField,
  /** Languages in which the draft lacks its title or its body. */
  missing: z.array(z.enum(["en", "my", "cn"])),
  /** What guests read; null while they read nothing. */
  published: PageVersion.extend({ by: z.string().nullable() }).nullable(),
  /** The draft is other than what guests read. */
  changed: z.boolean(),
});

export const pagesRoute = defineRoute({
  ...reads,
  method: "GET",
  path: "/admin/api/pages",
  summary: "The resort's pages: which are published, which are drafts, and which languages are missing",
  reply: z.object({ pages: z.array(PageState), orderVersion: VersionField }),
});

export const orderPagesRoute = defineRoute({
  ...writes,
  method: "PUT",
  versioned: "pageOrder",
  path: "/admin/api/pages/order",
  summary:
    "Set the order of pages in the footer and the menu. Those not named come last, in their present order",
  body: z.object({ pageIds: z.array(idOf<PageId>()).min(1, { error: "required" }).max(500) }),
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const adminPageRoute = defineRoute({
  ...reads,
  method: "GET",
  path: "/admin/api/pages/:_id",
  summary: "The draft of a page and all its published versions, newest first",
  params: idParams<PageId>(),
  reply: z.object({
    page: PageState,
    draft: PageDraft,
    versions: z.array(PageVersion.extend({ by: z.string().nullable() })),
    version: VersionField,
  }),
  failures: ["NOT_FOUND"],
});

export const adminPageVersionRoute = defineRoute({
  ...reads,
  method: "GET",
  path: "/admin/api/pages/:_id/versions/:number",
  summary: "One version of a page",
  params: idParams<PageId>().extend({ number: z.coerce.number().pipe(z.int().min(1).max(1_000_000)) }),
  reply: z.object({ text: PageText }),
  failures: ["NOT_FOUND"],
});

export const addPageRoute = defineRoute({
  ...staff,
  permission: ["settings", "create"],
  method: "POST",
  path: "/admin/api/pages",
  idempotent: "ifSent",
  summary: "Add a page; guests don't see it until it is published",
  body: z.object({ title: PageText.shape.title, slug: PageSlug }).meta({
    example: { title: example.title, slug: example.slug },
  }),
  reply: z.object({ _id: idOf<PageId>() }),
  status: 201,
  failures: ["SLUG_TAKEN"],
});

export const savePageRoute = defineRoute({
  ...writes,
  method: "PUT",
  versioned: "page",
  path: "/admin/api/pages/:_id",
  summary:
    "Save a page's draft, and publish it if `publish` is true: guests see it at once, and earlier versions stay available. Its address and place apply at once",
  params: idParams<PageId>(),
  body: PageDraft.extend({ publish: z.boolean().default(false) }).meta({
    example: { ...example, slug: "diving-courses", publish: true },
  }),
  reply: z.object({ version: VersionField, published: PageVersion.nullable() }),
  failures: ["NOT_FOUND", "SLUG_TAKEN", "PAGE_EMPTY"],
});

export const hidePageRoute = defineRoute({
  ...writes,
  method: "POST",
  path: "/admin/api/pages/:_id/hide",
  summary: "Unpublish a page; its draft and versions stay",
  params: idParams<PageId>(),
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const deletePageRoute = defineRoute({
  ...staff,
  permission: ["settings", "delete"],
  method: "DELETE",
  path: "/admin/api/pages/:_id",
  summary: "Delete a page that was added; the terms and other standard pages can only be unpublished",
  params: idParams<PageId>(),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});
