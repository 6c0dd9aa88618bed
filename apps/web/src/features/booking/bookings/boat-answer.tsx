import type { BookingId } from "@pulau/domain/ids.ts";
import type { DisruptionAnswer } from "@pulau/domain/transport/disruption.ts";
import { useState } from "react";
import { useSend, useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Textarea } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { answerBoat, type Booking } from "./calls.ts";
import styles from "./detail.module.css";
import { useRefresh } from "./use-refresh.ts";

type DisruptedWay = Booking["disruptions"][number];
type Props = { _id: BookingId; way: DisruptedWay };

const answerWords = {
  fine: "boatAnswer.saidFine",
  other: "boatAnswer.saidOther",
  call: "boatAnswer.saidCall",
} as const;

/** What a guest says to the boat, or the money, that they have instead of a cancelled one. */
export function BoatAnswer({ _id, way }: Props) {
  const { t } = useTranslation("trips");
  const session = useSession();
  const [isChanging, setChanging] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const { send, answer } = useAnswer({ _id, way });
  if (way.solution === "later") return null;
  const given = way.answer;
  const mayAnswer = session?.role !== "viewer";
  if (given && !isChanging)
    return (
      <div className={styles.answer}>
        <p>{t(answerWords[given.answer])}</p>
        {given.note !== "" && <p className="hint">{given.note}</p>}
        {mayAnswer && (
          <Button kind="plain" size="small" onClick={() => setChanging(true)}>
            {t("boatAnswer.change")}
          </Button>
        )}
      </div>
    );
  if (!mayAnswer) return null;
  return (
    <div className={styles.answer}>
      <p className="strong">{t("boatAnswer.ask")}</p>
      <div className={styles.answerActs}>
        <Button
          size="small"
          busy={send.isPending && !isWriting}
          onClick={() => void answer("fine", "").then((kept) => kept && setChanging(false))}
        >
          {t("boatAnswer.fine")}
        </Button>
        <Button kind="outline" size="small" onClick={() => setWriting(true)}>
          {t("boatAnswer.other")}
        </Button>
      </div>
      {send.error !== null && !isWriting && <ErrorState error={send.error} />}
      <Dialog open={isWriting} onClose={() => setWriting(false)} title={t("boatAnswer.title")}>
        <OtherForm
          error={send.error}
          busy={send.isPending}
          onSend={async (note) => {
            if (!(await answer("other", note))) return;
            setWriting(false);
            setChanging(false);
          }}
        />
      </Dialog>
    </div>
  );
}

type OtherProps = { error: Error | null; busy: boolean; onSend: (note: string) => Promise<void> };

function OtherForm({ error, busy, onSend }: OtherProps) {
  const { t } = useTranslation("trips");
  const [note, setNote] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(note);
      }}
    >
      <Textarea
        label={t("boatAnswer.label")}
        hint={t("boatAnswer.hint")}
        optional
        most={300}
        maxLength={300}
        value={note}
        onChange={setNote}
      />
      {error !== null && <ErrorState error={error} />}
      <Button type="submit" busy={busy}>
        {t("boatAnswer.send")}
      </Button>
    </form>
  );
}

function useAnswer({ _id, way: { disruptionId, direction } }: Props) {
  const { t } = useTranslation("trips");
  const send = useSend(answerBoat);
  const toast = useToast();
  const refresh = useRefresh();
  const answer = async (reply: DisruptionAnswer, note: string): Promise<boolean> => {
    try {
      await send.mutateAsync({ params: { _id }, body: { disruptionId, direction, answer: reply, note } });
    } catch {
      return false; // shown from `send.error`
    }
    toast({ tone: "success", text: t("boatAnswer.done") });
    refresh();
    return true;
  };
  return { send, answer };
}
