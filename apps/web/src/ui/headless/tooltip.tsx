import { useEffect, useMemo, useRef, useState } from "react";
import { Tooltip, TooltipTriggerStateContext } from "react-aria-components";
import { InOurLanguage } from "./in-our-language.tsx";
import styles from "./tooltip.module.css";

type Pointed = { readonly of: HTMLElement | null; readonly byKey: boolean };

const tipped = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;

/** What is pointed at, or focused by key, when this comes: the touch that loaded it was heard by nobody. */
function first(): Pointed {
  const focused = document.querySelector<HTMLElement>("[data-tip]:focus-visible");
  return { of: focused ?? document.querySelector<HTMLElement>("[data-tip]:hover"), byKey: focused !== null };
}

/** The tooltip of the page. A finger gets none. */
export function Tips() {
  const [pointed, setPointed] = useState(first);
  useEffect(() => {
    const point = (of: HTMLElement | null, byKey: boolean) =>
      setPointed((before) => (before.of === of ? before : { of, byKey }));
    const none = () => point(null, false);
    const listeners = {
      pointerover: ({ target, pointerType }: PointerEvent) =>
        pointerType === "mouse" && point(tipped(target), false),
      focusin: ({ target }: FocusEvent) =>
        point(target instanceof Element && target.matches(":focus-visible") ? tipped(target) : null, true),
      pointerdown: none,
      keydown: ({ key }: KeyboardEvent) => key === "Escape" && none(),
    };
    for (const [name, listener] of Object.entries(listeners))
      document.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name, listener as EventListener);
    };
  }, []);
  return <Tip {...pointed} />;
}

/** Long enough that crossing a row of buttons shows none. */
const pause = 500;

/** The words of what is pointed at: after a pause, or at once by key. */
function Tip({ of, byKey }: Pointed) {
  const [shown, setShown] = useState<HTMLElement | null>(null);
  const trigger = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (of === null || byKey) return setShown(of);
    const timer = setTimeout(() => setShown(of), pause);
    return () => clearTimeout(timer);
  }, [of, byKey]);
  const state = useMemo(
    () => ({ isOpen: true, shouldSkipAnimation: false, open: () => undefined, close: () => setShown(null) }),
    [],
  );
  trigger.current = shown;
  if (shown === null || !shown.isConnected) return null;
  return (
    <InOurLanguage>
      {/* The button has these words as its name already: nobody is to hear them twice. */}
      <TooltipTriggerStateContext value={state}>
        <Tooltip key={shown.dataset.tip} triggerRef={trigger} offset={6} className={styles.tip ?? ""}>
          {shown.dataset.tip}
        </Tooltip>
      </TooltipTriggerStateContext>
    </InOurLanguage>
  );
}
