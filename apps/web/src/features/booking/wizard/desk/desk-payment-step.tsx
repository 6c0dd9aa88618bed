import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall, useMay } from "../../../../api/use-call.ts";
import { Button } from "../../../../ui/button.tsx";
import { RadioCards } from "../../../../ui/segmented.tsx";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { Select, Textarea } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { leadSources } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useCharge } from "../frame/step-busy.ts";
import { StepForm } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { useHold } from "../hold/hold-context.ts";
import { useHoldButtons } from "../hold/use-hold-acts.ts";
import { CodeCard } from "../payment/code-card.tsx";
import { HowFound } from "../payment/how-found.tsx";
import styles from "../payment/payment.module.css";
import { Terms } from "../payment/terms.tsx";
import { useSubmitAgreed } from "../payment/use-submit.ts";

const languages = { en: "English", my: "Bahasa Melayu", cn: "简体中文" } as const;
type MailLanguage = keyof typeof languages;
/** `link`: by the link in the mail; `desk`: cash, card terminal or bank transfer are entered next. */
type PayWay = "link" | "desk";

/** The last step of a booking that staff make: nobody pays on this page, how the guest will is only said. */
export default function DeskPaymentStep({ resort }: StepProps) {
  const { t } = useTranslation(["booking", "staff"]);
  const may = useMay();
  const toast = useToast();
  const navigate = useNavigate();
  const { json, edit } = useDraft();
  const { state, hold } = useHold();
  const { again } = useHoldButtons();
  const [language, setLanguage] = useState<MailLanguage>("en");
  const [way, setWay] = useState<PayWay>("link");
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const submit = useSubmitAgreed({ language });
  const sources = useCall(leadSources, {}).data?.leadSources ?? [];
  // One that was taken off the list meanwhile has to be chosen anew.
  const found = sources.find(({ _id }) => _id === json.leadSource?.leadSourceId) ? json.leadSource : null;
  const unanswered = sources.length > 0 && found === null;
  const form = useRef<HTMLFormElement>(null);
  const act = t("staff:newBooking.make");
  useCharge(hold?.quote.totalSen ?? null, act);
  const make = async () => {
    setMissing(!agreed || unanswered);
    if (!agreed || unanswered) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return false;
    }
    if (hold === null || state !== "live") {
      await again();
      return false;
    }
    const booking = await submit(hold);
    if (booking === null) return false;
    toast({ tone: "success", text: t("staff:newBooking.made", { number: booking.bookingNo }) });
    const page = `/staff/bookings/${booking._id}`;
    await navigate({ to: way === "desk" ? `${page}/money` : page, replace: true });
    return false;
  };
  return (
    <StepForm step="payment" title={t("steps.payment")} onContinue={make} formRef={form} act={act}>
      {state === "ended" && (
        <Notice
          tone="warning"
          title={t("hold.over")}
          acts={
            <Button size="small" onClick={again}>
              {t("hold.again")}
            </Button>
          }
        >
          {t("staff:newBooking.holdOver")}
        </Notice>
      )}
      <Card className={styles.asked}>
        <Textarea
          label={t("payment.request")}
          optional
          most={resort.limits.specialRequest}
          maxLength={resort.limits.specialRequest}
          value={json.specialRequest}
          onChange={(specialRequest) => edit({ specialRequest })}
        />
        <HowFound
          sources={sources}
          answer={found}
          missing={missing && unanswered}
          onAnswer={(leadSource) => edit({ leadSource })}
        />
      </Card>
      <CodeCard resort={resort} />
      <Card className={styles.how}>
        {may("payments", "create") && (
          <RadioCards<PayWay>
            label={t("staff:newBooking.way")}
            value={way}
            onChange={setWay}
            choices={[
              { value: "link", text: t("staff:newBooking.link"), detail: t("staff:newBooking.linkText") },
              { value: "desk", text: t("staff:newBooking.atDesk"), detail: t("staff:newBooking.atDeskText") },
            ]}
          />
        )}
        <Select
          label={t("staff:newBooking.language")}
          value={language}
          choices={Object.entries(languages).map(([value, text]) => ({ value, text }))}
          onChange={(chosen) => setLanguage(chosen as MailLanguage)}
        />
      </Card>
      <Card>
        <Terms resort={resort} agreed={agreed} missing={missing && !agreed} onAgree={setAgreed} />
      </Card>
    </StepForm>
  );
}
