import type { Weight } from "@pulau/domain/transport/load.ts";
import { deviceName } from "../../../../api/kept/device-name.ts";
import { useKept, useOutbox } from "../../../../api/kept/use-outbox.ts";
import { useBackend } from "../../../../api/use-call.ts";
import { useActTime } from "../../../../business/crew/use-act-time.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import type { Manifest, NamedPassenger, WeighReply } from "../calls.ts";
import { weightAct } from "../kept.ts";
import { weightsOf } from "./use-kept-list.ts";

export type GuestWeight = { readonly guest: NamedPassenger; readonly weight: Weight | null };

/** Keeps weights on the device and sends them; throws what the server refused. Says when they wait, and who weighed otherwise. */
export function useWeigh(shown: Manifest, readAt: number) {
  const { t } = useTranslation(["sailings", "staff", "crew"]);
  const toast = useToast();
  const outbox = useOutbox();
  const { session } = useBackend();
  const waits = weightsOf(useKept(), shown.departure).acts.length > 0;
  const timeOf = useActTime({ at: shown.at, readAt, waits });
  return async (weights: readonly GuestWeight[]): Promise<void> => {
    const owner = session.state()?.record.id ?? null;
    const made = { at: timeOf(), owner, device: deviceName(localStorage, navigator.userAgent) };
    const replies: (WeighReply | null)[] = [];
    for (const { guest, weight } of weights) {
      const sent = await outbox.send(weightAct(shown, { ...made, guest, weight }));
      if (sent && "failure" in sent) throw sent.failure;
      replies.push(sent && (sent.reply as WeighReply));
    }
    const more = [
      replies.some((reply) => reply?.afterClosing) && t("weights.afterClosing"),
      replies.includes(null) && t("staff:kept.sentLater"),
    ];
    const done = t("weights.saved", { count: weights.length });
    toast({ tone: "success", text: [done, ...more].filter(Boolean).join(" ") });
    for (const { name, mark, by } of replies.flatMap((reply) => reply?.overtaken ?? []))
      toast({
        tone: "danger",
        text: t("crew:overtaken", {
          name,
          by: by ?? t("crew:somebody"),
          mark: t("weights.kg", { kg: mark }),
        }),
      });
  };
}
