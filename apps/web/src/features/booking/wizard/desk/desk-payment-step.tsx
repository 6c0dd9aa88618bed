import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { RadioCards } from "../../../../ui/segmented.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useCharge } from "../frame/step-busy.ts";
import { StepForm } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { useHold } from "../hold/hold-context.ts";
import { useHoldButtons } from "../hold/use-hold-acts.ts";
import { LastQuestions } from "../payment/last-questions.tsx";
import styles from "../payment/payment.module.css";
import { Terms } from "../payment/terms.tsx";
import { useLastAnswers } from "../payment/use-last-answers.ts";
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
  const { state, hold } = useHold();
  const { again } = useHoldButtons();
  const [language, setLanguage] = useState<MailLanguage>("en");
  const [way, setWay] = useState<PayWay>("link");
  const last = useLastAnswers();
  const submit = useSubmitAgreed({ language });
  const act = t("staff:newBooking.make");
  useCharge(hold?.quote.totalSen ?? null, act);
  const make = async () => {
    if (!last.areComplete()) return false;
    const held = hold !== null && state === "live" ? hold : await again();
    if (held === null) return false;
    const booking = await submit(held);
    if (booking === null) return false;
    toast({ tone: "success", text: t("staff:newBooking.made", { number: booking.bookingNo }) });
    const page = `/staff/bookings/${booking._id}`;
    await navigate({ to: way === "desk" ? `${page}/money` : page, replace: true });
    return false;
  };
  return (
    <StepForm step="payment" title={t("steps.payment")} onContinue={make} formRef={last.form} act={act}>
      <LastQuestions resort={resort} source={last.source} />
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
        <Terms resort={resort} {...last.terms} />
      </Card>
    </StepForm>
  );
}
