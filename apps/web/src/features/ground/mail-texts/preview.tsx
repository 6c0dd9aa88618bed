import type { MailText, MailTextId } from "@pulau/contract/mail-texts.ts";
import { useEffect, useState } from "react";
import { useCall, useSend } from "../../../api/use-call.ts";
import { type Language, tagOf } from "../../../i18n/language.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { Skeleton } from "../../../ui/waiting.tsx";
import { previewMail, testMailText } from "./calls.ts";
import styles from "./mail-texts.module.css";

/** A value as it was a moment ago, once it rests: a mail is not asked for at each key. */
function useRested<T>(value: T, key: string): T {
  const [rested, setRested] = useState({ key, value });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ key, value }), 300);
    return () => clearTimeout(timer);
  }, [key, value]);
  return rested.value;
}

type Props = {
  mail: MailTextId;
  text: MailText;
  language: Language;
  /** Whether it can be seen about a booking of one's choice. */
  aboutBooking: boolean;
  readOnly: boolean;
};

/** The mail with these words, while they are typed; and the way to send it to oneself. */
export function MailPreview({ mail, text, language, aboutBooking, readOnly }: Props) {
  const { t } = useTranslation("mail-texts");
  const toast = useToast();
  const showFailure = useFailureToast();
  const [number, setNumber] = useState("");
  const trial = { text, language, ...(number.trim() !== "" && { bookingNo: number.trim() }) };
  const body = useRested(trial, JSON.stringify(trial));
  const { data, error } = useCall(previewMail, { params: { mail }, body }, { keepPrevious: true });
  const send = useSend(testMailText);
  const test = async () => {
    try {
      const { to } = await send.mutateAsync({ params: { mail }, body: trial });
      toast({ tone: "success", text: t("tested", { to }) });
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    <Card as="section" className={styles.section} aria-label={t("preview")}>
      <h2>{t("preview")}</h2>
      {aboutBooking && (
        <TextInput
          label={t("about")}
          hint={t("aboutHint")}
          dir="ltr"
          autoComplete="off"
          value={number}
          onChange={setNumber}
        />
      )}
      {error ? (
        <ErrorState error={error} />
      ) : data ? (
        <div className={styles.mail} lang={tagOf[language]} dir="auto">
          <b>{data.subject}</b>
          <p>{data.text}</p>
        </div>
      ) : (
        <Skeleton height={320} />
      )}
      {!readOnly && (
        <div className={styles.bar}>
          <Button kind="outline" busy={send.isPending} onClick={() => void test()}>
            {t("test")}
          </Button>
        </div>
      )}
    </Card>
  );
}
