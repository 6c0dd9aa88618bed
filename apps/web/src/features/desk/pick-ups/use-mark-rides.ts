import type { PickUpMark } from "@pulau/domain/transport/pick-up.ts";
import { useState } from "react";
import { deviceName } from "../../../api/kept/device-name.ts";
import { useOutbox } from "../../../api/kept/use-outbox.ts";
import { useBackend } from "../../../api/use-call.ts";
import { useActTime } from "../../../business/crew/use-act-time.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { namesText } from "../../../ui/format.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { countOf, type Marked, type PickUp, type PickUpDay } from "./calls.ts";
import { pickUpAct } from "./kept.ts";
import { useKeptDay } from "./use-rides.ts";

/** Marks rides. Each mark is kept on the device before it is sent, and until the server has it. */
export function useMarkRides(shown: PickUpDay, readAt: number) {
  const tell = useTell();
  const showFailure = useFailureToast();
  const outbox = useOutbox();
  const { session } = useBackend();
  const { acts } = useKeptDay(shown);
  const timeOf = useActTime({ at: shown.at, readAt, waits: acts.length > 0 });
  const [busy, setBusy] = useState<PickUpMark | null>(null);
  const mark = async (rides: readonly PickUp[], wanted: PickUpMark): Promise<void> => {
    setBusy(wanted);
    const owner = session.state()?.record.id ?? null;
    const device = deviceName(localStorage, navigator.userAgent);
    try {
      const made = { rides, mark: wanted, at: timeOf(), owner, device };
      const sent = await outbox.send(pickUpAct(shown, made));
      if (sent && "failure" in sent) throw sent.failure;
      navigator.vibrate?.(40);
      tell(rides, wanted, sent && (sent.reply as Marked));
    } catch (thrown) {
      showFailure(thrown);
    } finally {
      setBusy(null);
    }
  };
  return { busy, mark };
}

/** Says who is marked now, for whom a colleague's later mark holds, or that it waits. */
function useTell() {
  const { t } = useTranslation("pick-ups");
  const crew = useTranslation(["crew", "staff"]);
  const { language } = useLanguage();
  const toast = useToast();
  return (rides: readonly PickUp[], wanted: PickUpMark, reply: Marked | null): void => {
    const names = rides.map(({ bookingName }) => bookingName);
    const overtaken = reply?.overtaken ?? [];
    const done = t(`marked.${wanted}`, { names: namesText(names, language), count: countOf(rides) });
    const text = reply === null ? `${done} ${crew.t("staff:kept.sentLater")}` : done;
    if (overtaken.length < rides.length) toast({ tone: "success", text });
    for (const { name, mark, by } of overtaken)
      toast({
        tone: "danger",
        text: crew.t("overtaken", { name, by: by ?? crew.t("somebody"), mark: t(`marks.${mark}`) }),
      });
  };
}
