import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AddOnId, RuleId } from "@pulau/domain/ids.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useHold } from "../hold/hold-context.ts";
import { withAddOn } from "./chosen-add-ons.ts";

const pauseMs = 600;

type Chosen = Pick<BookingJson, "addOns" | "extras">;
/** One press: on which of them, and what it makes of what was chosen before. */
type Press = { readonly on: string; readonly onto: (chosen: Chosen) => Chosen };

const chosenIn = ({ addOns, extras }: BookingJson): Chosen => ({ addOns, extras });
const after = (chosen: Chosen, presses: readonly Press[]): Chosen =>
  presses.reduce((made, { onto }) => onto(made), chosen);

/**
 * Add-ons change in the draft at once, and in the live hold after a short pause, so that pressing "one more" three
 * times asks once. What is sold out, or was chosen without a connection, goes back to what is held, with the reason beside it;
 * what was pressed meanwhile stays.
 */
export function useAddOns() {
  const { now, edit, flush } = useDraft();
  const { state, alter } = useHold();
  const [failures, setFailures] = useState<Record<string, unknown>>({});
  /** What is held, from the first press until nothing waits or is under way any more. */
  const held = useRef<Chosen | null>(null);
  const waiting = useRef<readonly Press[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const running = useRef<Promise<boolean> | null>(null);

  const send = useCallback(async (): Promise<boolean> => {
    const before = held.current ?? chosenIn(now());
    const sent = waiting.current;
    waiting.current = [];
    const keep = (chosen: Chosen) => {
      held.current = waiting.current.length === 0 ? null : chosen;
    };
    try {
      await (state === "live" ? alter() : flush());
    } catch (failure) {
      if (!isFailure(failure, "HOLD_EXPIRED")) {
        edit(after(before, waiting.current));
        keep(before);
        const refused = sent.at(-1);
        setFailures(refused === undefined ? {} : { [refused.on]: failure });
        return false;
      }
    }
    keep(after(before, sent));
    return true;
  }, [state, alter, flush, edit, now]);
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  }, [send]);

  const sendNow = async (): Promise<boolean> => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    const went = await running.current;
    // What waited may have been sent meanwhile, by who waited for the same send.
    if (waiting.current.length === 0) return running.current ?? went ?? true;
    const sending = latestSend.current().finally(() => {
      if (running.current === sending) running.current = null;
    });
    running.current = sending;
    return sending;
  };
  const change = (addOnId: AddOnId, count: number, day: Day | null) =>
    put({
      on: addOnId,
      onto: ({ addOns, extras }) => ({ addOns: withAddOn(addOns, { addOnId, count, day }), extras }),
    });
  const choose = (extraId: RuleId, chosen: boolean) =>
    put({
      on: extraId,
      onto: ({ addOns, extras }) => {
        const others = extras.filter((id) => id !== extraId);
        return { addOns, extras: chosen ? [...others, extraId] : others };
      },
    });
  const put = (press: Press) => {
    held.current ??= chosenIn(now());
    waiting.current = [...waiting.current, press];
    setFailures({});
    edit(press.onto(chosenIn(now())));
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => void sendNow(), pauseMs);
  };
  return { change, choose, settle: sendNow, failures };
}
