import type { BookingId } from "@pulau/domain/ids.ts";
import type { DisruptionAnswer } from "@pulau/domain/transport/disruption.ts";
import { useRef, useState } from "react";
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

/** What is said with a few words, which nobody has to write. */
type Written = Exclude<DisruptionAnswer, "fine">;

/** What a guest says to the boat, or the money, that they have instead of a cancelled one. */
export function BoatAnswer({ _id, way }: Props) {
  const { t } = useTranslation("trips");
  const session = useSession();
  const [isChanging, setChanging] = useState(false);
  const [writing, setWriting] = useState<Written | null>(null);
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
          busy={send.isPending && writing === null}
          onClick={() => void answer("fine", "").then((kept) => kept && setChanging(false))}
        >
          {t("boatAnswer.fine")}
        </Button>
        {(["other", "call"] as const).map((reply) => (
          <Button key={reply} kind="outline" size="small" onClick={() => setWriting(reply)}>
            {t(`boatAnswer.${reply}`)}
          </Button>
        ))}
      </div>
      {send.error !== null && writing === null && <ErrorState error={send.error} />}
      <WrittenDialog
        writing={writing}
        onClose={() => setWriting(null)}
        error={send.error}
        busy={send.isPending}
        onSend={async (reply, note) => {
          if (!(await answer(reply, note))) return;
          setWriting(null);
          setChanging(false);
        }}
      />
    </div>
  );
}

type WrittenProps = {
  writing: Written | null;
  onClose: () => void;
  error: Error | null;
  busy: boolean;
  onSend: (reply: Written, note: string) => Promise<void>;
};

/** What would suit them better, or when they can be called. */
function WrittenDialog({ writing, onClose, error, busy, onSend }: WrittenProps) {
  const { t } = useTranslation("trips");
  const [note, setNote] = useState("");
  // Stays as it is while the dialog closes.
  const last = useRef<Written>("other");
  if (writing !== null) last.current = writing;
  const reply = last.current;
  return (
    <Dialog open={writing !== null} onClose={onClose} title={t(`boatAnswer.titles.${reply}`)}>
      <form
        className={styles.written}
        onSubmit={(event) => {
          event.preventDefault();
          void onSend(reply, note);
        }}
      >
        <Textarea
          label={t(`boatAnswer.labels.${reply}`)}
          hint={t(`boatAnswer.hints.${reply}`)}
          optional
          most={300}
          maxLength={300}
          value={note}
          onChange={setNote}
        />
        {error !== null && <ErrorState error={error} />}
        <Button type="submit" busy={busy}>
          {t(`boatAnswer.sends.${reply}`)}
        </Button>
      </form>
    </Dialog>
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
