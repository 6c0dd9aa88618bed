import { ridesOf } from "@pulau/domain/transport/rides.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCar } from "../../../../ui/icons/index.ts";
import { DayText, Money } from "../../../../ui/money-and-dates.tsx";
import { Panel } from "../../../../ui/panel.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Booking } from "../calls.ts";
import styles from "./booking.module.css";

/** Who is to be picked up where and when, and what the driver should know. */
export function TransfersPanel({ transfers }: Pick<Booking, "transfers">) {
  const { t } = useTranslation("staff");
  const { say } = useLanguage();
  if (transfers.length === 0) return null;
  return (
    <Panel title={t("booking.transfers")} count={transfers.length}>
      <ul>
        {transfers.map((transfer) => (
          <li key={transfer._id} className={styles.line}>
            <Icon of={IconCar} size="s" flips />
            <span>
              {ridesOf(transfer).map((ride) => (
                <span key={`${ride.day} ${ride.time}`} className={styles.ride}>
                  <b className="strong">{t("booking.route", { from: say(ride.from), to: say(ride.to) })}</b>
                  <small>
                    <DayText day={ride.day} shape="weekday" />, <bdi>{ride.time}</bdi>,{" "}
                    <bdi>{ride.meetAt}</bdi>
                  </small>
                </span>
              ))}
              <small>{t("booking.setDown", { place: transfer.dropLocation, time: transfer.dropTime })}</small>
              <small>
                {say(transfer.name)}
                {transfer.vehicles > 1 && ` × ${transfer.vehicles}`}
                {" · "}
                {t("persons", { count: transfer.adultCount + transfer.childCount })}
              </small>
              {transfer.note !== "" && <small>{transfer.note}</small>}
            </span>
            <span className={styles.end}>
              {transfer.included
                ? t("booking.included")
                : transfer.amountSen !== undefined && <Money sen={transfer.amountSen} />}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
