/**
 * Acts at once, or when a press under way has ended. A press that takes the focus from a field must land where it was
 * aimed, so what is said about the field may push nothing down before the press is over.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(":active") === null) {
    act();
    return;
  }
  const over = new AbortController();
  const end = () => {
    over.abort();
    // The click comes after the pointer's end, and its picture after that.
    requestAnimationFrame(() => setTimeout(act));
  };
  for (const event of ["pointerup", "pointercancel"]) {
    addEventListener(event, end, { signal: over.signal, capture: true });
  }
}
