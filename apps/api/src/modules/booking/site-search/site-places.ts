import type { Suggestion } from "@pulau/contract/site-search.ts";
import { isFor, mayUse } from "@pulau/domain/access/audience.ts";
import type { MenuEntryId } from "@pulau/domain/ids.ts";
import { type MenuItemId, menuItems } from "@pulau/domain/portal-menu/menu-items.ts";
import { menuNames } from "@pulau/domain/portal-menu/menu-names.ts";
import { shownMenu } from "@pulau/domain/portal-menu/portal-menu.ts";
import type { Db } from "../../../db/connect.ts";
import type { GuestSession } from "../../../plugins/session.ts";
import { loadPageLinks } from "../../ground/pages/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadPackages } from "../../selling/catalogue/public.ts";

/** What can be opened in the portal beside bookings, by its group. All of it comes from caches. */
export type SitePlaces = Readonly<Record<"pages" | "packages" | "resort", readonly Suggestion[]>>;

/** The menu's pages that the caller has, the packages on sale and the texts of the resort. */
export async function loadSitePlaces(db: Db, session: GuestSession): Promise<SitePlaces> {
  const [settings, packages, texts] = await Promise.all([
    loadSettings(db),
    loadPackages(db),
    loadPageLinks(db),
  ]);
  return {
    pages: pagesOf(settings.menu.entries, session),
    packages: packages.map(({ _id, slug, name }) => ({
      target: `package:${_id}`,
      title: name,
      link: `/packages/${slug}`,
      icon: "package" as const,
    })),
    resort: texts.map(({ slug, title }) => ({
      target: `info:${slug}`,
      title,
      link: `/info/${slug}`,
      icon: "text" as const,
    })),
  };
}

type Rule = {
  readonly to: string;
  readonly hash?: string;
  readonly permissions?: readonly string[];
  readonly kinds?: readonly string[];
};
const rules: Readonly<Record<MenuItemId, Rule>> = menuItems;

function pagesOf(entries: Parameters<typeof shownMenu>[0], session: GuestSession): Suggestion[] {
  const [role, kind] =
    session.kind === "member" ? [session.role, session.accountKind] : (["admin", undefined] as const);
  return shownMenu(entries, []).flatMap(({ type, id, to }) => {
    if (type !== "item" || to === null || !isMenuItem(id)) return [];
    const { hash } = rules[id];
    if (!mayUse(rules[id], role) || !isFor(rules[id], kind)) return [];
    const link = hash === undefined ? to : `${to}#${hash}`;
    return [{ target: `page:${id}`, title: menuNames[id], link, icon: "page" as const }];
  });
}

const isMenuItem = (id: MenuEntryId): id is MenuItemId => id in menuItems;
