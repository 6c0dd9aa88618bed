import {
  Fragment,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  ListLayout,
  OverlayTriggerStateContext,
  Popover,
  Virtualizer,
} from "react-aria-components";
import type { BoxProps } from "../combo-control.ts";
import fieldStyles from "../field.module.css";
import { finderOf, folded, likeliest } from "../find-choices.ts";
import { Icon } from "../icon.tsx";
import { IconChevronDown } from "../icons/index.ts";
import styles from "./combo-box.module.css";
import { InOurLanguage } from "./in-our-language.tsx";
import { useWords } from "./words.ts";

type ListedChoice = { readonly id: string; readonly text: string; readonly disabled?: boolean | undefined };

/** Stands for the choice that is none: the library knows no empty key. */
const none = "\u0000";

type Find = ReturnType<typeof finderOf>;

/**
 * A press is answered by its field at once; the list that it opens is drawn right after that, a piece at a time, since it
 * takes a slow phone a quarter of a second. Whoever types or goes by arrows is in the list already.
 */
function DrawnAfterField({ isPressed, children }: { isPressed: boolean; children: ReactNode }) {
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
 * What is meant most likely by what is typed is marked, so that Enter takes it. A browser that fills forms in is
 * understood too.
 */
function useTyped(choices: readonly ListedChoice[], find: Find): void {
  const state = useContext(ComboBoxStateContext);
  const typed = state?.inputValue ?? "";
  const isOpen = state?.isOpen ?? false;
  const isFocused = state?.isFocused ?? false;
  // All choices may come a moment after what is typed.
  const count = state?.collection.size;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is another at each drawing
  useEffect(() => {
    if (!state || typed === "" || typed === state.selectedItem?.textValue) return;
    if (!isFocused) {
      const filled = choices.find(({ text }) => folded(text) === folded(typed));
      if (filled) state.setSelectedKey(filled.id);
      return;
    }
    if (!isOpen) return;
    const found = find(typed);
    const meant = likeliest(
      choices.filter(({ text, disabled }) => found.has(text) && !disabled),
      typed,
    );
    // The library unmarks at the same moment what was marked before.
    if (meant) queueMicrotask(() => state.selectionManager.setFocusedKey(meant.id));
  }, [typed, isOpen, isFocused, count]);
}

/** The text that is typed. A press shows all, and what stands there is written over. */
function Typed({
  choices,
  find,
  wiring,
  ...rest
}: Pick<BoxProps, "wiring"> & {
  choices: readonly ListedChoice[];
  find: Find;
  name?: string | undefined;
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
}) {
  const state = useContext(ComboBoxStateContext);
  useTyped(choices, find);
  return (
    <Input
      className={fieldStyles.control ?? ""}
      {...wiring}
      {...rest}
      // The library makes up a focus of its own when what is marked changes.
      onFocus={(event) => event.isTrusted && event.currentTarget.select()}
      onClick={(event) => {
        if (state === null || state.isOpen) return;
        state.open(null, "manual");
        event.currentTarget.select();
      }}
    />
  );
}

/**
 * What is marked comes into sight, wherever it stands in the list: the library looks for it before it is drawn. What a
 * pointer marks is seen already.
 */
function useMarkedInSight() {
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
 * The list. It goes along with its field when the page or a dialog scrolls: the library would close it, and asks for
 * that whether its anchor lies in what scrolled. So the anchor it knows lies nowhere, and where it is comes from us.
 */
function ChoiceList({
  box,
  nothing,
  many,
}: {
  box: RefObject<HTMLElement | null>;
  nothing: string;
  many: boolean;
}) {
  const Rows = many ? Windowed : Fragment;
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
  const list = useMarkedInSight();
  const width = isOpen ? place().width : 0;
  return (
    <Popover
      triggerRef={anchor}
      getTargetRect={place}
      placement="bottom start"
      offset={4}
      // There is no arrow: that this changes makes it look anew where it stands.
      arrowBoundaryOffset={scrolls}
      className={styles.panel ?? ""}
      style={{ "--trigger-width": `${width}px` } as React.CSSProperties}
    >
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
    </Popover>
  );
}

/** All choices with the empty one; until somebody comes near only the one that is shown. */
function useShown({ choices, empty, value }: Pick<BoxProps, "choices" | "empty" | "value">, isNear: boolean) {
  const all = useMemo<readonly ListedChoice[]>(
    () => [
      ...(empty === undefined ? [] : [{ id: none, text: empty }]),
      ...choices.map(({ value, text, disabled }) => ({ id: value, text, disabled })),
    ],
    [choices, empty],
  );
  const shown = useMemo(
    () => (isNear ? all : all.filter(({ id }) => id === (value || none))),
    [isNear, all, value],
  );
  return { all, shown };
}

/** The searchable list of a `ComboField`. Until somebody comes near, it knows of the one choice that it shows. */
function Box({
  wiring,
  labelId,
  autoFocus,
  name,
  value,
  onChange,
  onBlur,
  choices,
  empty,
  disabled,
  autoComplete,
}: BoxProps) {
  const { nothingFound } = useWords();
  const box = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(autoFocus);
  /** A key is answered by all choices; to a pressed field they come with the list, right after it. */
  const showAll = () => setIsNear(true);
  const showAllSoon = () => startTransition(showAll);
  const [isPressed, setIsPressed] = useState(false);
  const press = () => {
    setIsPressed(true);
    showAllSoon();
  };
  const { all, shown } = useShown({ choices, empty, value }, isNear);
  const find = useMemo(() => finderOf(choices), [choices]);
  // The library asks about each choice at opening, too, when the chosen one's text stands there and all are shown.
  const chosen = choices.find((choice) => choice.value === value)?.text;
  // While letters are put together to a Chinese word, Enter ends the word, not the search.
  const onKey = (event: KeyboardEvent) => {
    setIsPressed(false);
    showAll();
    if (event.nativeEvent.isComposing) event.stopPropagation();
  };
  return (
    <InOurLanguage>
      <ComboBox
        aria-labelledby={labelId}
        {...(wiring["aria-describedby"] && { "aria-describedby": wiring["aria-describedby"] })}
        isInvalid={wiring["aria-invalid"] ?? false}
        validationBehavior="aria"
        isDisabled={disabled ?? false}
        autoFocus={autoFocus}
        defaultItems={shown}
        value={value === "" ? null : value}
        onChange={(key) => {
          if (key === null && empty === undefined) return;
          onChange(key === null || key === none ? "" : String(key));
        }}
        defaultFilter={(text, typed) => typed === "" || typed === chosen || find(typed).has(text)}
        allowsEmptyCollection
        {...(onBlur && { onBlur })}
      >
        <span
          ref={box}
          className={styles.box}
          onKeyDownCapture={onKey}
          onFocusCapture={showAllSoon}
          onPointerEnter={showAllSoon}
          onPointerDownCapture={press}
        >
          <Typed
            choices={all}
            find={find}
            wiring={wiring}
            name={name}
            autoComplete={autoComplete}
            placeholder={empty}
          />
          <Button className={styles.open ?? ""}>
            <Icon of={IconChevronDown} size="s" />
          </Button>
        </span>
        <DrawnAfterField isPressed={isPressed}>
          <ChoiceList box={box} nothing={nothingFound} many={choices.length > manyChoices} />
        </DrawnAfterField>
      </ComboBox>
    </InOurLanguage>
  );
}

export default memo(Box);
