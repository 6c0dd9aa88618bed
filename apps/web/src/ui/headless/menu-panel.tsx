import { useRouter } from "@tanstack/react-router";
import type { ComponentProps, ReactNode, RefObject } from "react";
import { Menu, MenuItem, type MenuItemProps, Popover, RouterProvider } from "react-aria-components";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { MenuEntry } from "../menu-entry.ts";
import { useWritesDisabled } from "../writes-disabled.ts";
import { InOurLanguage } from "./in-our-language.tsx";
import styles from "./menu-panel.module.css";

/** Disabled by its name only: what is disabled altogether would have no focus, and its reason no reader. */
const asRefused: NonNullable<MenuItemProps["render"]> = (props) => (
  <div {...(props as ComponentProps<"div">)} aria-disabled="true" />
);

/** The entries of an open menu. */
export default function MenuPanel({
  entries,
  head,
  align,
  place,
  named,
  first,
  onClose,
}: {
  entries: readonly MenuEntry[];
  head: ReactNode;
  align: "start" | "end";
  place: RefObject<HTMLElement | null>;
  /** Id of what names the menu: its button. */
  named: string;
  first: "first" | "last";
  onClose: () => void;
}) {
  const writesOff = useWritesDisabled() !== null;
  /** Where nothing can be changed, what takes something away can't be pressed. */
  const isOff = ({ disabled, tone }: MenuEntry) => disabled || (writesOff && tone === "danger");
  // A piece that is looked at alone has no router.
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | undefined;
  return (
    <InOurLanguage>
      <RouterProvider navigate={(to) => void router?.navigate({ to })}>
        <Popover
          isOpen
          onOpenChange={onClose}
          triggerRef={place}
          aria-labelledby={named}
          placement={`bottom ${align}`}
          className={styles.panel ?? ""}
        >
          {head}
          <Menu
            aria-labelledby={named}
            autoFocus={first}
            disabledKeys={entries.filter(isOff).map(({ id }) => id)}
            onClose={onClose}
            className={styles.menu ?? ""}
          >
            {entries.map(({ id, text, icon, flips, tone, to, onSelect, refused }) => (
              <MenuItem
                key={id}
                id={id}
                textValue={text}
                {...(refused === undefined && to !== undefined && { href: to })}
                {...(refused === undefined && onSelect && { onAction: onSelect })}
                {...(refused !== undefined && { shouldCloseOnSelect: false, render: asRefused })}
                className={classNames(styles.entry, tone === "danger" && styles.danger)}
              >
                {icon && <Icon of={icon} {...(flips && { flips })} />}
                {refused === undefined ? (
                  text
                ) : (
                  <span>
                    {text} <small className={styles.why}>{refused}</small>
                  </span>
                )}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </RouterProvider>
    </InOurLanguage>
  );
}
