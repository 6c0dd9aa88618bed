import { useState } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { useCall } from "../../../../api/use-call.ts";
import { StayBoats } from "../../../../business/stay-boats.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { dayText } from "../../../../ui/format.ts";
import { LoadState } from "../../../../ui/load-state.tsx";
import { DayRange } from "../../../../ui/money-and-dates.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { EmptyState } from "../../../../ui/states.tsx";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { useFocusKept } from "../../../../ui/use-focus-kept.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton } from "../../../../ui/waiting.tsx";
import { guestLink, type OwnPage } from "./calls.ts";
import styles from "./own-details.module.css";
import { OwnDetailsForm } from "./own-details-form.tsx";

/** One guest's own details, by a link that shows nobody else's and without an account. */
export default function OwnDetailsPage() {
  const { t } = useTranslation("guest-links");
  const { token } = useParamsAt("/guest/$token");
  const { data, error, refetch } = useCall(guestLink, { params: { token } });
  return (
    <section className={styles.page}>
      <PageTitle text={t("own.title")} />
      {isFailure(error, "LINK_INVALID", "INVALID_INPUT") ? (
        <EmptyState
          picture="jungle-trail"
          title={t("own.ended")}
          act={<LinkButton to="/">{t("home")}</LinkButton>}
        >
          {t("own.endedText")}
        </EmptyState>
      ) : data ? (
        <OwnStay token={token} stay={data} onSaved={refetch} />
      ) : (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <Skeleton height={480} radius={16} />
        </LoadState>
      )}
    </section>
  );
}

type StayProps = { token: string; stay: OwnPage; onSaved: () => unknown };

function OwnStay({ token, stay, onSaved }: StayProps) {
  const { t } = useTranslation("guest-links");
  const { say, language } = useLanguage();
  const [again, setAgain] = useState(false);
  const done = stay.filled && !again;
  const heading = useFocusKept(String(done));
  return (
    <>
      <h1 className="display" ref={heading} tabIndex={-1}>
        {t(done ? "own.thanks" : "own.title")}
      </h1>
      <p className="muted">
        {done ? t("own.thanksText", { name: stay.bookerName }) : t("own.lead", { name: stay.bookerName })}
      </p>
      <Card as="section" className={styles.stay} aria-label={t("own.stay")}>
        <p>
          <b className="strong">{say(stay.packageName)}</b>
          <small>
            <DayRange from={stay.checkIn} to={stay.checkOut} />
          </small>
        </p>
        <StayBoats boats={stay.boats} />
      </Card>
      {!stay.isOpen && <Notice tone="info">{t("own.over", { name: stay.bookerName })}</Notice>}
      {stay.isOpen && done && (
        <div>
          <Button kind="outline" onClick={() => setAgain(true)}>
            {t("own.again")}
          </Button>
        </div>
      )}
      {stay.isOpen && !done && (
        <>
          <OwnDetailsForm
            token={token}
            stay={stay}
            onSaved={async () => {
              await onSaved();
              setAgain(false);
            }}
          />
          <p className="hint">{t("own.until", { day: dayText(stay.until, language, "weekday") })}</p>
        </>
      )}
    </>
  );
}
