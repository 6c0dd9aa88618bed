import { useCallback, useEffect, useReducer, useRef } from "react";

/**
 * Does something once what was just changed is drawn, such as to focus a mistake that is now marked. A frame alone can come
 * before React has drawn on a busy machine; this comes in the same drawing as the changes before it.
 */
export function useAfterDrawing(): (act: () => void) => void {
  const waiting = useRef<(() => void)[]>([]);
  const [, draw] = useReducer((drawings: number) => drawings + 1, 0);
  useEffect(() => {
    for (const act of waiting.current.splice(0)) act();
  });
  return useCallback((act) => {
    waiting.current.push(act);
    draw();
  }, []);
}
