import { influencerLinksRoute } from "@pulau/contract/referral.ts";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CardList } from "../../../listing/card-list.tsx";
import { useListAt } from "../../../listing/use-list.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton } from "../../../ui/waiting.tsx";
import { LinkCard, type OwnLink } from "./link-card.tsx";
import { linksAddress } from "./list-address.ts";
import styles from "./referral.module.css";
import { Share } from "./share.tsx";

/** An influencer's packages by their links, with what came of each. */
export default function LinksPage() {
  const { t } = useTranslation("referral");
  const { say } = useLanguage();
  const list = useListAt(linksAddress, {
    id: "influencer-links",
    call: influencerLinksRoute,
    rows: "packages",
    limit: 12,
  });
  const [shared, setShared] = useState<OwnLink | null>(null);
  return (
    <>
      <PageTitle text={t("links.title")} />
      <header className={styles.head}>
        <h1 className="display">{t("links.title")}</h1>
        <p className="muted">{t("links.lead")}</p>
      </header>
      <CardList
        list={list}
        label={t("links.title")}
        waiting={t("links.waiting")}
        shape={
          <div className={styles.grid}>
            <Skeleton height={420} radius={16} />
            <Skeleton height={420} radius={16} />
          </div>
        }
        empty={{ picture: "sunset-deck", title: t("links.empty.title"), text: t("links.empty.text") }}
      >
        {(links) => (
          <ul className={styles.grid}>
            {links.map((link) => (
              <LinkCard key={link.packageId} link={link} onShare={() => setShared(link)} />
            ))}
          </ul>
        )}
      </CardList>
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
