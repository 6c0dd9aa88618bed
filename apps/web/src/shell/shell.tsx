import { useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { IconButton } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from "../ui/icons/index.ts";
import { useLook } from "./look-store.ts";
import { Menu } from "./menu.tsx";
import type { MenuFolds, MenuSection } from "./menu-items.ts";
import navbar from "./navbar-color.module.css";
import styles from "./shell.module.css";
import { ToTop } from "./to-top.tsx";

type Parts = {
  /** Mark and name; a link to the start. */
  brand: ReactNode;
  sections: readonly MenuSection[];
  role: string;
  /** Groups of the menu that are folded; none are kept without. */
  folds?: MenuFolds;
  /** Stands first in the navbar. */
  barStart?: ReactNode;
  /** Region, wallet, person. */
  barEnd: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** Escape closes the drawer, a change of page too, and the focus goes back to its button. */
function useDrawer() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === path;
  const setOpen = (opened: boolean) => setOpenAt(opened ? path : null);
  const burger = useRef<HTMLButtonElement>(null);
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    side.current?.querySelector<HTMLElement>("a, button")?.focus();
    const button = burger.current;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && setOpenAt(null);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      button?.focus();
    };
  }, [open]);
  return { open, setOpen, burger, side };
}

/**
 * One document for both layouts: the attributes of `<html>` say whether the menu is a side bar or a line across the
 * top, so a choice kept on the device shows at the first paint.
 */
export function Shell({ brand, sections, role, folds, barStart, barEnd, footer, children }: Parts) {
  const { t } = useTranslation("shell");
  const { look, change } = useLook();
  const { open, setOpen, burger, side } = useDrawer();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {t("skip")}
      </a>
      <nav
        className={styles.side}
        data-part="sidebar"
        data-open={open}
        ref={side}
        aria-label={t("menu.label")}
      >
        <div className={styles.brand}>{brand}</div>
        <Menu sections={sections} role={role} folds={folds} onChoose={() => setOpen(false)} />
      </nav>
      {open && (
        <button
          type="button"
          className={styles.scrim}
          aria-label={t("menu.close")}
          onClick={() => setOpen(false)}
        />
      )}
      <header className={classNames(styles.bar, navbar.bar)}>
        <IconButton
          ref={burger}
          icon={IconMenu2}
          label={t("menu.open")}
          className={styles.burger}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
        <IconButton
          icon={look.collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse}
          flips
          label={look.collapsed ? t("menu.expand") : t("menu.collapse")}
          className={styles.collapse}
          onClick={() => change({ collapsed: !look.collapsed })}
        />
        <div className={styles.barBrand}>
          <div className={styles.brand}>{brand}</div>
        </div>
        {barStart}
        <div className={styles.end}>{barEnd}</div>
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <div>{footer}</div>
      </footer>
      <ToTop />
    </div>
  );
}

export const wideOnly = styles.wideOnly ?? "";
