import { influencerPackageRoute } from "@pulau/contract/referral.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { useMemo } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { dayText } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconCheck } from "../../../ui/icons/index.ts";
import { Gap, Money } from "../../../ui/money-and-dates.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Avatar, Card, VisuallyHidden } from "../../../ui/surfaces.tsx";
import { textAround } from "../../../ui/text-around.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import styles from "./referral.module.css";
import { useClick } from "./use-click.ts";

type LinkedPackage = Reply<typeof influencerPackageRoute>;
type Option = LinkedPackage["package"]["options"][number];

function OptionCard({ shown, option }: { shown: LinkedPackage; option: Option }) {
  const { t } = useTranslation("referral");
  const { say } = useLanguage();
  const price = shown.lowest?.optionId === option._id ? shown.lowest : null;
  const name = say(option.name);
  const [before, after] = textAround((lowest) => t("landing.from", { price: lowest }));
  return (
    <Card as="li" className={styles.option}>
      <h2>{name}</h2>
      <ul className={styles.includes}>
        <li>
          <Icon of={IconCheck} size="s" />
          {t("landing.nights", { days: option.nights + 1, count: option.nights })}
        </li>
        {option.includes.map((included) => (
          <li key={included.en}>
            <Icon of={IconCheck} size="s" />
            {say(included)}
          </li>
        ))}
      </ul>
      {price !== null && (
        <p className={styles.price}>
          {before && <small className="hint">{before}</small>}{" "}
          <b>
            <Money sen={price.totalSen} converted />
          </b>{" "}
          {after && <small className="hint">{after}</small>}
          <small className="hint">{t("landing.forTwo")}</small>
        </p>
      )}
      <LinkButton
        size="large"
        to="/booking/new"
        search={{
          packageId: shown.package._id,
          optionId: option._id,
          influencerId: shown.influencer._id,
        }}
        aria-label={t("landing.chooseOf", { name })}
      >
        {t("landing.choose")}
      </LinkButton>
    </Card>
  );
}

function Landing({ shown }: { shown: LinkedPackage }) {
  const { t } = useTranslation("referral");
  const { say, language } = useLanguage();
  const { influencer, package: found, to, lowest } = shown;
  return (
    <article className={styles.landing}>
      <PageTitle text={say(found.name)} />
      <Picture name={found.picture} sizes="(max-width: 900px) 100vw, 640px" first />
      <div className={styles.about}>
        <p className={styles.by}>
          <Avatar name={influencer.name} picture={influencer.picture} />
          <span className="strong">{t("landing.by", { name: influencer.name })}</span>
        </p>
        <h1 className="display">{say(found.name)}</h1>
        <p className={styles.summary}>{say(found.summary)}</p>
        <p className="muted">
          {t("landing.only")}
          <Gap />
          {to !== null && t("landing.until", { day: dayText(to, language) })}
        </p>
        {lowest === null && <p>{t("landing.full")}</p>}
        <ul className={styles.options}>
          {found.options.map((option) => (
            <OptionCard key={option._id} shown={shown} option={option} />
          ))}
        </ul>
      </div>
    </article>
  );
}

/** Where an influencer's link arrives: the package, who recommends it, and the way into the booking. */
export default function LandingPage() {
  const { t } = useTranslation("referral");
  const { packageId, agentId } = useParamsAt("/p/$packageId/$agentId");
  const params = { _id: packageId, agentId };
  const { data, error, refetch } = useCall(influencerPackageRoute, { params });
  const found = data !== undefined;
  const followed = useMemo(
    () => (found ? { packageId, influencerId: agentId } : null),
    [found, packageId, agentId],
  );
  useClick(followed);
  if (data !== undefined) return <Landing shown={data} />;
  if (error !== null && (isFailure(error, "NOT_FOUND") || isFailure(error, "INVALID_INPUT"))) {
    return (
      <>
        <PageTitle text={t("landing.gone.title")} />
        <h1>
          <VisuallyHidden>{t("landing.gone.title")}</VisuallyHidden>
        </h1>
        <EmptyState
          picture="island-dawn"
          title={t("landing.gone.title")}
          act={<LinkButton to="/">{t("landing.gone.act")}</LinkButton>}
        >
          {t("landing.gone.text")}
        </EmptyState>
      </>
    );
  }
  if (error !== null) return <ErrorState error={error} retry={refetch} />;
  return (
    <Waiting what={t("landing.waiting")}>
      <div className={styles.landing}>
        <Skeleton height={360} radius={24} />
        <Skeleton height={420} radius={16} />
      </div>
    </Waiting>
  );
}
