import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import styles from "./frame.module.css";

type Social = Reply<typeof resortRoute>["contact"]["social"];

/** Where else the resort is found. */
export default function SocialLinks({ social }: { social: Social }) {
  const { t } = useTranslation("later");
  return (
    <nav className={styles.pages} aria-label={t("social.title")}>
      {social.map(({ network, url }) => (
        <a key={network} href={url} className="link" target="_blank" rel="noreferrer">
          {t(`social.networks.${network}`)}
        </a>
      ))}
    </nav>
  );
}
