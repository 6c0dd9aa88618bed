import { mostMarked } from "@pulau/contract/sailings.ts";
import type { BoardingMark } from "@pulau/domain/transport/boarding.ts";
import { useState } from "react";
import { deviceName } from "../../../../api/kept/device-name.ts";
import { useOutbox } from "../../../../api/kept/use-outbox.ts";
import { useBackend } from "../../../../api/use-call.ts";
import { useActTime } from "../../../../business/crew/use-act-time.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import type { Manifest, Marked, NamedPassenger } from "../calls.ts";
import { boardingAct } from "../kept.ts";
import { useKeptList } from "./use-kept-list.ts";

/** Those whom one call takes at once. */
const slicesOf = (passengers: readonly NamedPassenger[]): NamedPassenger[][] =>
  Array.from({ length: Math.ceil(passengers.length / mostMarked) }, (_, i) =>
    passengers.slice(i * mostMarked, (i + 1) * mostMarked),
  );

/**
 * Marks guests. Each mark is kept on the device before it is sent, and until the server has it. Says how it went, and shakes
 * the phone in the hand of whoever looks at the guests instead.
 */
export function useMark(shown: Manifest, readAt: number) {
  const tell = useTell();
  const showFailure = useFailureToast();
  const outbox = useOutbox();
  const { session } = useBackend();
  const { acts } = useKeptList(shown.departure);
  const timeOf = useActTime({ at: shown.at, readAt, waits: acts.length > 0 });
  const [busy, setBusy] = useState<BoardingMark | null>(null);
  const mark = async (
    passengers: readonly NamedPassenger[],
    wanted: BoardingMark,
    overWeightReason?: string,
  ): Promise<boolean> => {
    setBusy(wanted);
    const owner = session.state()?.record.id ?? null;
    const device = deviceName(localStorage, navigator.userAgent);
    const made = { mark: wanted, at: timeOf(), owner, device, overWeightReason };
    try {
      const replies: (Marked | null)[] = [];
      for (const guests of slicesOf(passengers)) {
        const sent = await outbox.send(boardingAct(shown, { ...made, guests }));
        if (sent && "failure" in sent) throw sent.failure;
        replies.push(sent && (sent.reply as Marked));
      }
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

/** Says who is marked now, for whom a colleague's later mark holds, that the list was closed before, or that it waits. */
function useTell() {
  const { t } = useTranslation(["sailings", "staff", "crew"]);
  const toast = useToast();
  return (
    passengers: readonly NamedPassenger[],
    wanted: BoardingMark,
    replies: readonly (Marked | null)[],
  ): void => {
    const overtaken = replies.flatMap((reply) => reply?.overtaken ?? []);
    const count = passengers.length - overtaken.length;
    const [first] = passengers;
    const done =
      passengers.length === 1
        ? t(`markedOne.${wanted}`, { name: first?.name ?? "" })
        : t(`markedMany.${wanted}`, { count });
    const isLate = replies.some((reply) => reply?.afterClosing);
    const waits = replies.includes(null);
    const more = [isLate && t("listedAfter"), waits && t("staff:kept.sentLater")];
    if (count > 0) toast({ tone: "success", text: [done, ...more].filter(Boolean).join(" ") });
    for (const { name, mark, by } of overtaken)
      toast({
        tone: "danger",
        text: t("crew:overtaken", { name, by: by ?? t("crew:somebody"), mark: t(`marks.${mark}`) }),
      });
  };
}
