import {
  Fragment,
  type ReactNode,
  type RefObject,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  ComboBoxStateContext,
  ListBox,
  ListBoxItem,
  ListLayout,
  OverlayTriggerStateContext,
  Popover,
  Virtualizer,
} from "react-aria-components";
import styles from "./combo-box.module.css";

/** A choice as the list shows it. */
export type ListedChoice = {
  readonly id: string;
  readonly text: string;
  readonly disabled?: boolean | undefined;
};

/**
 * A press is answered by its field at once; the list that it opens is drawn right after that, a piece at a time, since it
 * takes a slow phone a quarter of a second. Whoever types or goes by arrows is in the list already.
 */
export function DrawnAfterField({ isPressed, children }: { isPressed: boolean; children: ReactNode }) {
  const state = useContext(OverlayTriggerStateContext);
  const isOpen = state?.isOpen ?? false;
  const wasOpen = useDeferredValue(isOpen);
  return (
    <OverlayTriggerStateContext value={state && { ...state, isOpen: isOpen && (wasOpen || !isPressed) }}>
      {children}
    </OverlayTriggerStateContext>
  );
}

/**
 * What is marked comes into sight, wherever it stands in the list: the library looks for it before it is drawn. What a
 * pointer marks is seen already.
 */
export function useMarkedInSight() {
  const list = useRef<HTMLDivElement>(null);
  const state = useContext(ComboBoxStateContext);
  const marked = state?.selectionManager.focusedKey ?? null;
  const count = state?.collection.size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other choices it stands at another place
  useEffect(() => {
    if (marked === null) return;
    const frame = requestAnimationFrame(() => {
      const option = list.current?.querySelector(`[data-key="${CSS.escape(String(marked))}"]`);
      if (!option?.matches(":hover")) option?.scrollIntoView({ block: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [marked, count]);
  return list;
}

/**
 * Of more choices than these only those in sight are drawn. To measure a row lays the page out anew: rows for a finger are of one
 * height, in which a long text has two lines; those that lie closer together are measured.
 */
const manyChoices = 60;
const touchRows = { rowSize: 44 };
const denseRows = { estimatedRowSize: 34 };
const Windowed = ({ children }: { children: ReactNode }) => (
  <Virtualizer
    layout={ListLayout}
    layoutOptions={document.documentElement.dataset.density === "staff" ? denseRows : touchRows}
  >
    {children}
  </Virtualizer>
);

/**
 * Lies below a field and goes along with it when the page or a dialog scrolls: the library would close it, and asks for
 * that whether its anchor lies in what scrolled. So the anchor it knows lies nowhere, and where it is comes from us.
 */
export function BelowField({
  box,
  children,
  within,
}: {
  box: RefObject<HTMLElement | null>;
  children: ReactNode;
  /** Where it stands in the page; at its end unless told. */
  within?: Element | null | undefined;
}) {
  const isOpen = useContext(OverlayTriggerStateContext)?.isOpen ?? false;
  const [scrolls, setScrolls] = useState(0);
  const anchor = useMemo(() => ({ current: document.createElement("span") }), []);
  useEffect(() => {
    if (!isOpen) return;
    const follow = (event: Event) => {
      if (event.target instanceof Node && box.current && event.target.contains(box.current))
        setScrolls((count) => count + 1);
    };
    addEventListener("scroll", follow, true);
    return () => removeEventListener("scroll", follow, true);
  }, [isOpen, box]);
  const place = () => box.current?.getBoundingClientRect() ?? new DOMRect();
  const width = isOpen ? place().width : 0;
  return (
    <Popover
      triggerRef={anchor}
      getTargetRect={place}
      placement="bottom start"
      offset={4}
      // There is no arrow: that this changes makes it look anew where it stands.
      arrowBoundaryOffset={scrolls}
      {...(within && { UNSTABLE_portalContainer: within })}
      className={styles.panel ?? ""}
      style={{ "--trigger-width": `${width}px` } as React.CSSProperties}
    >
      {children}
    </Popover>
  );
}

/** The list of a `ComboField`. */
export function ChoiceList({
  box,
  nothing,
  count,
}: {
  box: RefObject<HTMLElement | null>;
  nothing: string;
  count: number;
}) {
  const Rows = count > manyChoices ? Windowed : Fragment;
  const list = useMarkedInSight();
  return (
    <BelowField box={box}>
      <Rows>
        <ListBox<ListedChoice>
          ref={list}
          className={styles.list ?? ""}
          renderEmptyState={() => <p className={styles.none}>{nothing}</p>}
        >
          {({ id, text, disabled }) => (
            <ListBoxItem
              id={id}
              textValue={text}
              isDisabled={disabled ?? false}
              className={styles.entry ?? ""}
            >
              {text}
            </ListBoxItem>
          )}
        </ListBox>
      </Rows>
    </BelowField>
  );
}
