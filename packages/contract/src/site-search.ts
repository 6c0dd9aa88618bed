import { menuIcons } from "@pulau/domain/portal-menu/menu-icons.ts";
import { z } from "zod";
import { WordsField } from "./fields.ts";
import { defineRoute } from "./route.ts";

/** Most that one group of what was found tells. */
export const groupLimit = 4;
/** All that one person keeps, starred or waiting. */
export const mostBookmarks = 100;

const Target = z
  .string({ error: "required" })
  .regex(/^(page|info|package|booking):[\w./-]{1,120}$/, { error: "invalid" })
  .meta({
    example: "page:manageBookings",
    description: "a kind and an id: `page:`, `info:`, `package:`, `booking:`",
  });

/** Something that can be opened. */
const Suggestion = z.object({
  target: Target,
  title: WordsField,
  link: z.string().meta({ example: "/booking/listing" }),
  icon: z.enum(menuIcons),
});
export type Suggestion = z.infer<typeof Suggestion>;

const Bookmark = Suggestion.extend({
  /** Among the ten; else it waits. */
  starred: z.boolean(),
});
const Bookmarks = z.object({ searchResult: z.array(Bookmark).max(mostBookmarks) });

const tag = "Search";

export const bookmarksRoute = defineRoute({
  method: "GET",
  path: "/api/search/bookmarks/data",
  scope: "user",
  tag,
  summary: "The caller's bookmarks: ten are starred, the others wait in their order",
  reply: Bookmarks,
});

export const updateBookmarksRoute = defineRoute({
  method: "POST",
  path: "/api/update/bookmarks",
  scope: "user",
  tag,
  summary: "Keep a bookmark or take it away; without `starred` it becomes what it was not",
  body: z.object({
    obj: z.object({ target: Target, starred: z.boolean({ error: "invalid" }).optional() }),
  }),
  reply: Bookmarks,
  failures: ["NOT_FOUND", "BOOKMARKS_FULL"],
});

export const mainSearchRoute = defineRoute({
  method: "GET",
  path: "/api/main-search/data",
  scope: "userPortal",
  tag,
  summary:
    "Pages, the caller's own bookings, packages and the resort's texts by what is typed, in any language",
  query: z.object({
    search: z
      .string()
      .trim()
      .max(80)
      .default("")
      .meta({ example: "reef", description: "a name or a part of it" }),
  }),
  reply: z.object({
    searchResult: z.array(
      z.object({
        group: z.enum(["pages", "bookings", "packages", "resort"]),
        groupTitle: WordsField,
        searchLimit: z.literal(groupLimit),
        data: z.array(Suggestion).max(groupLimit),
      }),
    ),
  }),
});
