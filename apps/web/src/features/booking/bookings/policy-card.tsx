import { useState } from "react";
import { useSession } from "../../../api/use-call.ts";
import { AgreedTexts } from "../../../business/agreed-texts.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import type { Booking } from "./calls.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { PolicyLines } from "./policy-lines.tsx";
import { ReleaseDialog } from "./release-dialog.tsx";
import { Section } from "./section.tsx";

/** What the booking's terms say about cancelling, and the way to do it while it is possible. */
export function PolicyCard({ booking }: { booking: Booking }) {
  const { t } = useTranslation("trips");
  const session = useSession();
  const [open, setOpen] = useState(false);
  const { dayOf } = useMoments();
  const close = () => setOpen(false);
  const unpaid = booking.status === "awaitingPayment" && booking.paidSen === 0;
  const may = booking.canCancel && session?.role !== "viewer";
  return (
    <Section title={t("policy.title")}>
      <PolicyLines booking={booking} bookedOn={dayOf(booking.submittedAt)} />
      <AgreedTexts texts={booking.agreedTexts} words={(version) => t("policy.version", version)} />
      {may && (
        <div>
          <Button kind="danger" onClick={() => setOpen(true)}>
            {t(unpaid ? "cancel.release" : "cancel.open")}
          </Button>
        </div>
      )}
      {unpaid ? (
        <ReleaseDialog _id={booking._id} open={open} onClose={close} />
      ) : (
        <CancelDialog _id={booking._id} open={open} onClose={close} />
      )}
    </Section>
  );
}
