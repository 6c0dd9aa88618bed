import {
  type KeyboardEvent,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { ComboBox, ComboBoxStateContext, Input, ListBox, ListBoxItem } from "react-aria-components";
import type { Caret, FindControl, FoundRow } from "../find-control.ts";
import fieldStyles from "../find-field.module.css";
import styles from "./combo-box.module.css";
import { BelowField, useMarkedInSight } from "./combo-list.tsx";
import { InOurLanguage } from "./in-our-language.tsx";

/** The likeliest is marked, so that Enter takes it; what somebody has marked themselves stays it while more is found. */
function useLikeliestMarked(rows: readonly FoundRow[]): void {
  const state = useContext(ComboBoxStateContext);
  const marked = state?.selectionManager.focusedKey ?? null;
  const isOpen = state?.isOpen ?? false;
  const isThere = rows.some(({ id }) => id === marked);
  const first = rows[0]?.id;
  // The library has its rows a moment later than they come.
  const isListed = first !== undefined && state?.collection.getItem(first) != null;
  const byUs = useRef<typeof marked>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is another at each drawing
  useEffect(() => {
    const isOwn = isThere && marked !== byUs.current;
    if (state === null || !isOpen || !isListed || isOwn || marked === first) return;
    byUs.current = first;
    // The library unmarks at the same moment what was marked before.
    queueMicrotask(() => state.selectionManager.setFocusedKey(first));
  }, [isOpen, isThere, marked, first, isListed]);
}

/**
 * The list is there while something is found by what was typed since the field was entered, also when it is found a moment later,
 * or when it was typed before the list was loaded. `leave` is told when it was closed, or the focus went.
 */
function useOpenWhileFound(rows: readonly FoundRow[], begun: Caret): { leave: () => void } {
  const state = useContext(ComboBoxStateContext);
  const typed = state?.inputValue ?? "";
  const isFound = rows.length > 0;
  const before = useRef(begun.hadFocus ? "" : typed);
  const isWanted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is another at each drawing
  useEffect(() => {
    if (typed !== before.current) isWanted.current = typed !== "";
    before.current = typed;
    if (isWanted.current && isFound && state?.isFocused && !state.isOpen) state.open(null, "input");
  }, [typed, isFound, state?.isFocused]);
  const leave = () => {
    isWanted.current = false;
  };
  return { leave };
}

/**
 * The library hides all but a field and its list from who hears the page, as long as the list is open. Here the page stays in use:
 * what the field stands in is marked as what the library leaves alone.
 */
function usePageReadable(field: RefObject<HTMLInputElement | null>): void {
  const isOpen = useContext(ComboBoxStateContext)?.isOpen ?? false;
  useLayoutEffect(() => {
    let place: Element | null = field.current;
    while (place?.parentElement && place.parentElement !== document.body) place = place.parentElement;
    if (!isOpen || place === null) return;
    const part = place;
    part.setAttribute("data-react-aria-top-layer", "true");
    return () => part.removeAttribute("data-react-aria-top-layer");
  }, [isOpen, field]);
}

/** The field. Where the one before it had the focus it goes on there, at the same letter. */
function Typed({
  rows,
  input,
  begun,
}: Pick<FindControl, "rows"> & { input: FindControl["input"]; begun: Caret }) {
  const field = useRef<HTMLInputElement>(null);
  const state = useContext(ComboBoxStateContext);
  useLikeliestMarked(rows);
  usePageReadable(field);
  const { leave } = useOpenWhileFound(rows, begun);
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    // While letters are put together to a Chinese word, Enter ends the word, not the search. The library's Tab would choose.
    if (event.nativeEvent.isComposing || key === "Tab") event.stopPropagation();
    // It closes the list alone, not the panel that the field stands in.
    if (key !== "Escape" || !state?.isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
    state.close();
  };
  useLayoutEffect(() => {
    if (!begun.hadFocus) return;
    field.current?.focus();
    field.current?.setSelectionRange(begun.at, begun.at);
  }, [begun]);
  return <Input ref={field} {...input} onKeyDownCapture={onKey} onBlurCapture={leave} />;
}

function Found({ foundLabel }: Pick<FindControl, "foundLabel">) {
  const list = useMarkedInSight();
  return (
    <ListBox<FoundRow> ref={list} aria-label={foundLabel} className={styles.list ?? ""}>
      {({ id, text, shown }) => (
        <ListBoxItem id={id} textValue={text} className={styles.entry ?? ""}>
          {shown}
        </ListBoxItem>
      )}
    </ListBox>
  );
}

/** The field of a `FindField` with its list. */
export default function FindBox({
  typed,
  onType,
  rows,
  foundLabel,
  onChoose,
  input,
  caret,
}: FindControl & { caret: () => Caret }) {
  const box = useRef<HTMLSpanElement>(null);
  const [begun] = useState(caret);
  return (
    <InOurLanguage>
      <ComboBox<FoundRow>
        className={fieldStyles.find ?? ""}
        aria-label={input["aria-label"]}
        aria-labelledby={input["aria-labelledby"]}
        items={rows}
        inputValue={typed}
        onInputChange={onType}
        value={null}
        onChange={(key) => key !== null && onChoose(String(key))}
        allowsCustomValue
        shouldFocusWrap
      >
        <span ref={box} className={fieldStyles.find}>
          <Typed {...{ rows, input, begun }} />
        </span>
        <BelowField box={box} within={box.current?.closest("search")}>
          <Found foundLabel={foundLabel} />
        </BelowField>
      </ComboBox>
    </InOurLanguage>
  );
}
