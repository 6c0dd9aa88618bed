import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { useMay } from "../api/use-call.ts";
import type { Phrase } from "../i18n/language.ts";
import type { MenuSection } from "../shell/menu-items.ts";
import type { IconShape } from "../ui/icon.tsx";
import { type May, mayCall, mayOpen, type NeededRights } from "./page-rights.ts";

/** The groups of the menu, as they stand; their names are `menu` of the staff words. */
const sections = [
  { id: "desk", spread: true },
  { id: "books" },
  { id: "sales" },
  { id: "catalogue" },
  { id: "travel" },
  { id: "roomLists" },
  { id: "people" },
  { id: "settings" },
] as const satisfies readonly Pick<MenuSection, "id" | "spread">[];

type SectionId = (typeof sections)[number]["id"];

/**
 * A page's entry of the menu, which its route declares (`staticData: { menu: … }`): a feature brings its pages, and no
 * other file names them.
 */
export type MenuPlace = {
  readonly section: SectionId;
  /** The group in which it stands until the resort is open. */
  readonly untilOpen?: SectionId;
  /** The lower number stands above. */
  readonly at: number;
  readonly icon: IconShape;
  readonly name: Phrase;
  /** The calls without which the page is nothing: who may make them finds it in the menu, and may open it. */
  readonly rights: readonly NeededRights[];
};

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    readonly menu?: MenuPlace;
  }
}

export type MenuPage = MenuPlace & { readonly to: string };
type Section = Pick<MenuSection, "spread"> & { readonly id: SectionId; readonly items: readonly MenuPage[] };
type Routed = {
  readonly options: {
    readonly path?: string | undefined;
    readonly staticData?: { readonly menu?: MenuPlace };
  };
};

/** The pages of the menu among routes. */
export const menuPagesOf = (routes: readonly Routed[]): readonly MenuPage[] =>
  routes.flatMap(({ options: { path, staticData } }) =>
    path !== undefined && staticData?.menu ? [{ ...staticData.menu, to: path }] : [],
  );

/** The pages of the menu, whoever looks. */
export function useMenuPages(): readonly MenuPage[] {
  const { routesById } = useRouter();
  return useMemo(() => menuPagesOf(Object.values(routesById) as readonly Routed[]), [routesById]);
}

/** Where somebody with these rights begins: at the first page of their menu; undefined where they have none. */
export const homeOf = (pages: readonly MenuPage[], may: May): string | undefined =>
  staffMenuOf(pages, may, null)[0]?.items[0]?.to;

/** Where who looks begins. */
export function useStaffHome(): string | undefined {
  const pages = useMenuPages();
  return homeOf(pages, useMay());
}

/** Tells whether who looks may open the page at an address. */
export function useMayOpen(): (path: string) => boolean {
  const pages = useMenuPages();
  const may = useMay();
  return (path) => mayOpen(pages, path, may);
}

/**
 * The menu of somebody with these rights: the pages that they may open. Setting up stands first of all until the resort is
 * open, and from then on with the resort's settings; nowhere while that is not known (`null`).
 */
export function staffMenuOf(pages: readonly MenuPage[], may: May, open: boolean | null): readonly Section[] {
  const sectionOf = ({ section, untilOpen }: MenuPage) => {
    if (untilOpen === undefined || open === true) return section;
    return open === null ? null : untilOpen;
  };
  const able = pages
    .filter(({ rights }) => rights.every((right) => mayCall(may, right)))
    .toSorted((a, b) => a.at - b.at);
  return sections
    .map((section) => ({ ...section, items: able.filter((page) => sectionOf(page) === section.id) }))
    .filter(({ items }) => items.length > 0);
}
