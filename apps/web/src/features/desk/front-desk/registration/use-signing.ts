import type { BookingId, GuestId } from "@pulau/domain/ids.ts";
import { countUnsent, keptOfKind, useKept, useOutbox } from "../../../../api/kept/use-outbox.ts";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { type SignAct, type SignOutcome, signAct, signKind } from "./kept.ts";
import type { Signed } from "./sign-form.tsx";

/** Signatures that the server's cards do not tell yet, and what became of those that it refused. */
export function useKeptSignatures() {
  const { acts, outcomes } = keptOfKind<SignAct, SignOutcome>(useKept(), signKind);
  return {
    acts,
    outcomes,
    waiting: countUnsent(acts),
    of: (guestId: GuestId): SignAct | undefined => acts.findLast(({ params }) => params.guest === guestId),
  };
}

/** Keeps a guest's signature on the device before it is sent, and until the server has it. */
export function useSigning(bookingId: BookingId) {
  const { t } = useTranslation("registration");
  const outbox = useOutbox();
  const toast = useToast();
  const { session } = useBackend();
  const { dayOf } = useMoments();
  return async (guestId: GuestId, signed: Signed): Promise<void> => {
    const at = new Date().toISOString();
    const owner = session.state()?.record.id ?? null;
    const sent = await outbox.send(signAct({ bookingId, guestId, signed, owner, today: dayOf(at), at }));
    if (sent && "failure" in sent) throw sent.failure;
    if (sent === null) toast({ tone: "success", text: t("sign.keptHere") });
  };
}
