import { type enquiryOrigins, NewEnquiry } from "@pulau/contract/enquiries.ts";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { NumberInput } from "../../../../ui/number-input.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { Textarea } from "../../../../ui/text-fields.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import type { Resort } from "../calls.ts";
import { PartyFields } from "../party/party-fields.tsx";
import { toMissingAge } from "../party/to-missing-age.ts";
import { createEnquiry } from "./calls.ts";
import { usePackageOf } from "./enquired-stay.tsx";
import { EnquirerFields } from "./enquirer-fields.tsx";
import styles from "./enquiry.module.css";
import { RoomPreferences } from "./room-preferences.tsx";
import { partyOf, useKnownEnquirer, type WantedStay } from "./wanted-stay.ts";

export type EnquiryOrigin = (typeof enquiryOrigins)[number];
type Props = { stay: WantedStay; origin: EnquiryOrigin; resort: Resort; onClose: () => void };

const mostMessage = 2000;

/** A wish in the guest's own words, for a person at the resort to answer. */
export function EnquiryForm({ stay, origin, resort, onClose }: Props) {
  const { t } = useTranslation("enquiry");
  const send = useSend(createEnquiry, [createEnquiry.path]);
  const [sent, setSent] = useState<{ number: number; email: string } | null>(null);
  const { packageId, optionId, checkIn, party } = stay;
  const found = usePackageOf(optionId);
  const nights = stay.nights ?? found?.option.nights ?? null;
  const form = useForm({
    schema: NewEnquiry,
    initial: {
      ...useKnownEnquirer(stay),
      origin,
      packageId,
      optionId,
      checkIn,
      nights,
      party: partyOf(party),
      flexible: false,
      roomTypeIds: [],
      message: "",
    },
    onSubmit: async (body) => {
      const { enquiryNo } = await send.mutateAsync({ body });
      setSent({ number: enquiryNo, email: body.email });
    },
  });
  if (sent !== null) return <Sent {...sent} onClose={onClose} />;
  const { flexible = false, roomTypeIds = [] } = form.values;
  const day = form.field("checkIn");
  return (
    <form
      className={styles.form}
      {...form.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!toMissingAge(event.currentTarget)) void form.submit();
      }}
    >
      <p className="muted">{t("enquiry.lead")}</p>
      <section>
        <WhenChoice flexible={flexible} onChange={(any) => form.set("flexible", any)} />
        <div className={styles.pair}>
          {!flexible && (
            <DateField
              label={t("enquiry.checkIn")}
              min={resort.today}
              {...day}
              onChange={(value) => form.set("checkIn", value === "" ? null : value)}
            />
          )}
          <NumberInput label={t("enquiry.nights")} optional {...form.number("nights")} />
        </div>
        {form.values.checkIn !== null && (
          <RoomPreferences stay={stay} value={roomTypeIds} onChange={(ids) => form.set("roomTypeIds", ids)} />
        )}
      </section>
      <section aria-label={t("enquiry.party")}>
        <h3>{t("enquiry.party")}</h3>
        <PartyFields
          party={form.values.party}
          most={resort.limits.persons}
          onChange={(next) => form.set("party", partyOf(next))}
        />
      </section>
      <Message field={form.field("message")} />
      <EnquirerFields form={form} phone={form.values.phone} />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <Acts onClose={onClose}>
        <Button type="submit" busy={form.busy}>
          {t("enquiry.act")}
        </Button>
      </Acts>
    </form>
  );
}

function Message({ field }: { field: Omit<ComponentProps<typeof Textarea>, "label"> }) {
  const { t } = useTranslation("enquiry");
  return (
    <Textarea
      label={t("enquiry.message")}
      hint={t("enquiry.messageHint")}
      optional
      most={mostMessage}
      maxLength={mostMessage}
      {...field}
    />
  );
}

/** Whether the day is fixed. */
function WhenChoice({ flexible, onChange }: { flexible: boolean; onChange: (flexible: boolean) => void }) {
  const { t } = useTranslation("enquiry");
  return (
    <Segmented
      label={t("enquiry.when")}
      value={flexible ? "any" : "day"}
      choices={[
        { value: "day", text: t("enquiry.onDay") },
        { value: "any", text: t("enquiry.anyDay") },
      ]}
      onChange={(when) => onChange(when === "any")}
    />
  );
}

/** Closing, and before it what else can be done. */
function Acts({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation("enquiry");
  return (
    <div className={styles.acts}>
      <Button kind="outline" onClick={onClose}>
        {t("close")}
      </Button>
      {children}
    </div>
  );
}

function Sent({ number, email, onClose }: { number: number; email: string; onClose: () => void }) {
  const { t } = useTranslation("enquiry");
  return (
    <div className={styles.form}>
      <Notice tone="success" title={t("enquiry.done")}>
        {t("enquiry.doneText", { number: `E-${number}`, email })}
      </Notice>
      <Acts onClose={onClose}>
        <LinkButton to="/waiting-list">{t("enquiry.see")}</LinkButton>
      </Acts>
    </div>
  );
}
