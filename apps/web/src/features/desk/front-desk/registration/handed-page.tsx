import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import { useEffect, useState } from "react";
import { z } from "zod";
import { isFailure } from "../../../../api/call-failure.ts";
import { keepPages } from "../../../../api/kept/keep-pages.ts";
import { useCall, useSend } from "../../../../api/use-call.ts";
import { SendKept } from "../../../../business/send-kept.tsx";
import type { Language } from "../../../../i18n/language.ts";
import { useTranslation, useTranslations } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { dayText, partsText } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCircleCheck, IconLock } from "../../../../ui/icons/index.ts";
import { PasswordInput } from "../../../../ui/password-input.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useChangeLanguage } from "../../../../ui/use-change-language.ts";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { endHandOver, type HandedCard, handedCard } from "./calls.ts";
import styles from "./registration.module.css";
import { SignForm } from "./sign-form.tsx";
import { SignOutcomes } from "./sign-outcomes.tsx";
import { useKeptSignatures, useSigning } from "./use-signing.ts";

const schema = z.object({ password: z.string().min(1, { error: "required" }) });

/** Opens the tablet again for who signed in on it. */
function TakeBack() {
  const { t } = useTranslation("registration");
  const end = useSend(endHandOver);
  const [open, setOpen] = useState(false);
  const form = useForm({
    schema,
    initial: { password: "" },
    onSubmit: async (body) => {
      const { bookingId, guestId } = await end.mutateAsync({ body });
      location.replace(`/staff/bookings/${bookingId}/card?guest=${guestId}`);
    },
  });
  return (
    <>
      <Button kind="plain" size="large" icon={IconLock} onClick={() => setOpen(true)}>
        {t("hand.staff")}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("hand.title")}>
        <form className={styles.step} {...form.form}>
          <p className="muted">{t("hand.text")}</p>
          <PasswordInput
            {...form.field("password")}
            label={t("hand.password")}
            autoComplete="current-password"
          />
          {form.failure !== null && <ErrorState error={form.failure} />}
          <Button type="submit" size="large" wide busy={form.busy}>
            {t("hand.end")}
          </Button>
        </form>
      </Dialog>
    </>
  );
}

function GuestCard({ card }: { card: HandedCard }) {
  const { t } = useTranslation("registration");
  const { language, say } = useLanguage();
  const sign = useSigning(card.bookingId);
  const isKept = useKeptSignatures().of(card.guestId) !== undefined;
  const { guestId, fullName, identity, roomType, roomNo, checkIn, checkOut, terms, signed } = card;
  if (signed || isKept)
    return (
      <div className={styles.thanks} role="status">
        <Icon of={IconCircleCheck} size="l" />
        <h1 className="display">{t("hand.thanks", { name: fullName })}</h1>
        <p>{t("hand.giveBack")}</p>
      </div>
    );
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div>
          <h1 className="display">{t("hand.welcome", { name: fullName })}</h1>
          <p className="muted">
            {partsText(
              [
                say(roomType),
                roomNumberIn(roomNo, language),
                t("card.days", { from: dayText(checkIn, language), to: dayText(checkOut, language) }),
              ],
              language,
            )}
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t("identity.title")}</dt>
          <dd>
            <bdi>{identity}</bdi>
          </dd>
        </div>
      </dl>
      <section className={styles.part} aria-label={t("sign.title")}>
        <h2>{t("sign.title")}</h2>
        <SignForm {...{ fullName, terms }} onSign={(body) => sign(guestId, body)} />
      </section>
    </article>
  );
}

/**
 * The browser's language. A guest's is lent to this page alone: as it is changed, the cookie is set back, in the same breath, so that
 * whoever takes the tablet back finds their own, whatever comes between.
 */
const rememberLanguage = (language: Language): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: as where a page changes its language
  document.cookie = `pulau.lang=${language}; path=/; max-age=31536000; samesite=lax`;
};

/** What a tablet shows while a guest has it: their card, in their language, and nothing else until staff take it back. */
export default function HandedOverPage() {
  const { t } = useTranslation("registration");
  const { data, error, refetch } = useCall(handedCard, {});
  const change = useChangeLanguage();
  const words = useTranslations();
  const { language } = useLanguage();
  useEffect(() => void keepPages(), []);
  const wanted = data?.language;
  const [own] = useState(language);
  useEffect(() => words.subscribe(() => rememberLanguage(own)), [words, own]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each card
  useEffect(() => {
    if (wanted !== undefined && wanted !== language) void change(wanted);
  }, [wanted]);
  // Nobody has it in their hands any more: another tab took it back.
  useEffect(() => {
    if (isFailure(error, "NOT_FOUND")) location.replace("/staff");
  }, [error]);
  return (
    <div className={styles.handed}>
      <PageTitle text={t("title")} />
      <SendKept />
      <main className={styles.handedMain}>
        <SignOutcomes />
        {data !== undefined ? (
          <GuestCard card={data} />
        ) : error ? (
          <ErrorState error={error} retry={refetch} />
        ) : (
          <Waiting what={t("waiting")}>
            <Skeleton height={480} radius={12} />
          </Waiting>
        )}
      </main>
      <footer className={styles.handedFoot}>
        <TakeBack />
      </footer>
    </div>
  );
}
