import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { useCall } from "../../../api/use-call.ts";
import PageText from "../../../business/page-text.tsx";
import { languages, type Phrase, tagOf } from "../../../i18n/language.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt, useSearchBy } from "../../../shell/page-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { page, pageVersion } from "./calls.ts";
import styles from "./pages.module.css";
import { readVersion } from "./read-version.ts";

/** The language that a text is read in: the reader's, or the first that it was written in. */
function useReadIn(body: Phrase | undefined) {
  const { language } = useLanguage();
  return [language, ...languages].find((code) => body?.[code].trim()) ?? language;
}

/** A page that the resort has written: about itself, its terms, or anything else. */
export default function ResortPage() {
  const { t } = useTranslation("pages");
  const { language } = useLanguage();
  const { momentText } = useMoments();
  const { slug } = useParamsAt("/info/$slug");
  const { version } = useSearchBy(readVersion);
  const now = useCall(page, { params: { slug } }, { enabled: version === undefined });
  const then = useCall(pageVersion, { params: { _id: version ?? "" } }, { enabled: version !== undefined });
  const { data, error, refetch } = version === undefined ? now : then;
  const readIn = useReadIn(data?.body);
  const navigate = useNavigate();
  const moved = version === undefined && data && data.slug !== slug ? data.slug : null;
  useEffect(() => {
    if (moved !== null) void navigate({ to: `/info/${moved}`, replace: true });
  }, [moved, navigate]);
  if (data === undefined && isFailure(error, "NOT_FOUND")) return <Gone />;
  if (data === undefined && error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined)
    return (
      <Waiting what={t("waiting")}>
        <Skeleton height={420} radius={12} />
      </Waiting>
    );
  const lang = readIn === language ? undefined : tagOf[readIn];
  const title = data.title[readIn] || data.title.en;
  return (
    <article className={styles.page}>
      <PageTitle text={title} />
      {data.description[readIn] && <meta name="description" content={data.description[readIn]} />}
      <h1 className="display" lang={lang}>
        {title}
      </h1>
      {!data.current && (
        <Notice
          tone="info"
          title={t("older")}
          acts={
            <LinkButton to={`/info/${data.slug}`} kind="outline" size="small">
              {t("newest")}
            </LinkButton>
          }
        >
          {t("olderText")}
        </Notice>
      )}
      <PageText text={data.body[readIn]} lang={lang} />
      <p className="hint">{t("asOf", { moment: momentText(data.publishedAt) })}</p>
    </article>
  );
}

function Gone() {
  const { t } = useTranslation("error-pages");
  return (
    <div className={styles.page}>
      <PageTitle text={t("notFound.title")} />
      <h1 className="display">{t("notFound.title")}</h1>
      <p className="muted">{t("notFound.text")}</p>
      <LinkButton to="/">{t("notFound.act")}</LinkButton>
    </div>
  );
}
