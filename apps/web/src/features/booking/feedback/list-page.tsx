import { useTranslation } from "../../../i18n/use-translation.ts";
import { CardList } from "../../../listing/card-list.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import { ownFeedback } from "./calls.ts";
import styles from "./feedback.module.css";
import { feedbackAddress, stayTabs } from "./list-address.ts";
import { StayLine } from "./stay-line.tsx";
import { StayPage } from "./stay-page.tsx";

/** The guest’s stays, or the one that is open. */
export function FeedbackPage() {
  const { stay } = useSearchBy(feedbackAddress.read);
  return stay === undefined ? <StaysPage /> : <StayPage key={stay} _id={stay} />;
}

/** The completed stays: those that the guest can still tell about, and those that they have told about. */
function StaysPage() {
  const { t } = useTranslation("feedback");
  const place = useListAddress(feedbackAddress);
  const { tab = "open" } = place.search;
  const list = useList({
    id: "own-feedback",
    call: ownFeedback,
    rows: "stays",
    place: { ...place, search: { ...place.search, tab } },
    limit: 10,
  });
  const counts = list.data?.counts;
  const isNew = counts?.open === 0 && counts.sent === 0;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <Tabs
        label={t("tabs.label")}
        value={tab}
        onChange={(next) => place.change({ tab: next })}
        tabs={stayTabs.map((value) => ({ value, text: t(`tabs.${value}`), count: counts?.[value] }))}
      >
        <div className={styles.panel}>
          <CardList
            list={list}
            label={t(`tabs.${tab}`)}
            waiting={t("waiting")}
            shape={<Skeleton height={130} radius={16} />}
            empty={{
              picture: "sunset-deck",
              title: t(isNew ? "none.title" : `none.${tab}`),
              text: t(isNew ? "none.text" : `none.${tab}Text`),
              ...(isNew && { act: <LinkButton to="/">{t("none.act")}</LinkButton> }),
            }}
          >
            {(stays) => (
              <ul className={styles.stays}>
                {stays.map((stay) => (
                  <StayLine key={stay._id} stay={stay} />
                ))}
              </ul>
            )}
          </CardList>
        </div>
      </Tabs>
    </>
  );
}
