import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../../shell/page-address.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import { sectionAddress } from "../list-address.ts";
import styles from "../promotions.module.css";
import { type OfferTab, offerSections, readTab } from "../sections.ts";

/** What the resort offers: promotions, vouchers to buy, packages with a deposit, and what can be added to a stay. */
export default function OffersPage() {
  const { t } = useTranslation("promotions");
  const search = useSearchBy(sectionAddress.read);
  const navigate = useNavigate();
  const values = offerSections.map(({ value }) => value);
  const tab = readTab<OfferTab>(values)(search).tab ?? "promotions";
  const Panel = offerSections.find(({ value }) => value === tab)?.Panel;
  return (
    <div className={styles.page}>
      <PageTitle text={t("offers.title")} />
      <meta name="description" content={t("offers.lead")} />
      <header className={styles.head}>
        <h1 className="display">{t("offers.title")}</h1>
        <p>{t("offers.lead")}</p>
      </header>
      <Tabs
        label={t("offers.title")}
        tabs={values.map((value) => ({ value, text: t(`offers.tabs.${value}`) }))}
        value={tab}
        onChange={(next) =>
          void navigate({ to: "/offers", search: { tab: next }, replace: true, resetScroll: false })
        }
      >
        {Panel && <Panel />}
      </Tabs>
    </div>
  );
}
