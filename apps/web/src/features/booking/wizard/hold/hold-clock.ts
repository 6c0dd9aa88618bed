import { useEffect, useState } from "react";
import type { HoldTimer } from "../calls.ts";

/**
 * When a hold ends by this device's clock. The server says how far off its end was at the answer; this clock may be
 * wrong by hours, but it counts as fast.
 */
export const endsAtHere = (timer: HoldTimer, answeredAt: number): string | null =>
  timer.state !== "live" || timer.hold === null
    ? null
    : new Date(answeredAt + Date.parse(timer.hold.expiresAt) - Date.parse(timer.hold.now)).toISOString();

/** Whether an instant has passed; becomes true by itself. Null has not. */
export function useIsOver(instant: string | null): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (instant === null) return;
    const timer = setTimeout(() => setOver(instant), Math.max(0, Date.parse(instant) - Date.now()));
    return () => clearTimeout(timer);
  }, [instant]);
  return instant !== null && over === instant;
}
