import { useEffect, useState } from "react";
import { useCall } from "../../../../../api/use-call.ts";
import { Letter, mailLanguages } from "../../../../../business/change-mail.tsx";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { ErrorState } from "../../../../../ui/states.tsx";
import { useDraft } from "../../draft/draft-context.ts";
import { useHold } from "../../hold/hold-context.ts";
import { draftMail } from "../calls.ts";
import type { MailLanguage } from "./guest-fields.tsx";
import styles from "./panel.module.css";
import type { DeskPayment } from "./payment-fields.tsx";

/** A name as it was a moment ago: the mail is not asked for at each key. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), 400);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

type Props = { readonly payment: DeskPayment; readonly language: MailLanguage };

/** The mail that the guest gets by this booking, in their language, before it is made. */
export function GuestMail({ payment: { time, part }, language }: Props) {
  const { t } = useTranslation("new-booking");
  const { draftId, json } = useDraft();
  const { hold, state } = useHold();
  const name = useRested(String(json.booker.bookingName ?? ""));
  const isHeld = state !== "none" && hold !== null;
  const isPreviewed = isHeld && time !== "later";
  const { data, error, refetch } = useCall(
    draftMail,
    { params: { _id: draftId }, body: { language, time, part, name } },
    { enabled: isPreviewed, keepPrevious: true, staleTime: 0 },
  );
  // Other rooms, days or another price are told by another mail.
  const quote = hold?.quote;
  useEffect(() => {
    if (isPreviewed && quote) void refetch();
  }, [isPreviewed, quote, refetch]);
  if (!isHeld) return null;
  if (time === "later") return <p className="hint">{t("mail.none")}</p>;
  if (error) return <ErrorState error={error} />;
  const mail = data?.mail;
  if (!mail) return null;
  return (
    <section className={styles.mail} aria-label={t("mail.title", { name })}>
      <h3>{t(name === "" ? "mail.bare" : "mail.title", { name })}</h3>
      <p className="hint">{t("mail.language", { language: mailLanguages[language] })}</p>
      <Letter {...mail} language={language} />
    </section>
  );
}
