import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Chip } from "../../../ui/chip.tsx";
import { dayText, namesText, partsText } from "../../../ui/format.ts";
import { Panel, PanelEmpty } from "../../../ui/panel.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./activities.module.css";
import type { ActivityDay } from "./staff-routes.ts";

type Stay = ActivityDay["stays"][number];

/** One booking: who does what, what they have booked, where they sleep, and what they wrote. */
function StayLine({ stay }: { stay: Stay }) {
  const { t } = useTranslation("activities");
  const { language, say } = useLanguage();
  const { bookingName, bookingNo, rooms, here, boat, addOns, people, request, boatNote } = stay;
  const about = [
    rooms.length > 0 &&
      t("rooms", {
        count: rooms.length,
        rooms: namesText(
          rooms.map((room) => roomNumberIn(room, language)),
          language,
        ),
      }),
    boat !== null &&
      t(`boat.${boat.direction}`, { name: say(boat.name), time: boat.time ?? t("boat.agreed") }),
    bookingNo,
  ];
  return (
    <li className={styles.stay}>
      <p className={styles.head}>
        <b>
          <bdi>{bookingName}</bdi>
        </b>
        {!here && <Chip tone="warning">{t("expected")}</Chip>}
      </p>
      <p className={styles.about}>{partsText(about, language)}</p>
      {addOns.length > 0 && (
        <ul className={styles.chips}>
          {addOns.map(({ name, count, anyDay }) => (
            <li key={`${name.en} ${anyDay}`}>
              <Chip>{t(anyDay ? "anyDay" : "pieces", { count, name: say(name) })}</Chip>
            </li>
          ))}
        </ul>
      )}
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map(({ _id, name, chineseName, age, activity }) => (
            <li key={_id}>
              <bdi>{name}</bdi> {chineseName !== null && <span lang="zh">{chineseName}</span>}
              <small>
                {partsText([activity && say(activity), age !== null && t("age", { age })], language)}
              </small>
            </li>
          ))}
        </ul>
      )}
      {[request, boatNote].filter(Boolean).map((text) => (
        <p key={text} className={styles.request} dir="auto">
          {text}
        </p>
      ))}
    </li>
  );
}

/** A day: how many do what, then everybody by booking. */
export function DayPanel({ day, title }: { day: ActivityDay; title: string }) {
  const { t } = useTranslation("activities");
  const { language, say } = useLanguage();
  const { counts, stays } = day;
  return (
    <Panel title={`${title}, ${dayText(day.day, language, "weekday")}`} count={stays.length}>
      {stays.length === 0 ? (
        <PanelEmpty>{t("none")}</PanelEmpty>
      ) : (
        <>
          {counts.length > 0 && (
            <dl className={styles.counts}>
              {counts.map(({ name, count }) => (
                <div key={name.en}>
                  <dt>{say(name)}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
            </dl>
          )}
          <ul>
            {stays.map((stay) => (
              <StayLine key={stay.bookingId} stay={stay} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
