import type { KeyboardEvent, ReactNode } from "react";
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from "react-aria-components";
import { classNames } from "./class-names.ts";
import { InOurLanguage } from "./headless/in-our-language.tsx";
import { Icon } from "./icon.tsx";
import { IconGripVertical } from "./icons/index.ts";
import styles from "./reorder.module.css";
import { useWritesDisabled } from "./writes-disabled.ts";

type Moves = {
  /** Puts what stands at one place at another, both counted from 0. */
  onMove: (from: number, to: number) => void;
};

/** At which place something stands after it was dropped before or after another. */
export function placeAfterDrop(from: number, target: number, side: "before" | "after" | "on"): number {
  const gap = side === "after" ? target + 1 : target;
  return gap > from ? gap - 1 : gap;
}

/**
 * Things in an order of their own, put in another by the mouse, a finger, the keyboard or a screen reader. Each row has a
 * `ReorderHandle`; buttons in it are reached by Tab, rows by arrow keys. `still` shows the order and lets nobody change it.
 */
export function Reorder<Item extends object>({
  label,
  items,
  idOf,
  textOf,
  onMove,
  still = false,
  className,
  rowClassName,
  children,
}: Moves & {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** What a row is called when it is moved. */
  textOf: (item: Item) => string;
  still?: boolean;
  className?: string | undefined;
  rowClassName?: string | undefined;
  children: (item: Item, place: number) => ReactNode;
}) {
  const isStill = useWritesDisabled() !== null || still;
  const placeOf = (id: unknown) => items.findIndex((item) => idOf(item) === id);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (ids) =>
      [...ids].map((id) => {
        const item = items[placeOf(id)];
        return { "text/plain": item ? textOf(item) : "" };
      }),
    onReorder: ({ keys, target }) => {
      const from = placeOf([...keys][0]);
      const to = placeAfterDrop(from, placeOf(target.key), target.dropPosition);
      if (from >= 0 && to !== from) onMove(from, to);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.gap ?? ""} />,
  });
  return (
    <InOurLanguage>
      <GridList
        aria-label={label}
        items={items}
        // What a row shows hangs on its place too, and on what the page knows besides.
        dependencies={[{}]}
        keyboardNavigationBehavior="tab"
        // The library wants a handle in each row that could be dragged, so that none is where nobody may.
        key={isStill ? "still" : "moving"}
        {...(!isStill && { dragAndDropHooks })}
        className={classNames(styles.list, className)}
      >
        {(item) => (
          <GridListItem
            id={idOf(item)}
            textValue={textOf(item)}
            className={classNames(styles.row, rowClassName)}
          >
            {children(item, placeOf(idOf(item)))}
          </GridListItem>
        )}
      </GridList>
    </InOurLanguage>
  );
}

/** What a row is dragged by. Its up and down arrows move the row by one place at once; Enter takes it up and lays it down. */
export function ReorderHandle({ label, place, onMove }: Moves & { label: string; place: number }) {
  const writesOff = useWritesDisabled();
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(place, place + by);
  };
  if (writesOff !== null) return null;
  return (
    <span onKeyDownCapture={step}>
      <Button slot="drag" aria-label={label} className={styles.handle ?? ""}>
        <Icon of={IconGripVertical} />
      </Button>
    </span>
  );
}
