import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useRef } from "react";
import { Input, InputContext, useSlottedContext } from "react-aria-components";
import { type Span, within } from "../count.ts";

/** The library refuses a key as it is typed when no number begins so; here what is typed stays. */
function useEveryKey() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    const pass = (event: Event) => event.stopImmediatePropagation();
    field?.addEventListener("beforeinput", pass, { capture: true });
    return () => field?.removeEventListener("beforeinput", pass, { capture: true });
  }, []);
  return input;
}

const pages: Readonly<Record<string, number>> = { PageUp: 10, PageDown: -10 };

type CountInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "value"> & {
  /** What stands in the field, be it a count or not. */
  text: string;
  onText: (text: string) => void;
  count: number | null;
  span: Span;
  onCount: (count: number) => void;
};

/**
 * The field of the library's number field: its keys, what it says and its buttons are the library's. Its text is its
 * owner's: the library would put right what it can't read, and take a pasted `1,5` for fifteen. A page goes ten on.
 */
export function CountInput({ text, onText, count, span, onCount, ...rest }: CountInputProps) {
  const context = useSlottedContext(InputContext);
  const { onChange, onPaste, onCompositionStart, onCompositionEnd, ...wired } = context ?? {};
  const input = useEveryKey();
  const page = (event: KeyboardEvent) => {
    const step = pages[event.key];
    if (step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onCount(within((count ?? span.least ?? 0) + step, span));
  };
  return (
    <InputContext value={wired}>
      <Input
        ref={input}
        {...rest}
        // The library names neither value nor ends.
        role="spinbutton"
        aria-valuenow={count ?? undefined}
        aria-valuemin={span.least ?? 0}
        aria-valuemax={span.most}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDownCapture={page}
      />
    </InputContext>
  );
}
