import { addDays } from "@pulau/domain/calendar/day.ts";
import { ChangeMail } from "../../../../business/change-mail.tsx";
import { ReasonField, useReason } from "../../../../business/reason-form.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { dayText } from "../../../../ui/format.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Facts } from "./facts.tsx";
import styles from "./move-dialog.module.css";
import type { MoveProps } from "./use-move.ts";
import { useSplit } from "./use-split.ts";

/** Asks before guests change into a room of another type: at the agreed price, and why. */
export function SplitDialog({ move, from, source, target, onSend, onDone, onClose }: MoveProps) {
  const { t } = useTranslation(["tape-chart", "staff"]);
  const { language } = useLanguage();
  const { split, busy, error } = useSplit();
  const reason = useReason();
  const { bar, start, end } = move;
  const nights = end - start;
  const make = async () => {
    const why = reason.take();
    if (why === null || busy) return;
    onSend(true);
    try {
      await split(move, { from, source, target }, why);
    } catch {
      // The dialog shows what the call says.
      return onSend(false);
    }
    onDone(move);
  };
  return (
    <Dialog open onClose={onClose} title={t("split.title", { name: bar.name })}>
      <form
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <Facts
          facts={[
            [t("facts.room"), t("facts.change", { from: source.room.roomNo, to: target.room.roomNo })],
            [
              t("split.fact"),
              t("facts.nights", { days: dayText(addDays(from, start), language, "near"), count: nights }),
            ],
          ]}
        />
        <p className="hint">{t("split.otherType")}</p>
        <ReasonField label={t("staff:act.why")} of={reason} />
        <ChangeMail
          bookingId={bar.bookingId}
          act={{ act: "splitStay", room: bar.position, roomId: target.room._id, on: addDays(from, start) }}
        />
        {error && <ErrorState error={error} />}
        <div className={styles.acts}>
          <Button kind="outline" onClick={onClose}>
            {t("putBack")}
          </Button>
          <Button type="submit" busy={busy}>
            {t("split.open")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
