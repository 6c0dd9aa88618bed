import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../../shell/page-address.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import { sectionAddress } from "../list-address.ts";
import styles from "../promotions.module.css";
import { type MyTab, mySections, readTab } from "../sections.ts";

/** What the account has bought and can redeem. */
export default function MyPromotionsPage() {
  const { t } = useTranslation("promotions");
  const search = useSearchBy(sectionAddress.read);
  const navigate = useNavigate();
  const values = mySections.map(({ value }) => value);
  const tab = readTab<MyTab>(values)(search).tab ?? mySections[0].value;
  const Panel = mySections.find(({ value }) => value === tab)?.Panel;
  return (
    <div className={styles.page}>
      <PageTitle text={t("mine.title")} />
      <header className={styles.head}>
        <h1 className="display">{t("mine.title")}</h1>
        <p>{t("mine.lead")}</p>
      </header>
      <Tabs
        label={t("mine.title")}
        tabs={values.map((value) => ({ value, text: t(`mine.tabs.${value}`) }))}
        value={tab}
        onChange={(next) =>
          void navigate({ to: "/my-promotions", search: { tab: next }, replace: true, resetScroll: false })
        }
      >
        {Panel && <Panel />}
      </Tabs>
    </div>
  );
}
