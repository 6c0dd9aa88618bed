const words = {
  title: "Pages",
  order: "Order of pages",
  lead: "Terms, privacy and everything else guests read about the resort. Guests see the published version; drafts are only visible here.",
  waiting: "Loading…",
  language: "Language",
  texts: "Texts",
  where: "Address and place",
  preview: "Preview",
  inSearch: "In search results",
  noDescription: "No description yet: search engines choose a sentence themselves.",
  markdown: "Markdown: **bold**, *italic*, # heading, - list, 1. numbered list, [link](https://…).",
  missing: "Missing: guests see another language",
  publish: "Publish",
  save: "Save draft",
  saved: "Draft saved",
  published: "Published. Guests see it now.",
  readOnly: "You can view pages but not change them.",
  columns: {
    title: "Page",
    state: "Status",
    missing: "Missing in",
    place: "Where guests find it",
    published: "Published",
  },
  state: {
    published: "Published",
    notPublished: "Not published",
    changed: "Unpublished changes",
    version: "Version {{number}} is published:",
  },
  places: {
    footer: "Footer",
    menu: "Menu",
    both: "Footer and menu",
    none: "By direct link only",
  },
  fields: {
    title: "Title",
    description: "Description for search engines",
    body: "Text",
    slug: "Address",
    slugHint: "The last part of the address, after /info/",
    place: "Where guests find it",
  },
  add: {
    button: "Add page",
    title: "Add a page",
    name: "Title",
    act: "Add page",
  },
  hide: {
    button: "Unpublish",
    title: "Unpublish this page?",
    text: "Guests can no longer find it. The draft and all versions stay, and you can publish it again. Bookings keep the terms they agreed to.",
    done: "Page unpublished",
  },
  delete: {
    button: "Delete page",
    title: "Delete this page?",
    text: "The page and its draft are deleted. Links to it no longer work.",
    done: "Page deleted",
  },
  versions: {
    title: "Versions",
    number: "Version {{number}}",
    now: "(published)",
    read: "Read",
    readNumber: "Read version {{number}}",
    use: "Use as draft",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    texts: typeof words;
  }
}
