import type { BookingId } from "@pulau/domain/ids.ts";
import type { MissingMark } from "@pulau/domain/transport/boarding.ts";
import { useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { dayText } from "../../../../ui/format.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { boardingPaths, closeBoarding, isNamed, type Manifest } from "../calls.ts";
import { bodyOf } from "./departure-key.ts";
import { MissingParties, missingPartiesOf, usualMark } from "./missing-parties.tsx";

/** Asks what becomes of each party that is missing, and closes boarding. */
export function CloseDialog({ shown, onClose }: { shown: Manifest; onClose: () => void }) {
  const { t } = useTranslation("sailings");
  const toast = useToast();
  const { language, say } = useLanguage();
  const send = useSend(closeBoarding, boardingPaths);
  const [marks, setMarks] = useState<ReadonlyMap<BookingId, MissingMark>>(new Map());
  const waiting = shown.passengers.filter(isNamed).filter(({ mark }) => mark === "waiting");
  const { day, time, name } = shown.departure;
  const unnamed = shown.passengers.filter((passenger) => !isNamed(passenger)).length;
  const agree = async () => {
    const { params, party } = bodyOf(shown.departure);
    const parties = [...marks].map(([bookingId, mark]) => ({ bookingId, mark }));
    await send.mutateAsync({ params, body: { ...party, missing: usualMark, parties } });
    toast({ tone: "success", text: t("close.done", { count: shown.counts.aboard }) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t("close.title", {
        boat: [time, say(name)].filter(Boolean).join(" "),
        day: dayText(day, language, "weekday"),
      })}
      words={{ keep: t("close.keep"), agree: t("close.agree") }}
      danger={false}
      busy={send.isPending}
      error={send.error}
      onAgree={agree}
      onClose={onClose}
    >
      <p>{t("close.text", { count: shown.counts.aboard })}</p>
      {waiting.length > 0 && (
        <>
          <p>{t("close.missing", { count: waiting.length })}</p>
          <MissingParties parties={missingPartiesOf(waiting)} marks={marks} onChange={setMarks} />
        </>
      )}
      {unnamed > 0 && <p className="hint">{t("close.unnamed", { count: unnamed })}</p>}
    </ConfirmDialog>
  );
}
