import type { Day } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { ReasonField, useReason } from "../../../../business/reason-form.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Switch } from "../../../../ui/choice-fields.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { deskPaths, setBalance, type WholeBooking } from "../calls.ts";
import styles from "./balance.module.css";

type Balance = NonNullable<WholeBooking["balance"]>;
type Props = { booking: WholeBooking; balance: Balance; onClose: () => void };

function DueForm({ booking, balance, onClose }: Props) {
  const { t } = useTranslation("staff");
  const toast = useToast();
  const send = useSend(setBalance, deskPaths);
  const [dueOn, setDueOn] = useState<Day | "">(balance.dueOn);
  const [excused, setExcused] = useState(balance.excused);
  const why = useReason();
  const keep = async () => {
    const reason = why.take();
    if (reason === null || send.isPending) return;
    const body = excused ? ({ excused, reason } as const) : ({ excused, dueOn, reason } as const);
    try {
      await send.mutateAsync({ params: { _id: booking._id }, body });
      toast({ tone: "success", text: t("balance.kept") });
      onClose();
    } catch {
      // The dialog shows what the call says.
    }
  };
  return (
    <form
      className={styles.dialog}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      {!excused && (
        <DateField label={t("balance.day")} max={booking.checkOut} value={dueOn} onChange={setDueOn} />
      )}
      <Switch label={t("balance.excuse")} checked={excused} onChange={setExcused} />
      <p className="hint">{t("balance.excuseHint")}</p>
      <ReasonField label={t("balance.why")} of={why} />
      {send.error && <ErrorState error={send.error} />}
      <div className={styles.end}>
        <Button kind="outline" onClick={onClose}>
          {t("balance.back")}
        </Button>
        <Button type="submit" busy={send.isPending}>
          {t("balance.keep")}
        </Button>
      </div>
    </form>
  );
}

/** Another day for the balance, or none before the guests arrive, with a reason for the history. */
export function DueDialog({ open, ...rest }: Props & { open: boolean }) {
  const { t } = useTranslation("staff");
  return (
    <Dialog open={open} onClose={rest.onClose} title={t("balance.move")}>
      {open && <DueForm {...rest} />}
    </Dialog>
  );
}
