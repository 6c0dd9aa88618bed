import { useContext, useEffect } from "react";
import { ComboBoxStateContext, Input } from "react-aria-components";
import type { BoxProps } from "../combo-control.ts";
import fieldStyles from "../field.module.css";
import { type finderOf, folded, likeliest } from "../find-choices.ts";
import type { ListedChoice } from "./combo-list.tsx";

type Find = ReturnType<typeof finderOf>;

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
export function Typed({
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
