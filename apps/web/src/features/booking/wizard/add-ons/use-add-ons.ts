import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AddOnId, RuleId } from "@pulau/domain/ids.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useHold } from "../hold/hold-context.ts";
import { withAddOn } from "./chosen-add-ons.ts";

const pauseMs = 600;

/**
 * Add-ons change in the draft at once, and in the live hold after a short pause, so that pressing "one more" three
 * times asks once. What is sold out, or was chosen without a connection, goes back to what is held, with the reason beside it.
 */
export function useAddOns() {
  const { json, edit, flush } = useDraft();
  const { state, alter } = useHold();
  const [failures, setFailures] = useState<Record<string, unknown>>({});
  const kept = useRef<Pick<BookingJson, "addOns" | "extras">>(json);
  const last = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const running = useRef<Promise<boolean> | null>(null);

  const send = useCallback(async (): Promise<boolean> => {
    const changed = last.current;
    last.current = null;
    try {
      await (state === "live" ? alter() : flush());
      return true;
    } catch (failure) {
      if (isFailure(failure, "HOLD_EXPIRED")) return true;
      edit({ addOns: kept.current.addOns, extras: kept.current.extras });
      setFailures(changed === null ? {} : { [changed]: failure });
      return false;
    }
  }, [state, alter, flush, edit]);
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  }, [send]);

  const sendNow = async (): Promise<boolean> => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    await running.current;
    if (last.current === null) return true;
    running.current = latestSend.current();
    return running.current;
  };
  const change = (addOnId: AddOnId, count: number, day: Day | null) =>
    put(addOnId, { addOns: withAddOn(json.addOns, { addOnId, count, day }) });
  const choose = (extraId: RuleId, chosen: boolean) => {
    const others = json.extras.filter((id) => id !== extraId);
    put(extraId, { extras: chosen ? [...others, extraId] : others });
  };
  const put = (changed: string, part: Partial<BookingJson>) => {
    if (last.current === null) kept.current = json;
    last.current = changed;
    setFailures({});
    edit(part);
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => void sendNow(), pauseMs);
  };
  return { change, choose, settle: sendNow, failures };
}
