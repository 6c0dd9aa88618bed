import { isFailure } from "../../../api/call-failure.ts";
import { useCall } from "../../../api/use-call.ts";
import { StayBoats } from "../../../business/stay-boats.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { DayRange } from "../../../ui/money-and-dates.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton } from "../../../ui/waiting.tsx";
import { sharedStay } from "./calls.ts";
import styles from "./guest-links.module.css";

/** A booking that somebody shared, to look at: no names of guests, no papers, no money. */
export default function SharedPage() {
  const { t } = useTranslation("guest-links");
  const { say } = useLanguage();
  const { token } = useParamsAt("/shared/$token");
  const { data, error, refetch } = useCall(sharedStay, { params: { token } });
  if (isFailure(error, "LINK_INVALID", "INVALID_INPUT"))
    return (
      <section className={styles.blank}>
        <PageTitle text={t("shared.ended")} />
        <EmptyState
          picture="boat-at-jetty"
          title={t("shared.ended")}
          act={<LinkButton to="/">{t("home")}</LinkButton>}
        >
          {t("shared.endedText")}
        </EmptyState>
      </section>
    );
  return (
    <section className={styles.blank}>
      <PageTitle text={t("shared.title")} />
      <h1 className="display">{data ? say(data.packageName) : t("shared.title")}</h1>
      {data ? (
        <>
          <p className="muted">{t("shared.by", { name: data.bookerName })}</p>
          <Card as="section" className={styles.stay} aria-label={t("shared.stay")}>
            <dl className={styles.facts}>
              <dt>{t("shared.dates")}</dt>
              <dd>
                <DayRange from={data.checkIn} to={data.checkOut} />
                <small>{t("shared.nights", { count: data.nights })}</small>
              </dd>
              <dt>{t("shared.hours")}</dt>
              <dd>{t("shared.hoursText", { from: data.checkInTime, until: data.checkOutTime })}</dd>
              <dt>{t("shared.persons")}</dt>
              <dd>{t("shared.personsText", { count: data.persons })}</dd>
              <dt>{t("shared.rooms")}</dt>
              {data.rooms.map(({ name, count }) => (
                <dd key={name.en}>{t("shared.room", { number: count, name: say(name) })}</dd>
              ))}
            </dl>
          </Card>
          {data.boats.length > 0 && (
            <Card as="section" className={styles.stay} aria-label={t("boats")}>
              <h2 className="strong">{t("boats")}</h2>
              <StayBoats boats={data.boats} boardMinutes={data.boardMinutes} />
            </Card>
          )}
        </>
      ) : (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <Skeleton height={320} radius={16} />
        </LoadState>
      )}
    </section>
  );
}
