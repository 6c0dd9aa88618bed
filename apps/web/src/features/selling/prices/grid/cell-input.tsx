import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import styles from "./grid.module.css";

type Move = { readonly row: number; readonly column: number };

/** The cell that is being typed in. Enter goes down, Tab to the end side; Escape leaves it as it was. */
export function CellInput({
  box,
  text,
  onEnd,
}: {
  box: CSSProperties;
  text: string;
  /** With null what was typed is forgotten. */
  onEnd: (text: string | null, move: Move | null) => void;
}) {
  const { t } = useTranslation("prices");
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(text.length, text.length);
  }, [text]);
  const end = (value: string | null, move: Move | null) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(value, move);
  };
  return (
    <input
      ref={input}
      className={styles.input}
      style={{ ...box, minWidth: box.width }}
      aria-label={t("grid.typing")}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => end(typed, null)}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        const isBack = event.shiftKey;
        if (event.key === "Escape") end(null, null);
        else if (event.key === "Enter") end(typed, { row: isBack ? -1 : 1, column: 0 });
        else if (event.key === "Tab") end(typed, { row: 0, column: isBack ? -1 : 1 });
        else return;
        event.preventDefault();
      }}
    />
  );
}
