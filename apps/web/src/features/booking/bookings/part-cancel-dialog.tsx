import type { ChangeQuote } from "@pulau/contract/changes.ts";
import type { OpenPlace } from "@pulau/domain/booking/remove-guests.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { useCall, useSend } from "../../../api/use-call.ts";
import { CancelFrame, RefundSums } from "../../../business/cancel-frame.tsx";
import { ChangeList } from "../../../business/change-list.tsx";
import { changeRefusal } from "../../../business/change-refusal.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useWhoSaved } from "../../../ui/changed-since.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { cancelPerson, cancelPersonQuote, cancelRoom, cancelRoomQuote } from "./calls.ts";
import { useRefresh } from "./use-refresh.ts";

/** What is given up: a room by its place, with those who sleep in it, or one guest. */
export type Part =
  | { readonly room: number; readonly name: string }
  | { readonly guest: string; readonly name: string }
  | { readonly place: OpenPlace; readonly name: string };

/** Who stays at home, as the calls name them. */
const absentOf = (part: Part) =>
  "guest" in part ? { guest: part.guest } : "place" in part ? part.place : { guest: "" };

/** The quote of giving a part up, and the agreement to exactly that. */
function usePartCancellation(_id: BookingId, part: Part, onDone: () => void) {
  const { t } = useTranslation("trips");
  const toast = useToast();
  const refresh = useRefresh();
  const byRoom = "room" in part;
  const room = useCall(
    cancelRoomQuote,
    { params: { _id }, query: { room: byRoom ? part.room : 0 } },
    { enabled: byRoom },
  );
  const guest = useCall(cancelPersonQuote, { params: { _id }, query: absentOf(part) }, { enabled: !byRoom });
  const quote = byRoom ? room : guest;
  const sendRoom = useSend(cancelRoom, [cancelRoomQuote.path]);
  const sendGuest = useSend(cancelPerson, [cancelPersonQuote.path]);
  const [failure, setFailure] = useState<unknown>(null);
  const agree = async ({ after, refundSen, version }: ChangeQuote) => {
    setFailure(null);
    const options = { ifMatch: version };
    const agreed = { agreedTotalSen: after?.totalSen ?? 0, agreedRefundSen: refundSen };
    try {
      if (byRoom)
        await sendRoom.mutateAsync({ params: { _id }, query: { room: part.room, ...agreed }, options });
      else await sendGuest.mutateAsync({ params: { _id }, query: { ...absentOf(part), ...agreed }, options });
      toast({ tone: "success", text: t("part.done", { name: part.name }) });
      onDone();
      refresh();
    } catch (thrown) {
      setFailure(thrown);
      if (isFailure(thrown, "PRICE_CHANGED", "CHANGED_SINCE")) await quote.refetch();
    }
  };
  return { quote, agree, failure, busy: sendRoom.isPending || sendGuest.isPending };
}

function Sums({ quote }: { quote: ChangeQuote }) {
  const { t } = useTranslation("trips");
  return (
    <>
      <ChangeList quote={quote} />
      <RefundSums
        sums={[
          [t("part.before"), quote.before.totalSen],
          [t("part.after"), quote.after?.totalSen ?? 0],
          [t("part.back"), quote.refundSen],
        ]}
      />
      {quote.keptSen > 0 && <p>{t("part.kept", { amount: formatRinggit(quote.keptSen) })}</p>}
      {quote.refundSen > 0 && <p>{t(`cancel.to.${quote.to}`)}</p>}
    </>
  );
}

function Body({ _id, part, onClose }: { _id: BookingId; part: Part; onClose: () => void }) {
  const { t } = useTranslation("trips");
  const { quote, agree, failure, busy } = usePartCancellation(_id, part, onClose);
  const quoted = quote.data;
  const refusal = quoted ? changeRefusal(quoted) : quote.error;
  const whoSaved = useWhoSaved();
  const isOutdated = isFailure(failure, "CHANGED_SINCE");
  const words = {
    quoting: t("cancel.quoting"),
    changed: t("cancel.changed"),
    keep: t("part.keep"),
    agree: t("part.agree"),
  };
  return (
    <>
      <p>{t("room" in part ? "part.room" : "part.guest", { name: part.name })}</p>
      {isOutdated && <Notice tone="warning">{whoSaved(failure.facts)}</Notice>}
      <CancelFrame
        {...{ words, busy, onClose }}
        failure={isOutdated ? null : failure}
        error={refusal}
        quote={quoted && !refusal ? <Sums quote={quoted} /> : null}
        onAgree={() => quoted && agree(quoted)}
      />
    </>
  );
}

/** Gives up one room or takes one guest off, once it was shown what comes back. */
export function PartCancelDialog({
  _id,
  part,
  onClose,
}: {
  _id: BookingId;
  part: Part | null;
  onClose: () => void;
}) {
  const { t } = useTranslation("trips");
  return (
    <Dialog
      open={part !== null}
      onClose={onClose}
      title={t(part !== null && "room" in part ? "part.roomTitle" : "part.guestTitle")}
      role="alertdialog"
    >
      {part && <Body _id={_id} part={part} onClose={onClose} />}
    </Dialog>
  );
}
