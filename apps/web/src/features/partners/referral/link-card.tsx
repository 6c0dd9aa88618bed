import type { influencerLinksRoute } from "@pulau/contract/referral.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { dayText, partsText } from "../../../ui/format.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./referral.module.css";

export type OwnLink = Reply<typeof influencerLinksRoute>["packages"][number];

export function LinkCard({ link, onShare }: { link: OwnLink; onShare: () => void }) {
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
