import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { namesText } from "../../../../ui/format.ts";
import { DayText } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { type Booking, isWhole } from "../calls.ts";
import styles from "./booking.module.css";

/** The stay in a line of facts: days, length, package, rooms, its group, and what is owed. */
export function StayFacts({ booking }: { booking: Booking }) {
  const { t } = useTranslation("staff");
  const { say, language } = useLanguage();
  const mayGroups = useMay()("groups", "read");
  const length = t("booking.length", {
    nights: t("nights", { count: booking.nights }),
    persons: t("persons", { count: booking.persons }),
  });
  // Who does not come owes nothing any more; what counts is what the resort has.
  const over = booking.status === "cancelled" || booking.status === "noShow";
  const facts: (readonly [string, ReactNode, ReactNode])[] = [
    [t("booking.checkIn"), <DayText key="in" day={booking.checkIn} shape="weekday" />, length],
    [
      t("booking.checkOut"),
      <DayText key="out" day={booking.checkOut} shape="weekday" />,
      namesText(
        booking.rooms.map((room) => roomNumberIn(room.roomNo, language)),
        language,
      ),
    ],
    [t("booking.package"), say(booking.packageName), say(booking.optionName)],
  ];
  const { group } = booking;
  if (group !== null) {
    facts.push([
      t("booking.group"),
      mayGroups ? (
        <Link key="group" to="/staff/groups/$id" params={{ id: group._id }} className="link">
          <bdi>{group.name}</bdi>
        </Link>
      ) : (
        <bdi key="group">{group.name}</bdi>
      ),
      t(`booking.groupPayers.${group.payer}`),
    ]);
  }
  if (isWhole(booking)) {
    facts.push([
      t(over ? "booking.paid" : "booking.due"),
      <bdi key="money">{formatRinggit(over ? booking.paidSen : booking.balanceSen)}</bdi>,
      t("booking.of", { total: formatRinggit(booking.totalSen) }),
    ]);
  }
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact, detail]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{fact}</b>
            <small>{detail}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
