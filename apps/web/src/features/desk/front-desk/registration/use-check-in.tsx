import type { BookingId, GuestId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { ConfirmDialog, type Request } from "../confirm-dialog.tsx";
import { type CardGuest, type Cards, cardPaths, checkInGuests } from "./calls.ts";

type Answers = { readonly despiteBalance: boolean; readonly despiteRooms?: string };
type Wanted = { readonly guests: readonly CardGuest[]; readonly answers: Answers };

/**
 * Checks guests in by their cards. Rooms that are not ready and money that is owed are asked about first, once for the
 * booking; then `onDone` hears who is in.
 */
export function useCheckIn(bookingId: BookingId, cards: Cards, onDone: (guests: readonly GuestId[]) => void) {
  const { t } = useTranslation("registration");
  const toast = useToast();
  const showFailure = useFailureToast();
  const send = useSend(checkInGuests, cardPaths);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [request, setRequest] = useState<Request | null>(null);
  const booking = { _id: bookingId, bookingName: cards.bookingName, checkOut: cards.checkOut };
  const letThrough = async ({ guests, answers }: Wanted): Promise<Request | null> => {
    const ids = guests.map(({ _id }) => _id);
    setWanted({ guests, answers });
    try {
      await send.mutateAsync({ params: { _id: bookingId }, body: { guests: ids, ...answers } });
      const [first] = guests;
      const name = first?.fullName ?? "";
      toast({ tone: "success", text: t("act.done", { count: guests.length, name }) });
      onDone(ids);
    } catch (thrown) {
      if (isFailure(thrown, "ROOM_NOT_READY"))
        return { about: "rooms", verb: "checkIn", guest: booking, rooms: thrown.rooms };
      const owed = isFailure(thrown, "BALANCE_DUE") ? thrown.facts.dueSen : undefined;
      if (typeof owed === "number")
        return { about: "due", verb: "checkIn", guest: booking, amount: formatRinggit(owed) };
      showFailure(thrown);
    }
    return null;
  };
  const goOn = async (reason: string) => {
    if (wanted === null || request === null) return;
    const answer = request.about === "due" ? { despiteBalance: true } : { despiteRooms: reason };
    setRequest(await letThrough({ ...wanted, answers: { ...wanted.answers, ...answer } }));
  };
  return {
    busy: send.isPending,
    letIn: async (guests: readonly CardGuest[]) =>
      setRequest(await letThrough({ guests, answers: { despiteBalance: false } })),
    dialog: (
      <ConfirmDialog
        request={request}
        busy={send.isPending}
        onClose={() => setRequest(null)}
        onGoOn={(reason) => void goOn(reason)}
      />
    ),
  };
}
