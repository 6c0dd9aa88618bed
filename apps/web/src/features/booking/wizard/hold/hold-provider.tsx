import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { HoldId } from "@pulau/domain/ids.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { CallFailure, isFailure } from "../../../../api/call-failure.ts";
import { callKey, callQuery } from "../../../../api/queries.ts";
import { useBackend } from "../../../../api/use-call.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { addOns, endPoints, type Hold, type HoldTimer, promoByCode, sailings } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { pathsOf, useWizardCalls } from "../wizard-calls.ts";
import { endsAtHere, useIsOver } from "./hold-clock.ts";
import {
  type HoldAct,
  HoldDeskProvider,
  type HoldState,
  type PriceQuestion,
  type WantedRooms,
} from "./hold-context.ts";
import { type UsualReason, useRuleOverride } from "./use-rule-override.ts";

/** Answers about what is left and what pays for the stay, which each change of the hold makes out of date. */
const supplies = new Set<string>([
  ...[sailings.path, endPoints.path, addOns.path, promoByCode.path],
  ...pathsOf("roomTypes"),
]);
const ended: HoldTimer = { state: "ended", secondsLeft: 0, hold: null };

/** The hold as the server knows it, asked again now and then for what other tabs did. */
function useTimer(holdId: HoldId | null) {
  const { call } = useBackend();
  const { roomTimer } = useWizardCalls();
  return useQuery({
    ...callQuery(call, roomTimer, { params: { _id: holdId ?? "" } }),
    enabled: holdId !== null,
    staleTime: 0,
    refetchInterval: 20_000,
    refetchOnWindowFocus: true,
  });
}

/** The last hold that was seen keeps its price in sight after its end, while its rooms are still wanted. */
function useLastSeen(hold: Hold | null | undefined, isWanted: boolean) {
  const [last, setLast] = useState<Hold | null>(null);
  useEffect(() => {
    if (!isWanted) setLast(null);
    else if (hold) setLast(hold);
  }, [hold, isWanted]);
  return isWanted ? (hold ?? last) : null;
}

function useQuestion() {
  const [question, setQuestion] = useState<PriceQuestion | null>(null);
  const agree = useCallback((changed: Hold): Promise<boolean> => {
    const { earlierTotalSen, quote } = changed;
    if (earlierTotalSen === null || earlierTotalSen === quote.totalSen) return Promise.resolve(true);
    return new Promise((resolve) =>
      setQuestion({
        beforeSen: earlierTotalSen,
        afterSen: quote.totalSen,
        answer: (agreed) => {
          setQuestion(null);
          resolve(agreed);
        },
      }),
    );
  }, []);
  return { question, agree };
}

/** The draft's answers without what was refused; null where something else is wrong. Each time less is left to refuse. */
function withoutRefused({ code, fields }: CallFailure, json: BookingJson): Partial<BookingJson> | null {
  if (code.startsWith("PROMO_")) return json.promoCode === null ? null : { promoCode: null };
  const extras = json.extras.filter((_, i) => !fields.some(({ path }) => path === `extras.${i}`));
  return extras.length < json.extras.length ? { extras } : null;
}

/** What can be done with the hold; each act first saves the draft, because the server holds what the draft says. */
function useHoldActs(usualReason: UsualReason | undefined) {
  const { call } = useBackend();
  const calls = useWizardCalls();
  const { withReason, override } = useRuleOverride(usualReason);
  const queries = useQueryClient();
  const { draftId, holdId, flush, heldBy, edit, now } = useDraft();
  const toast = useToast();
  const say = useFailureText();
  const tools = useRef({ toast, say });
  tools.current = { toast, say };
  const [busy, setBusy] = useState<HoldAct | null>(null);
  const acts = useMemo(() => {
    const timerKey = (id: HoldId) => callKey(calls.roomTimer, { params: { _id: id } });
    const run = async (act: HoldAct, work: () => Promise<Hold>): Promise<Hold> => {
      setBusy(act);
      try {
        await flush();
        const hold = await work();
        await queries.cancelQueries({ queryKey: timerKey(hold._id) });
        queries.setQueryData(timerKey(hold._id), { state: "live", secondsLeft: hold.secondsLeft, hold });
        heldBy(hold._id);
        void queries.invalidateQueries({ predicate: ({ queryKey }) => supplies.has(String(queryKey[1])) });
        return hold;
      } catch (failure) {
        if (holdId !== null && isFailure(failure, "HOLD_EXPIRED"))
          queries.setQueryData(timerKey(holdId), ended);
        throw failure;
      } finally {
        setBusy(null);
      }
    };
    /** What is not for this stay, a promo code or an extra, keeps nobody from their rooms: it is left out, and said so. */
    const withoutUnfit = (work: () => Promise<Hold>) => async (): Promise<Hold> => {
      try {
        return await work();
      } catch (failure) {
        const fitting = failure instanceof CallFailure ? withoutRefused(failure, now()) : null;
        if (fitting === null) throw failure;
        edit(fitting);
        await flush();
        tools.current.toast({ text: tools.current.say(failure) });
        return withoutUnfit(work)();
      }
    };
    const params = { _id: holdId ?? "" };
    return {
      take: (wanted?: WantedRooms) =>
        run(
          "take",
          withoutUnfit(() =>
            withReason(({ body }) =>
              call(calls.takeHold, {
                params: { _id: draftId },
                ...(body && { body: { ...body, ...wanted } }),
              }),
            ),
          ),
        ),
      alter: () =>
        run(
          "alter",
          withoutUnfit(() => withReason((override) => call(calls.alterHold, { params, ...override }))),
        ),
      extend: () => run("extend", () => call(calls.extendHold, { params })),
      release: async (id = holdId) => {
        if (id === null) return;
        await call(calls.releaseHold, { params: { _id: id } }).catch(() => undefined);
        queries.setQueryData(timerKey(id), ended);
      },
    };
  }, [call, calls, withReason, queries, draftId, holdId, flush, heldBy, edit, now]);
  return { ...acts, busy, override };
}

/** Gives the wizard its hold: what is kept, until when, at which price, and what can be done with it. */
export function HoldProvider({ children, usualReason }: { children: ReactNode; usualReason?: UsualReason }) {
  const { holdId, json } = useDraft();
  // Other dates have let the rooms go: what was held, and at which price, is no longer of this stay.
  const isWanted = json.rooms.length > 0;
  const { data, dataUpdatedAt } = useTimer(holdId);
  const endsAt = data === undefined ? null : endsAtHere(data, dataUpdatedAt);
  const over = useIsOver(endsAt);
  const hold = useLastSeen(data?.hold, isWanted);
  const { question, agree } = useQuestion();
  const [gone, setGone] = useState<CallFailure | null>(null);
  const { take, alter, extend, release, busy, override } = useHoldActs(usualReason);
  const state: HoldState =
    data === undefined || !isWanted ? "none" : data.state === "live" && !over ? "live" : "ended";
  const desk = useMemo(
    () => ({
      state,
      hold,
      endsAt,
      busy,
      take,
      alter,
      extend,
      release,
      agree,
      question,
      gone,
      setGone,
      override,
    }),
    [state, hold, endsAt, busy, take, alter, extend, release, agree, question, gone, override],
  );
  return <HoldDeskProvider value={desk}>{children}</HoldDeskProvider>;
}
