import type { Words } from "../catalogue/words.ts";
import type { MenuEntryId } from "../ids.ts";
import { type MenuGroupId, type MenuItemId, menuItems, neededItems } from "./menu-items.ts";

/**
 * How a heading of the side bar shows its entries: `groupHeader` until it is folded, `collapse` once it is clicked, `dropdown`
 * beside it, under the mouse or by a click. Across the top each is a drop-down.
 */
export const headingTypes = ["groupHeader", "collapse", "dropdown"] as const;
export type HeadingType = (typeof headingTypes)[number];

/** An entry as staff keep it. A heading has the entries behind it, up to the next one; `name` is null for the portal's own. */
export type MenuEntry = { readonly hidden: boolean } & (
  | { readonly type: HeadingType; readonly id: MenuEntryId; readonly name: Words | null }
  | { readonly type: "item"; readonly id: MenuItemId }
  /** One of the resort's pages, by its address. */
  | { readonly type: "page"; readonly id: MenuEntryId }
  | { readonly type: "external-link"; readonly id: MenuEntryId; readonly name: Words; readonly to: string }
);

/** A page that belongs into the menu; `earlier` are addresses that it had before. */
export type MenuPage = { readonly slug: string; readonly earlier: readonly string[]; readonly title: Words };

/** An entry as guests have it; `title` is null where the portal has words of its own, `to` is null of a heading. */
export type ShownEntry = {
  readonly type: HeadingType | "item" | "external-link";
  readonly id: MenuEntryId;
  readonly title: Words | null;
  readonly to: string | null;
};

const heading = (id: MenuGroupId): MenuEntry => ({ type: "groupHeader", id, name: null, hidden: false });
const items = (...ids: MenuItemId[]): MenuEntry[] => ids.map((id) => ({ type: "item", id, hidden: false }));

/** The menu of a resort that has changed nothing. */
export const usualMenu: readonly MenuEntry[] = [
  heading("stay"),
  ...items("home", "newBooking", "dashboard"),
  heading("bookings"),
  ...items("manageBookings", "manageDrafts", "feedback", "waitingList", "customers", "myLinks"),
  heading("offersGroup"),
  ...items("newPromotions", "redeem"),
  heading("account"),
  ...items("paymentHistory", "transactions", "commission", "bankDetails", "members", "inviteFriends"),
  ...items("profile"),
  heading("pages"),
  ...items("island", "contact"),
];

type AnyEntry = Pick<MenuEntry, "type" | "id">;

export const isHeading = <E extends { readonly type: string }>(
  entry: E,
): entry is Extract<E, { readonly type: HeadingType }> =>
  (headingTypes as readonly string[]).includes(entry.type);

/** What tells an entry from all others: a page may have the address that another entry has as its id. */
export const keyOfEntry = (entry: AnyEntry): string =>
  `${isHeading(entry) ? "heading" : entry.type}-${entry.id}`;

const once = (entries: readonly MenuEntry[]): MenuEntry[] =>
  [...new Map(entries.toReversed().map((entry) => [keyOfEntry(entry), entry])).values()].reverse();

/**
 * A menu with all that belongs into it, each once: entries of the portal that it lacks stand behind the one that they
 * usually follow, new pages behind the other pages. A page that guests can't read now keeps its entry, for the day that
 * they can again.
 */
export function completeMenu(entries: readonly MenuEntry[], pages: readonly MenuPage[]): MenuEntry[] {
  const slugNow = new Map(pages.flatMap(({ slug, earlier }) => earlier.map((old) => [old, slug])));
  for (const { slug } of pages) slugNow.set(slug, slug);
  const complete = once(
    entries.map((entry) =>
      entry.type === "page" ? { ...entry, id: slugNow.get(entry.id) ?? entry.id } : entry,
    ),
  );
  const has = (entry: MenuEntry) => complete.some((other) => keyOfEntry(other) === keyOfEntry(entry));
  usualMenu.forEach((entry, at) => {
    const before = usualMenu[at - 1];
    const place = complete.findIndex((other) => before && keyOfEntry(other) === keyOfEntry(before)) + 1;
    if (!has(entry)) complete.splice(place, 0, entry);
  });
  for (const { slug } of pages) {
    const entry: MenuEntry = { type: "page", id: slug, hidden: false };
    const last = complete.findLastIndex(({ type, id }) => type === "page" || id === "pages");
    if (!has(entry)) complete.splice(last + 1, 0, entry);
  }
  return complete;
}

/** Whether an entry leads anywhere: of pages, those that guests can read do. */
export const isThere = ({ type, id }: AnyEntry, pages: readonly MenuPage[]): boolean =>
  type !== "page" || pages.some(({ slug }) => slug === id);

/** Whether staff can take an entry out of the menu. */
export const canHide = ({ type, id }: AnyEntry): boolean => type !== "item" || !neededItems.includes(id);

/** The menu as guests have it: it begins with a heading, and nothing of it is hidden. */
export function shownMenu(entries: readonly MenuEntry[], pages: readonly MenuPage[]): ShownEntry[] {
  const shown = completeMenu(entries, pages)
    .filter((entry) => isThere(entry, pages) && (!entry.hidden || !canHide(entry)))
    .map((entry): ShownEntry => {
      const { id } = entry;
      if (entry.type === "external-link") return { type: entry.type, id, title: entry.name, to: entry.to };
      if (entry.type === "item") return { type: entry.type, id, title: null, to: menuItems[entry.id].to };
      if (isHeading(entry)) return { type: entry.type, id, title: entry.name, to: null };
      const title = pages.find(({ slug }) => slug === id)?.title ?? null;
      return { type: "item", id: `page-${id}`, title, to: `/info/${id}` };
    });
  const first: ShownEntry = { type: "groupHeader", id: "first", title: null, to: null };
  return shown[0]?.to === null ? shown : [first, ...shown];
}
