import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useCall } from "../../../../../api/use-call.ts";
import { UntilDialog } from "../../../../../business/courtesy/until-dialog.tsx";
import { closeNewBooking, type NewBookingPreset } from "../../../../../business/new-booking.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Button } from "../../../../../ui/button.tsx";
import { ErrorState } from "../../../../../ui/states.tsx";
import { Notice } from "../../../../../ui/surfaces.tsx";
import { Textarea } from "../../../../../ui/text-fields.tsx";
import { useFailureText } from "../../../../../ui/use-failure-text.ts";
import { useFailureToast } from "../../../../../ui/use-outcome-toast.ts";
import { leadSources, type Resort } from "../../calls.ts";
import { DraftConflict } from "../../draft/draft-conflict.tsx";
import { useDraft } from "../../draft/draft-context.ts";
import { useOwnAges } from "../../flow/use-own-ages.ts";
import { useWizardFlow } from "../../flow/wizard-flow.ts";
import { PriceAgreement } from "../../hold/price-agreement.tsx";
import { RuleOverride } from "../../hold/rule-override.tsx";
import { Terms } from "../../payment/terms.tsx";
import { drafts } from "../calls.ts";
import { isBareDraft } from "./bare-draft.ts";
import { BegunDrafts } from "./begun-drafts.tsx";
import { BoatFields } from "./boat-fields.tsx";
import { ExtraFields } from "./extra-fields.tsx";
import { GuestFields } from "./guest-fields.tsx";
import { GuestMail } from "./guest-mail.tsx";
import styles from "./panel.module.css";
import { PanelFoot } from "./panel-foot.tsx";
import { PaymentFields } from "./payment-fields.tsx";
import { PriceSide } from "./price-side.tsx";
import { RoomFields } from "./room-fields.tsx";
import { SourceField } from "./source-field.tsx";
import { StayFields } from "./stay-fields.tsx";
import { useBook } from "./use-book.ts";
import { useKeep } from "./use-keep.ts";

/** The first question has the focus once it is known which it is, unless somebody went elsewhere meanwhile. */
function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  const isKnown = useCall(leadSources, {}).isFetched;
  useEffect(() => {
    if (isKnown && !form.current?.contains(document.activeElement))
      form.current?.querySelector<HTMLElement>("select, [role=spinbutton]")?.focus();
  }, [isKnown, form]);
}

function NoteField() {
  const { t } = useTranslation("new-booking");
  const { json, edit } = useDraft();
  return (
    <Textarea
      label={t("note")}
      rows={2}
      most={500}
      maxLength={500}
      value={json.specialRequest}
      onChange={(specialRequest) => edit({ specialRequest })}
    />
  );
}

/** The wizard asks the rest, guest by guest: it goes on with this draft and its hold. */
function DetailsLink() {
  const { t } = useTranslation("new-booking");
  const { flush } = useDraft();
  const { pathTo } = useWizardFlow();
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  const open = async () => {
    try {
      await flush();
    } catch (failure) {
      return showFailure(failure);
    }
    closeNewBooking();
    await navigate({ to: pathTo("guests") });
  };
  return (
    <div>
      <Button kind="plain" size="small" onClick={() => void open()}>
        {t("details")}
      </Button>
    </div>
  );
}

/** What the server does not have: it is kept on this device, and sent when it can be. */
function SaveState() {
  const { t } = useTranslation("new-booking");
  const { status, failure } = useDraft();
  const say = useFailureText();
  if (status === "offline") return <Notice tone="warning">{t("offline")}</Notice>;
  return status === "refused" ? <Notice tone="danger">{say(failure)}</Notice> : null;
}

type Props = {
  preset: NewBookingPreset;
  resort: Resort;
  /** Reads the draft again: it may have become a booking whose answer was lost. */
  look: () => Promise<unknown>;
  onBusy: (busy: boolean) => void;
};

/** All the questions in the order in which they are asked at a desk, the price beside them, and one button that books. */
export function PanelForm({ preset, resort: facts, ...acts }: Props) {
  const { t } = useTranslation("courtesy-holds");
  const resort = useOwnAges(facts);
  const form = useRef<HTMLFormElement>(null);
  const book = useBook({ form, ...acts });
  const keep = useKeep(form, book.contact.language);
  const begun = useCall(drafts, { query: {} });
  const { draftId, json } = useDraft();
  useFirstFocus(form);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter in a field is no press of the button: nobody books by a key that was meant for a list.
    if (event.target instanceof HTMLInputElement) event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      void book.book();
    }
  };
  const isBare = json.rooms.length === 0 && isBareDraft(json, preset, resort.today);
  const others = begun.data?.drafts.filter(({ _id }) => _id !== draftId) ?? [];
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void book.book();
      }}
    >
      <div className={styles.scroller}>
        <div className={styles.fields}>
          {others.length > 0 && isBare && <BegunDrafts drafts={others} />}
          <SourceField />
          <StayFields resort={resort} />
          <RoomFields resort={resort} preset={preset} missing={book.lacksRooms || keep.lacksRooms} />
          <BoatFields resort={resort} />
          <ExtraFields resort={resort} />
          <GuestFields {...book.contact} errors={{ ...keep.errors, ...book.contact.errors }} />
          <NoteField />
          <DetailsLink />
        </div>
        <aside className={styles.side}>
          <PriceSide resort={resort} />
          <PaymentFields {...book.payment} />
          <GuestMail payment={book.payment.value} language={book.contact.language} />
          <Terms resort={resort} {...book.terms} />
        </aside>
      </div>
      <div className={styles.foot}>
        <SaveState />
        {book.failure !== null && <ErrorState error={book.failure} />}
        <PanelFoot act={book.act} busy={book.busy} onKeep={() => void keep.open()} />
      </div>
      {keep.contact && (
        <UntilDialog
          title={t("saveTitle")}
          save={t("saveAct")}
          until={null}
          hasEmail={keep.contact.hasEmail}
          onSave={keep.save}
          onClose={keep.close}
        />
      )}
      <RuleOverride />
      <PriceAgreement />
      <DraftConflict />
    </form>
  );
}
