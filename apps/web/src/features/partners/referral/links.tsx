import { influencerLinksRoute } from "@pulau/contract/referral.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { useState } from "react";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dayText, partsText } from "../../../ui/format.ts";
import { Picture } from "../../../ui/picture.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import styles from "./referral.module.css";
import { Share } from "./share.tsx";

type OwnLink = Reply<typeof influencerLinksRoute>["packages"][number];

function LinkCard({ link, onShare }: { link: OwnLink; onShare: () => void }) {
  const { t } = useTranslation("referral");
  const { say, language } = useLanguage();
  const name = say(link.name);
  const days = partsText(
    [
      t("links.from", { day: dayText(link.from, language) }),
      ...(link.to === null ? [] : [t("links.until", { day: dayText(link.to, language) })]),
    ],
    language,
  );
  return (
    <Card as="li" padded={false} className={styles.card}>
      <Picture name={link.picture} sizes="(max-width: 700px) 100vw, 400px" />
      <div className={styles.body}>
        <h2 className="display">{name}</h2>
        <p className="muted">
          {t(link.open ? "links.open" : "links.closed")} · {days}
        </p>
        <p className={styles.counts}>
          <b className="strong">{t("links.clicks", { count: link.clicks })}</b>
          <b className="strong">{t("links.bookings", { count: link.bookings })}</b>
        </p>
        <p className={styles.link}>
          <bdi dir="ltr">{link.link}</bdi>
        </p>
        {link.open && (
          <div className={styles.acts}>
            <Button onClick={onShare}>{t("links.share", { name })}</Button>
            <LinkButton kind="plain" to={new URL(link.link).pathname}>
              {t("links.see")}
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  );
}

/** An influencer's packages by their links, with what came of each. */
export default function LinksPage() {
  const { t } = useTranslation("referral");
  const { say } = useLanguage();
  const { data, error, refetch } = useCall(influencerLinksRoute, { query: { limit: 100 } });
  const [shared, setShared] = useState<OwnLink | null>(null);
  return (
    <>
      <PageTitle text={t("links.title")} />
      <header className={styles.head}>
        <h1 className="display">{t("links.title")}</h1>
        <p className="muted">{t("links.lead")}</p>
      </header>
      {error !== null && data === undefined && <ErrorState error={error} retry={refetch} />}
      {data === undefined && error === null && (
        <Waiting what={t("links.waiting")}>
          <div className={styles.grid}>
            <Skeleton height={420} radius={16} />
            <Skeleton height={420} radius={16} />
          </div>
        </Waiting>
      )}
      {data?.packages.length === 0 && (
        <EmptyState picture="sunset-deck" title={t("links.empty.title")}>
          {t("links.empty.text")}
        </EmptyState>
      )}
      {data !== undefined && data.packages.length > 0 && (
        <ul className={styles.grid}>
          {data.packages.map((link) => (
            <LinkCard key={link.packageId} link={link} onShare={() => setShared(link)} />
          ))}
        </ul>
      )}
      <Dialog
        open={shared !== null}
        onClose={() => setShared(null)}
        title={t("links.share", { name: shared ? say(shared.name) : "" })}
      >
        {shared && <Share packageId={shared.packageId} />}
      </Dialog>
    </>
  );
}
