import { type ComponentType, lazy, Suspense, useRef } from "react";
import type { Caret, FindControl } from "./find-control.ts";
import styles from "./find-field.module.css";

type BoxProps = FindControl & { caret: () => Caret };

/** When the list can't be had, the field is there all the same: Enter sends its form. */
const Box = lazy<ComponentType<BoxProps>>(() =>
  import("./headless/find-box.tsx").catch(() => ({ default: Plain })),
);

function Plain({ typed, onType, input }: BoxProps) {
  return (
    <input
      type="text"
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="list"
      autoComplete="off"
      {...input}
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

/**
 * A field that shows below it what was found by what is typed: arrows mark, Enter and a press choose, Escape closes. Its
 * list comes with a script of its own; until it is there the field takes what is typed, and loses nothing of it.
 */
export function FindField(props: FindControl) {
  const place = useRef<HTMLSpanElement>(null);
  const caret = (): Caret => {
    const field = place.current?.querySelector("input");
    const hadFocus = field !== null && field !== undefined && document.activeElement === field;
    return { hadFocus, at: field?.selectionStart ?? null };
  };
  return (
    <Suspense
      fallback={
        <span ref={place} className={styles.find}>
          <Plain {...props} caret={caret} />
        </span>
      }
    >
      <Box {...props} caret={caret} />
    </Suspense>
  );
}
