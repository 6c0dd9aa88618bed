import { Email } from "@pulau/contract/fields.ts";
import { PhoneOfAnyForm } from "@pulau/contract/guests.ts";
import { type RefObject, useState } from "react";
import type { CallOptions } from "../../../../../api/client.ts";
import { useSend } from "../../../../../api/use-call.ts";
import { courtesyPaths, keepForGuest } from "../../../../../business/courtesy/calls.ts";
import type { CourtesyUntil } from "../../../../../business/courtesy/until-dialog.tsx";
import { closeNewBooking } from "../../../../../business/new-booking.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { useMoments } from "../../../../../ui/time-zone.ts";
import { useToast } from "../../../../../ui/toast.tsx";
import { useRuleText } from "../../../../../ui/use-failure-text.ts";
import { useDraft } from "../../draft/draft-context.ts";
import { useHold } from "../../hold/hold-context.ts";
import { useHoldButtons } from "../../hold/use-hold-acts.ts";
import { drafts } from "../calls.ts";
import type { ContactProps, MailLanguage } from "./guest-fields.tsx";
import { useFirstMistake } from "./use-first-mistake.ts";

type Contact = { readonly name: string; readonly hasEmail: boolean };

/** Whom something can be held for: a name, and one way to reach them. */
function contactOf(booker: Record<string, unknown>): Contact | null {
  const name = String(booker.bookingName ?? "").trim();
  const hasEmail = Email.safeParse(booker.email).success;
  const isReachable = hasEmail || PhoneOfAnyForm.safeParse(booker.mobile).success;
  return name !== "" && isReachable ? { name, hasEmail } : null;
}

/** "Save as hold": asks until when, keeps what is held for the guest until then, and closes the panel. */
export function useKeep(form: RefObject<HTMLFormElement | null>, language: MailLanguage) {
  const { t } = useTranslation("courtesy-holds");
  const { deadlineText } = useMoments();
  const toast = useToast();
  const ruleText = useRuleText();
  const { json, now, flush, draftId } = useDraft();
  const { state, hold } = useHold();
  const { again } = useHoldButtons();
  const toFirstMistake = useFirstMistake(form);
  const send = useSend(keepForGuest, [...courtesyPaths, drafts.path]);
  const [tried, setTried] = useState(false);
  const [contact, setContact] = useState<Contact | null>(null);
  const open = async () => {
    setTried(true);
    const known = contactOf(now().booker);
    if (known === null || now().rooms.length === 0) return toFirstMistake();
    if ((state === "live" ? hold : await again()) !== null) setContact(known);
  };
  const save = async ({ untilDay, untilTime, note, mail }: CourtesyUntil, options: CallOptions) => {
    await flush();
    const body = { untilDay, untilTime, note, mail, language };
    const { until } = await send.mutateAsync({ params: { _id: draftId }, body, options });
    closeNewBooking();
    toast({ tone: "success", text: t("kept", { name: contact?.name ?? "", time: deadlineText(until) }) });
  };
  const isLacking = tried && contactOf(json.booker) === null;
  const lacks = (of: "bookingName" | "mobile") =>
    of === "bookingName"
      ? String(json.booker.bookingName ?? "").trim() === ""
      : contactOf({ ...json.booker, bookingName: "-" }) === null;
  const errors: ContactProps["errors"] = isLacking
    ? {
        ...(lacks("bookingName") && { bookingName: ruleText("required") }),
        ...(lacks("mobile") && { mobile: ruleText("anyPhone") }),
      }
    : {};
  return { open, save, contact, close: () => setContact(null), lacksRooms: tried, errors };
}
