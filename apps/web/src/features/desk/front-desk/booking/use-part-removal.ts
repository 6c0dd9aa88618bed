import type { ChangeQuote } from "@pulau/contract/changes.ts";
import type { BookingId, GuestId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { useCall, useSend } from "../../../../api/use-call.ts";
import type { PlannedAct } from "../../../../business/change-mail.tsx";
import { useReason } from "../../../../business/reason-form.tsx";
import type { PlaceKind } from "../../../../business/unnamed-places.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { deskPaths, personQuote, removePerson, removeRoom, roomQuote } from "../calls.ts";

/** What comes off a booking: a room with whoever sleeps in it, a guest, or one of those who are not named yet. */
export type Part =
  | { readonly what: "room"; readonly room: number; readonly name: string }
  | { readonly what: "guest"; readonly guest: GuestId; readonly name: string }
  | { readonly what: "place"; readonly room: number; readonly kind: PlaceKind; readonly name: string };

/** By the booking's policy, with everything given back, or at the price that was agreed. */
export type Terms = "policy" | "waive" | "keepPrice";

const termsOf = (terms: Terms) => ({ keepNothing: terms === "waive", keepPrice: terms === "keepPrice" });

const personOf = (part: Part) =>
  part.what === "guest"
    ? { guest: part.guest }
    : { room: part.room, ...(part.what === "place" && { kind: part.kind }) };

const actOf = (part: Part, terms: Terms): PlannedAct =>
  part.what === "room"
    ? { act: "cancelRoom", room: part.room, ...termsOf(terms) }
    : { act: "cancelPerson", ...personOf(part), ...termsOf(terms) };

/** What taking a part off comes to on each terms, and the agreement to exactly that. */
export function usePartRemoval(_id: BookingId, part: Part, onDone: () => void) {
  const { t } = useTranslation("stay-changes", { keyPrefix: "part" });
  const toast = useToast();
  const [terms, setTerms] = useState<Terms>("policy");
  const [failure, setFailure] = useState<unknown>(null);
  const reason = useReason();
  const isRoom = part.what === "room";
  const { keepNothing, keepPrice } = termsOf(terms);
  const sent = { keepNothing: String(keepNothing), keepPrice: String(keepPrice) };
  const room = useCall(
    roomQuote,
    { params: { _id }, query: { room: isRoom ? part.room : 0, ...sent } },
    { enabled: isRoom, staleTime: 0 },
  );
  const person = useCall(
    personQuote,
    { params: { _id }, query: { ...personOf(part), ...sent } },
    { enabled: !isRoom, staleTime: 0 },
  );
  const quote = isRoom ? room : person;
  const sendRoom = useSend(removeRoom, deskPaths);
  const sendPerson = useSend(removePerson, deskPaths);
  const send = async ({ after, refundSen, version }: ChangeQuote, note: string) => {
    const agreed = { agreedTotalSen: after?.totalSen ?? 0, agreedRefundSen: refundSen, note, ...sent };
    const options = { ifMatch: version };
    if (isRoom)
      await sendRoom.mutateAsync({ params: { _id }, query: { room: part.room, ...agreed }, options });
    else await sendPerson.mutateAsync({ params: { _id }, query: { ...personOf(part), ...agreed }, options });
  };
  const agree = async (shown: ChangeQuote): Promise<void> => {
    setFailure(null);
    const note = reason.take();
    if (note === null) return;
    const name = isRoom ? t("roomName", { name: part.name }) : part.name;
    const { refundSen } = shown;
    try {
      await send(shown, note);
      const amount = formatRinggit(refundSen);
      toast({ tone: "success", text: t(refundSen > 0 ? "doneBack" : "done", { name, amount }) });
      onDone();
    } catch (thrown) {
      setFailure(thrown);
      if (isFailure(thrown, "PRICE_CHANGED", "CHANGED_SINCE")) await quote.refetch();
    }
  };
  return {
    quote,
    terms,
    setTerms,
    reason,
    failure,
    agree,
    act: actOf(part, terms),
    busy: sendRoom.isPending || sendPerson.isPending,
  };
}
