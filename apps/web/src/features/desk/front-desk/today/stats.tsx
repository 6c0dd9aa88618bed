import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useBrand } from "../../../../business/use-brand.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Icon, type IconShape } from "../../../../ui/icon.tsx";
import {
  IconBed,
  IconCash,
  IconLogin2,
  IconLogout2,
  IconPercentage,
  IconSpeedboat,
} from "../../../../ui/icons/index.ts";
import type { Today } from "../calls.ts";
import { headsOf, roomsOf, seatsOf } from "./day-counts.ts";
import styles from "./stats.module.css";

type Figure = {
  key: string;
  icon: IconShape;
  name: string;
  figure: string;
  detail: string;
  /** What it is made of. */
  parts?: readonly { key: string; name: string; figure: string }[];
};

function useFigures(day: Today, isToday: boolean): Figure[] {
  const { t } = useTranslation("staff");
  const brand = useBrand();
  const guests = (rows: Today["arrivals"]) => t("today.guests", { count: headsOf(rows) });
  const gone = day.departures.filter((row) => row.status === "completed").length;
  const seats = seatsOf(day.boats);
  const { all, occupied } = day.rooms;
  const here = day.arrivals.filter((row) => row.status === "inHouse" || row.status === "completed").length;
  return [
    {
      key: "arrivals",
      icon: IconLogin2,
      name: t("today.stats.arrivals"),
      figure: String(day.arrivals.length),
      detail: t("today.stats.arrived", { guests: guests(day.arrivals), here }),
    },
    {
      key: "departures",
      icon: IconLogout2,
      name: t("today.stats.departures"),
      figure: String(day.departures.length),
      detail: t("today.stats.gone", { gone, left: day.departures.length - gone }),
    },
    {
      key: "inHouse",
      icon: IconBed,
      name: t("today.stats.inHouse"),
      figure: String(day.inHouse.length),
      detail: t("today.stats.here", {
        rooms: t("today.rooms", { count: roomsOf(day.inHouse) }),
        guests: guests(day.inHouse),
      }),
    },
    {
      key: "occupancy",
      icon: IconPercentage,
      name: t("today.stats.occupancy"),
      figure: `${all === 0 ? 0 : Math.round((100 * occupied) / all)}%`,
      detail: t("today.stats.sold", { taken: occupied, all }),
    },
    {
      key: "seats",
      icon: IconSpeedboat,
      name: t("today.stats.seats"),
      figure: String(seats.taken),
      detail: t("today.stats.ofSeats", { all: seats.all }),
    },
    ...(day.takenToday === null
      ? []
      : [
          {
            key: "money",
            icon: IconCash,
            name: t(isToday ? "today.stats.money" : "today.stats.moneyThatDay"),
            figure: formatRinggit(day.takenToday.sen),
            detail: t("today.stats.payments", { count: day.takenToday.payments }),
            parts: day.takenToday.ways.map((way) => ({
              key: way.gateway,
              name:
                brand(way.gateway)?.pays ??
                t(`gateways.${way.gateway}` as "gateways.wallet", { defaultValue: way.gateway }),
              figure: formatRinggit(way.sen),
            })),
          },
        ]),
  ];
}

/** The day in six figures; five for who may not see payments. */
export function Stats({ day, isToday }: { day: Today; isToday: boolean }) {
  const { t } = useTranslation("staff");
  const figures = useFigures(day, isToday);
  return (
    <dl className={styles.stats} aria-label={t("today.stats.label")}>
      {figures.map(({ key, icon, name, figure, detail, parts = [] }) => (
        <div key={key} className={styles.stat}>
          <dt>
            <Icon of={icon} size="s" flips={key === "arrivals" || key === "departures"} />
            {name}
          </dt>
          <dd>
            <bdi className={styles.figure}>{figure}</bdi>
            <span>{detail}</span>
            {parts.length > 0 && (
              <ul className={styles.parts}>
                {parts.map((part) => (
                  <li key={part.key}>
                    <span>{part.name}</span>
                    <bdi>{part.figure}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
