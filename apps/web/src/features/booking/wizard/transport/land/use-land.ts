import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BoatTimes } from "@pulau/domain/transport/transfer-times.ts";
import { useQueries } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { CallFailure, isFailure } from "../../../../../api/call-failure.ts";
import { callQuery } from "../../../../../api/queries.ts";
import { useBackend } from "../../../../../api/use-call.ts";
import { useForm } from "../../../../../ui/use-form.ts";
import { endPoints, type Hold } from "../../calls.ts";
import { useDraft } from "../../draft/draft-context.ts";
import { partyQuery } from "../../flow/stay-search.ts";
import { useHold } from "../../hold/hold-context.ts";
import { type LandWorld, landSchema, type TypedTransfer } from "./land-schema.ts";

export type StayDays = { readonly checkIn: Day; readonly checkOut: Day };

/** A transfer that is whole is kept once nothing was typed for so long. */
const pauseMs = 1_000;

/** Where each transfer can lead, priced for those who ride; the answers are remembered per start point and riders. */
function useEnds(land: readonly TypedTransfer[], { checkIn, checkOut }: StayDays): LandWorld["ends"] {
  const { call } = useBackend();
  const { json, draftId } = useDraft();
  const found = useQueries({
    queries: land.map((transfer) => ({
      ...callQuery(call, endPoints, {
        params: { _id: String(transfer.startPointId) },
        query: {
          ...ridersOf(transfer, json.party),
          checkIn,
          checkOut,
          optionId: json.optionId ?? undefined,
          draftId,
        },
      }),
      enabled: transfer.startPointId !== "",
    })),
  });
  return found.map(({ data }) => data?.endPoints);
}

/** The oldest children come along first, as they pay the most. */
const ridersOf = ({ adultCount, childCount }: TypedTransfer, party: BookingJson["party"]) => ({
  ...partyQuery({
    ...party,
    adults: Math.max(1, Number(adultCount) || 1),
    childAges: party.childAges.toSorted((a, b) => b - a).slice(0, Number(childCount) || 0),
  }),
  nonMalaysians: 0,
});

/** What the server found wrong, at the form's own places. */
const atFields = (open: readonly { path: string; rule: string }[]) =>
  new CallFailure("INVALID_INPUT", {
    fields: open.map(({ path, rule }) => ({ path: path.replace(/^transport\./, ""), rule })),
  });

/** Land transfers that the hold keeps already; their places count those that are still open. */
export function keptAt(hold: Hold | null, place: number): Hold["transfers"][number] | undefined {
  const open = (hold?.openTransfers ?? []).map((transfer) => transfer.place);
  if (open.includes(place)) return undefined;
  return hold?.transfers?.[place - open.filter((candidate) => candidate < place).length];
}

/** Sends the transfers of the draft into the hold, unless it has them as they are. */
function useKeeping() {
  const { now, flush } = useDraft();
  const { state, hold, alter } = useHold();
  const first = state === "live" && (hold?.openTransfers ?? []).length === 0;
  const kept = useRef(first ? JSON.stringify(now().transport.land) : "[]");
  const running = useRef(Promise.resolve());
  const send = useCallback(async (): Promise<void> => {
    const wanted = JSON.stringify(now().transport.land);
    if (kept.current === wanted) return;
    if (state !== "live") return flush();
    try {
      const { openTransfers = [] } = await alter();
      kept.current = wanted;
      if (openTransfers.length > 0) throw atFields(openTransfers);
    } catch (failure) {
      if (isFailure(failure, "HOLD_EXPIRED")) return;
      const { path, rule } = isFailure(failure, "DRAFT_INCOMPLETE") ? failure.facts : {};
      throw typeof path === "string" && typeof rule === "string" ? atFields([{ path, rule }]) : failure;
    }
  }, [now, flush, state, alter]);
  // One at a time: what is typed while one is under way is sent after it.
  return useCallback((): Promise<void> => {
    running.current = running.current.catch(() => undefined).then(send);
    return running.current;
  }, [send]);
}

/** The form over the draft's land transfers: typed into the draft as they are, kept as soon as they are whole. */
export function useLand(stay: StayDays, boats: BoatTimes) {
  const { json, now, edit } = useDraft();
  const keep = useKeeping();
  const [land, setLand] = useState<readonly TypedTransfer[]>(json.transport.land ?? []);
  const ends = useEnds(land, stay);
  const schema = useMemo(() => landSchema({ party: json.party, boats, ends }), [json.party, boats, ends]);
  const settled = useRef(false);
  const form = useForm({
    schema,
    initial: { land: json.transport.land ?? [] },
    onSubmit: async () => {
      await keep();
      settled.current = true;
    },
  });
  const { values } = form;
  const first = useRef(values);
  useEffect(() => {
    if (values === first.current) return;
    setLand(values.land);
    edit({ transport: { ...now().transport, land: values.land } });
  }, [values, edit, now]);
  const [failure, setFailure] = useState<unknown>(null);
  const latest = useRef({ schema, keep });
  latest.current = { schema, keep };
  useEffect(() => {
    if (values === first.current) return;
    setFailure(null);
    const timer = setTimeout(() => {
      if (latest.current.schema.safeParse(values).success) latest.current.keep().catch(setFailure);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [values]);
  const settle = async (): Promise<boolean> => {
    settled.current = false;
    setFailure(null);
    await form.submit();
    return settled.current;
  };
  return { form, land: values.land, ends, settle, failure: form.failure ?? failure };
}
export type LandForm = ReturnType<typeof useLand>["form"];
