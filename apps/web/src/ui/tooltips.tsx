import { type ComponentType, useEffect, useState } from "react";

/**
 * Shows the words in `data-tip` beside what is pointed at or reached by key: of buttons with an icon alone, whose name
 * these words are. It is loaded when something is first pointed at or focused.
 */
export function Tooltips() {
  const [Tips, setTips] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      import("./headless/tooltip.tsx").then(
        (file) => setTips(() => file.Tips),
        () => undefined,
      );
    for (const name of ["pointerover", "focusin"]) addEventListener(name, load, { once: true });
  }, []);
  return Tips && <Tips />;
}
