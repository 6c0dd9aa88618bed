import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { PageTitle } from "../../../ui/site-name.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Occupancy } from "./occupancy/occupancy.tsx";
import { RoomPlan } from "./plan/room-plan.tsx";
import styles from "./rooms.module.css";
import { type RoomsSearch, readRoomsSearch, roomTabs } from "./search.ts";
import { TypeList } from "./types/type-list.tsx";

/** The address holds tab and span, so Back and a sent link show the same. */
function useAddress() {
  const search = useSearchBy(readRoomsSearch);
  const navigate = useNavigate();
  const change = (next: RoomsSearch) =>
    navigate({
      to: "/staff/rooms",
      search: readRoomsSearch({ ...search, ...next }) as Record<string, unknown>,
      replace: true,
      resetScroll: false,
    });
  return { search, change };
}

export default function RoomsPage() {
  const { t } = useTranslation("rooms");
  const { search, change } = useAddress();
  const tab = search.tab ?? "types";
  return (
    <div className={styles.page}>
      <PageTitle text={t("title")} />
      <h1 className={`display ${styles.heading}`}>{t("title")}</h1>
      <Card as="section" padded={false} className={styles.card} aria-label={t("title")}>
        <Tabs
          label={t("title")}
          value={tab}
          onChange={(next) => change({ tab: next })}
          tabs={roomTabs.map((value) => ({ value, text: t(`tabs.${value}`) }))}
        >
          {tab === "types" && <TypeList />}
          {tab === "plan" && <RoomPlan />}
          {tab === "sold" && <Occupancy span={search} onSpan={change} />}
        </Tabs>
      </Card>
    </div>
  );
}
