import type { BookingId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { type ReactNode, useState } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { resort } from "../../../api/resort.ts";
import { useCall, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { checkIn, checkOut, deskPaths } from "./calls.ts";
import { ConfirmDialog, type DeskVerb, type Guest, type Request } from "./confirm-dialog.tsx";

type DeskAct = {
  readonly act: (verb: DeskVerb, guest: Guest) => void;
  /** Id of the booking that is being let in or out. */
  readonly busyId: BookingId | null;
  /** What is asked first; stands once on the page. */
  readonly dialog: ReactNode;
};

/** What the desk has said to what was asked of it so far. */
type Answers = { readonly despiteBalance: boolean; readonly despiteRooms?: string };

/** Makes the call and says how it ended; what is to be asked when money is owed or a room is not ready. */
function useSendAct(onBusy: (id: BookingId | null) => void) {
  const { t } = useTranslation("staff");
  const toast = useToast();
  const showFailure = useFailureToast();
  const sends = { checkIn: useSend(checkIn, deskPaths), checkOut: useSend(checkOut, deskPaths) };
  return async (verb: DeskVerb, guest: Guest, answers: Answers): Promise<Request | null> => {
    onBusy(guest._id);
    try {
      const { despiteBalance } = answers;
      if (verb === "checkIn") await sends.checkIn.mutateAsync({ params: { _id: guest._id }, body: answers });
      else await sends.checkOut.mutateAsync({ params: { _id: guest._id }, body: { despiteBalance } });
      const done = verb === "checkIn" ? "act.checkedIn" : "act.checkedOut";
      toast({ tone: "success", text: t(done, { name: guest.bookingName }) });
    } catch (thrown) {
      if (isFailure(thrown, "ROOM_NOT_READY"))
        return { about: "rooms", verb: "checkIn", guest, rooms: thrown.rooms };
      const owed = isFailure(thrown, "BALANCE_DUE") ? thrown.facts.dueSen : undefined;
      if (typeof owed === "number") return { about: "due", verb, guest, amount: formatRinggit(owed) };
      showFailure(thrown);
    } finally {
      onBusy(null);
    }
    return null;
  };
}

const noAnswers: Answers = { despiteBalance: false };

/** Lets guests in and out. Rooms that are not ready, leaving early and money that is owed are asked about first. */
export function useDeskAct(): DeskAct {
  const { data: house } = useCall(resort, {});
  const [busyId, setBusyId] = useState<string | null>(null);
  const [request, setRequest] = useState<Request | null>(null);
  const [answers, setAnswers] = useState(noAnswers);
  const send = useSendAct(setBusyId);
  const act = async (verb: DeskVerb, guest: Guest) => {
    setAnswers(noAnswers);
    const early = verb === "checkOut" && house !== undefined && guest.checkOut > house.today;
    setRequest(early ? { about: "early", verb: "checkOut", guest } : await send(verb, guest, noAnswers));
  };
  const goOn = async (reason: string) => {
    if (request === null) return;
    const nextAnswers: Answers = {
      ...answers,
      ...(request.about === "due" && { despiteBalance: true }),
      ...(request.about === "rooms" && { despiteRooms: reason }),
    };
    setAnswers(nextAnswers);
    setRequest(await send(request.verb, request.guest, nextAnswers));
  };
  return {
    act,
    busyId,
    dialog: (
      <ConfirmDialog
        request={request}
        busy={busyId !== null}
        onClose={() => setRequest(null)}
        onGoOn={goOn}
      />
    ),
  };
}
