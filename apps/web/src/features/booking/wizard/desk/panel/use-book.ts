import { BookerContact } from "@pulau/contract/guests.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { CallFailure } from "../../../../../api/call-failure.ts";
import { resort } from "../../../../../api/resort.ts";
import { useBackend, useCall, useMay } from "../../../../../api/use-call.ts";
import { useHasDrawer } from "../../../../../business/drawer/use-has-drawer.ts";
import { closeNewBooking } from "../../../../../business/new-booking.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { useToast } from "../../../../../ui/toast.tsx";
import { useFailureText, useRuleText } from "../../../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../../../ui/use-language.ts";
import type { Hold } from "../../calls.ts";
import { useDraft } from "../../draft/draft-context.ts";
import { useHold } from "../../hold/hold-context.ts";
import { useHoldButtons } from "../../hold/use-hold-acts.ts";
import { useSubmitAgreed } from "../../payment/use-submit.ts";
import { enterPayment } from "../calls.ts";
import type { ContactProps, MailLanguage } from "./guest-fields.tsx";
import { type DeskPayment, isInCash, takenNow } from "./payment-fields.tsx";
import { useFirstMistake } from "./use-first-mistake.ts";

const contactFields = ["bookingName", "email", "mobile"] as const;

/** The broken rule of each field of whom to reach. */
function rulesOf(booker: unknown): Partial<Record<(typeof contactFields)[number], string>> {
  const parsed = BookerContact.safeParse(booker);
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** What is wrong with whom to reach, once somebody tried to book. */
function useContactErrors(tried: boolean): ContactProps["errors"] {
  const { json } = useDraft();
  const ruleText = useRuleText();
  if (!tried) return {};
  const rules = Object.entries(rulesOf(json.booker));
  return Object.fromEntries(rules.map(([name, rule]) => [name, ruleText(rule)]));
}

/** Takes the money at the desk, as the books have it. The key is the draft's: a second press takes it once. */
function useTakePayment() {
  const { call } = useBackend();
  const { draftId } = useDraft();
  const { data } = useCall(resort, {});
  return (bookingId: BookingId, held: Hold, { way, part, reference }: DeskPayment) =>
    call(
      enterPayment,
      {
        params: { _id: bookingId },
        body: { way, amountSen: takenNow({ way, part }, held.quote), paidOn: data?.today ?? "", reference },
      },
      { idempotencyKey: `paid-${draftId}` },
    );
}

type Booking = {
  form: RefObject<HTMLFormElement | null>;
  look: () => Promise<unknown>;
  onBusy: (busy: boolean) => void;
};

/** A draft that became a booking whose answer was lost: who booked is told its number's place, and books nothing twice. */
function useLostAnswer(running: RefObject<boolean>): void {
  const { t } = useTranslation("new-booking");
  const { bookingId } = useDraft();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (bookingId === null || running.current) return;
    closeNewBooking();
    void queries.invalidateQueries();
    toast({ tone: "success", text: t("madeBefore") });
    void navigate({ to: `/staff/bookings/${bookingId}/money` });
  }, [bookingId, running, queries, navigate, toast, t]);
}

/** Closes the panel and says what was booked; money that could not be taken is said with the way to where it can. */
function useClose() {
  const { t } = useTranslation("new-booking");
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const say = useFailureText();
  return async (made: { _id: BookingId; bookingNo: string }, notTaken: unknown) => {
    closeNewBooking();
    void queries.invalidateQueries();
    if (notTaken === null) return toast({ tone: "success", text: t("made", { number: made.bookingNo }) });
    toast({ tone: "danger", text: `${t("notTaken", { number: made.bookingNo })} ${say(notTaken)}` });
    await navigate({ to: `/staff/bookings/${made._id}/money` });
  };
}

/** Books what is held for whom it is for, takes the money where it is paid now, and closes the panel. */
export function useBook({ form, look, onBusy }: Booking) {
  const { t } = useTranslation("new-booking");
  const { language: page } = useLanguage();
  const mayTake = useMay()("payments", "create");
  const { now, edit } = useDraft();
  const { state, hold } = useHold();
  const { again } = useHoldButtons();
  const [language, setLanguage] = useState<MailLanguage>(page);
  const [payment, setPayment] = useState<DeskPayment>({
    time: mayTake ? "now" : "link",
    way: "cash",
    part: "full",
    reference: "",
  });
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  useLostAnswer(running);
  const [agreed, setAgreed] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = useSubmitAgreed({ language, detailsLater: true, mailLink: payment.time === "link" });
  const takePayment = useTakePayment();
  const hasDrawer = useHasDrawer(isInCash(payment));
  const errors = useContactErrors(tried);
  const toFirstMistake = useFirstMistake(form);
  const close = useClose();
  const bookHeld = async () => {
    const held = hold !== null && state === "live" ? hold : await again();
    if (held === null) return;
    const made = await submit(held);
    if (made === null) return;
    const notTaken = await (payment.time === "now"
      ? takePayment(made._id, made.held, payment)
      : Promise.resolve()
    )
      .then(() => null)
      .catch((thrown: unknown) => thrown);
    await close(made, notTaken);
  };
  const book = async () => {
    if (running.current) return;
    setTried(true);
    setFailure(null);
    // A number may have been typed last, without leaving its field.
    const { booker } = now();
    const wrong = Object.keys(rulesOf(booker)).length > 0;
    const isHalf = form.current?.querySelector("[data-half-date]") != null;
    if (wrong || isHalf || !agreed || now().rooms.length === 0 || !hasDrawer) return toFirstMistake();
    running.current = true;
    setBusy(true);
    onBusy(true);
    try {
      // An edit that changes nothing would have to be saved, which a draft that is booked already can't be.
      if (now().step !== "payment") edit({ step: "payment" });
      await bookHeld();
    } catch (thrown) {
      setFailure(thrown);
      void look();
      if (thrown instanceof CallFailure && thrown.fields.length > 0) toFirstMistake();
    } finally {
      running.current = false;
      setBusy(false);
      onBusy(false);
    }
  };
  return {
    book,
    busy,
    failure,
    act: t(`acts.${payment.time}`),
    lacksRooms: tried,
    contact: { language, onLanguage: setLanguage, errors },
    payment: { value: payment, onChange: setPayment },
    terms: { agreed, missing: tried && !agreed, onAgree: setAgreed },
  };
}
