import type { BookingId, GuestId } from "@pulau/domain/ids.ts";
import { openDatabase, staffDatabase } from "../../../../api/kept/database.ts";
import { handedChannel } from "../../../../api/kept/handed-channel.ts";
import { forgetAnswers } from "../../../../api/kept/kept-answers.ts";
import { useSend } from "../../../../api/use-call.ts";
import { closeNewBooking } from "../../../../business/new-booking.ts";
import type { Language } from "../../../../i18n/language.ts";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { handOver } from "./calls.ts";
import { handedPath } from "./handed-path.ts";

/** Gives the tablet to a guest: from then on this browser opens their card alone, and forgets what it has shown. */
export function useHandOver(bookingId: BookingId) {
  const send = useSend(handOver);
  const showFailure = useFailureToast();
  const give = async (guest: GuestId, language: Language) => {
    try {
      await send.mutateAsync({ params: { _id: bookingId, guest }, body: { language } });
    } catch (thrown) {
      return showFailure(thrown);
    }
    // No list of the day stays to be looked at without a connection. Then all tabs are led to the card, this one too.
    await forgetAnswers(openDatabase(staffDatabase)).catch(() => undefined);
    closeNewBooking();
    new BroadcastChannel(handedChannel).postMessage(null);
    // A page that the browser keeps as it was left would show other guests to whoever goes back.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    location.replace(handedPath);
  };
  return { give, busy: send.isPending };
}
