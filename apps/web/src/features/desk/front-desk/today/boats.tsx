import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Chip } from "../../../../ui/chip.tsx";
import { IconAlertTriangle, IconArmchair, IconCheck } from "../../../../ui/icons/index.ts";
import { Panel, PanelEmpty } from "../../../../ui/panel.tsx";
import { Progress } from "../../../../ui/surfaces.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Today } from "../calls.ts";
import styles from "./boats.module.css";

type Boat = Today["boats"][number];

function BoatChip({ boat, sailed }: { boat: Boat; sailed: boolean }) {
  const { t } = useTranslation("staff");
  const free = boat.capacity - boat.taken;
  if (sailed) {
    return (
      <Chip tone="success" icon={IconCheck}>
        {t("today.boats.sailed")}
      </Chip>
    );
  }
  return free > 0 ? (
    <Chip tone="info" icon={IconArmchair}>
      {t("today.boats.free", { count: free })}
    </Chip>
  ) : (
    <Chip tone="warning" icon={IconAlertTriangle}>
      {t("today.boats.full")}
    </Chip>
  );
}

/** The day's boats with their seats; those that have left say so. */
export function Boats({ day, isToday }: { day: Today; isToday: boolean }) {
  const { t } = useTranslation("staff");
  const { timeText } = useMoments();
  const { say } = useLanguage();
  const now = timeText(day.now);
  return (
    <Panel title={t("today.boats.title")} count={day.boats.length}>
      {day.boats.length === 0 && <PanelEmpty>{t("today.boats.none")}</PanelEmpty>}
      <ul>
        {day.boats.map((boat) => {
          const taken = t("today.boats.taken", { taken: boat.taken, all: boat.capacity });
          return (
            <li key={boat._id} className={styles.boat}>
              <b className={styles.time}>
                <bdi>{boat.time || "–"}</bdi>
              </b>
              <span>
                {boat.time === "" && `${t("today.boats.charter")}, `}
                <bdi>{t("today.boats.route", { from: boat.from, to: boat.to })}</bdi>
              </span>
              <BoatChip boat={boat} sailed={isToday && boat.time !== "" && boat.time <= now} />
              <span className={styles.seats}>
                <span>{say(boat.name)}</span>
                <Progress
                  percent={(100 * boat.taken) / boat.capacity}
                  label={`${say(boat.name)}, ${taken}`}
                />
                <bdi>{taken}</bdi>
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
