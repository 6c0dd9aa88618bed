import type { BoardingActId } from "@pulau/domain/ids.ts";
import type { BoardingMark } from "@pulau/domain/transport/boarding.ts";
import { useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { boardingPaths, type Manifest, markBoarding, type NamedPassenger } from "../calls.ts";
import { bodyOf } from "./departure-key.ts";

/** An act keeps its id while it is tried again: on a poor connection it may have been done without an answer. */
type Act = { readonly id: BoardingActId; readonly of: string };

/** Marks guests, says how it went, and shakes the phone in the hand of whoever looks at the guests instead. */
export function useMark(departure: Manifest["departure"]) {
  const { t } = useTranslation("sailings");
  const toast = useToast();
  const showFailure = useFailureToast();
  const send = useSend(markBoarding, boardingPaths);
  const [busy, setBusy] = useState<BoardingMark | null>(null);
  const [last, setLast] = useState<Act | null>(null);
  const mark = async (passengers: readonly NamedPassenger[], wanted: BoardingMark): Promise<boolean> => {
    const guests = passengers.map(({ guestId }) => guestId);
    const of = [wanted, ...guests].join();
    const id = last?.of === of ? last.id : crypto.randomUUID();
    setLast({ id, of });
    setBusy(wanted);
    try {
      const { params, party } = bodyOf(departure);
      await send.mutateAsync({ params, body: { ...party, act: id, guests, mark: wanted } });
      navigator.vibrate?.(40);
      const [first] = passengers;
      const text =
        guests.length === 1
          ? t(`markedOne.${wanted}`, { name: first?.name ?? "" })
          : t(`markedMany.${wanted}`, { count: guests.length });
      toast({ tone: "success", text });
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
