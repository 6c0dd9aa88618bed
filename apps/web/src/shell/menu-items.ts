import type { IconShape } from "../ui/icon.tsx";

/** One entry of the menu. Without `permissions` every role sees it, without `kinds` every kind of account and visitors. */
export type MenuItem = {
  readonly id: string;
  readonly title: string;
  readonly icon: IconShape;
  readonly to: string;
  /** The part of its page. */
  readonly hash?: string;
  readonly type?: string;
  readonly permissions?: readonly string[];
  readonly kinds?: readonly string[];
  readonly badge?: number;
};

/**
 * A part of the menu: in the side bar a heading that opens and closes by a click, in the horizontal layout a
 * drop-down. `spread` lays its items out one by one there. In the side bar one that is `folded` is closed at first, and a
 * `dropdown` opens beside it.
 */
export type MenuSection = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly MenuItem[];
  readonly spread?: boolean;
  readonly folded?: boolean;
  readonly dropdown?: boolean;
};

/** The groups that a person keeps folded in the side bar, and how that is kept; the portal's guests keep none. */
export type MenuFolds = readonly [folded: readonly string[], keep: (folded: readonly string[]) => void];

/** The item whose page `path` is or lies under; `/` only for itself. */
export const itemAt = <I extends Pick<MenuItem, "to">>(items: readonly I[], path: string): I | undefined =>
  items
    .filter(({ to }) => path === to || (to !== "/" && to !== "/staff" && path.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)
    .at(0);
