import { mostMarked } from "@pulau/contract/sailings.ts";
import type { BoardingActId } from "@pulau/domain/ids.ts";
import type { BoardingMark } from "@pulau/domain/transport/boarding.ts";
import { useRef, useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { boardingPaths, type Manifest, type Marked, markBoarding, type NamedPassenger } from "../calls.ts";
import { bodyOf } from "./departure-key.ts";

/** Those whom one call takes at once. */
const slicesOf = (passengers: readonly NamedPassenger[]): NamedPassenger[][] =>
  Array.from({ length: Math.ceil(passengers.length / mostMarked) }, (_, i) =>
    passengers.slice(i * mostMarked, (i + 1) * mostMarked),
  );

/**
 * Marks guests as of when their list was read, so that what a colleague did after that holds and is told. Says how it
 * went, and shakes the phone in the hand of whoever looks at the guests instead.
 */
export function useMark({ departure, at }: Manifest) {
  const tell = useTell();
  const showFailure = useFailureToast();
  const send = useSend(markBoarding, boardingPaths);
  const [busy, setBusy] = useState<BoardingMark | null>(null);
  // An act keeps its id while it is tried again: on a poor connection it may have been done without an answer.
  const acts = useRef(new Map<string, BoardingActId>());
  const markSome = async (passengers: readonly NamedPassenger[], wanted: BoardingMark): Promise<Marked> => {
    const guests = passengers.map(({ guestId }) => guestId);
    const of = [wanted, ...guests].join();
    const act = acts.current.get(of) ?? crypto.randomUUID();
    acts.current.set(of, act);
    const { params, party } = bodyOf(departure);
    return send.mutateAsync({ params, body: { ...party, act, guests, mark: wanted, at } });
  };
  const mark = async (passengers: readonly NamedPassenger[], wanted: BoardingMark): Promise<boolean> => {
    setBusy(wanted);
    try {
      const replies: Marked[] = [];
      for (const slice of slicesOf(passengers)) replies.push(await markSome(slice, wanted));
      acts.current.clear();
      navigator.vibrate?.(40);
      tell(passengers, wanted, replies);
      return true;
    } catch (thrown) {
      showFailure(thrown);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, mark };
}

/** Says who is marked now, for whom a colleague's later mark holds, and that the list was closed before. */
function useTell() {
  const { t } = useTranslation("sailings");
  const toast = useToast();
  return (passengers: readonly NamedPassenger[], wanted: BoardingMark, replies: readonly Marked[]): void => {
    const overtaken = replies.flatMap((reply) => reply.overtaken);
    const count = passengers.length - overtaken.length;
    const [first] = passengers;
    const done =
      passengers.length === 1
        ? t(`markedOne.${wanted}`, { name: first?.name ?? "" })
        : t(`markedMany.${wanted}`, { count });
    const isLate = replies.some(({ afterClosing }) => afterClosing);
    if (count > 0)
      toast({ tone: "success", text: [done, isLate && t("listedAfter")].filter(Boolean).join(" ") });
    for (const { name, mark, by } of overtaken)
      toast({
        tone: "danger",
        text: t("overtaken", { name, by: by ?? t("earlier.system"), mark: t(`marks.${mark}`) }),
      });
  };
}
