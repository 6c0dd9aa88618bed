import { type MenuItemId, menuGroups, menuItems } from "@pulau/domain/portal-menu/menu-items.ts";
import { headingTypes, usualMenu } from "@pulau/domain/portal-menu/portal-menu.ts";
import { z } from "zod";
import { StaffText, WordsField } from "../fields.ts";
import { PageSlug } from "../pages.ts";

/** What a link of the menu may open: an address of the web, an e-mail address or a phone number. */
const LinkAddress = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(500, { error: "tooLong" })
  .refine(
    (text) => {
      const url = URL.parse(text);
      if (url === null || /\s/.test(text)) return false;
      // Without slashes a browser takes it for a page of this site.
      return /^https?:\/\//i.test(text) || (/^(mailto|tel):$/.test(url.protocol) && url.pathname !== "");
    },
    { error: "menuLink" },
  )
  .meta({ example: "https://dive.example.com" });

const name = StaffText(60);
const hidden = z.boolean().default(false);
const own = z.uuid({ error: "invalid" });

const MenuEntry = z.discriminatedUnion("type", [
  z.object({
    type: z.enum(headingTypes),
    id: z.union([z.enum(menuGroups), own]),
    name: name.nullable().default(null),
    hidden,
  }),
  z.object({
    type: z.literal("item"),
    id: z.enum(Object.keys(menuItems) as [MenuItemId, ...MenuItemId[]]),
    hidden,
  }),
  z.object({ type: z.literal("page"), id: PageSlug, hidden }),
  z.object({ type: z.literal("external-link"), id: own, name, to: LinkAddress, hidden }),
]);
export type MenuEntry = z.infer<typeof MenuEntry>;

/** The portal's menu: headings, its own entries, pages and links, in the order of guests. */
export const Menu = z.object({
  entries: z
    .array(MenuEntry)
    .max(80, { error: "menuTooLong" })
    .default(() => [...usualMenu]),
});

/** An entry of the menu as guests have it; `title` is null where the portal has words of its own. */
export const ShownMenuEntry = z.object({
  type: z.enum([...headingTypes, "item", "external-link"]),
  id: z.string().meta({ example: "manageBookings" }),
  title: WordsField.nullable(),
  /** Where it leads; null of a heading. */
  to: z.string().nullable(),
});
