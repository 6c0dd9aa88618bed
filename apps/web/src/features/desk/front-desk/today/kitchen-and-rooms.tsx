import type { Day } from "@pulau/domain/calendar/day.ts";
import { Link } from "@tanstack/react-router";
import { useMayOpen } from "../../../../business/staff-menu.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Gap } from "../../../../ui/money-and-dates.tsx";
import { Panel } from "../../../../ui/panel.tsx";
import type { Today } from "../calls.ts";
import { roomsTonight } from "./day-counts.ts";
import styles from "./kitchen-and-rooms.module.css";

/** How many the kitchen cooks for tonight. */
export function Kitchen({ kitchen, day }: Pick<Today, "kitchen"> & { day: Day | undefined }) {
  const { t } = useTranslation("staff");
  const mayOpen = useMayOpen();
  return (
    <Panel
      title={t("today.kitchen.title")}
      end={
        <>
          {kitchen.vegetarians > 0 && (
            <>
              {t("today.kitchen.vegetarians", { count: kitchen.vegetarians })}
              <Gap />
            </>
          )}
          {mayOpen("/staff/kitchen") && (
            <Link to="/staff/kitchen" search={day === undefined ? {} : { day }} className="link">
              {t("today.kitchen.open")}
            </Link>
          )}
        </>
      }
    >
      <dl className={styles.heads}>
        {(["adults", "children", "toddlers", "infants"] as const).map((kind) => (
          <div key={kind}>
            <dt>{t(`today.kitchen.${kind}`)}</dt>
            <dd>{kitchen[kind]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Tonight's rooms as one bar and in words. */
export function Rooms({ day }: { day: Today }) {
  const { t } = useTranslation("staff");
  const counts = roomsTonight(day);
  const parts = ["inHouse", "expected", "free"] as const;
  return (
    <Panel title={t("today.roomsCard.title")} end={t("today.roomsCard.all", { count: day.rooms.all })}>
      <div className={styles.rooms}>
        <div className={styles.bar} aria-hidden="true">
          {parts.map((part) => (
            <span key={part} data-part={part} style={{ flexGrow: counts[part] }} />
          ))}
        </div>
        <ul className={styles.legend}>
          {parts.map((part) => (
            <li key={part}>
              <i data-part={part} aria-hidden="true" />
              {t(`today.roomsCard.${part}`, { count: counts[part] })}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
