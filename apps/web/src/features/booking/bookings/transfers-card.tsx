import { ridesOf } from "@pulau/domain/transport/rides.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconCar } from "../../../ui/icons/index.ts";
import { Comma, DayText, Money } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Booking } from "./calls.ts";
import styles from "./detail.module.css";
import { Section } from "./section.tsx";

type Transfer = Booking["transfers"][number];

function Riders({ adultCount, childCount }: Transfer) {
  const { t } = useTranslation("trips");
  return (
    <small>
      {t("detail.adults", { count: adultCount })}
      {childCount > 0 && `, ${t("detail.children", { count: childCount })}`}
    </small>
  );
}

/** Each ride with the day, the time and the place where one is picked up. */
export function TransfersCard({ transfers }: Pick<Booking, "transfers">) {
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  if (transfers.length === 0) return null;
  return (
    <Section title={t("detail.transfers")}>
      <ul className={styles.lines}>
        {transfers.map((transfer) => (
          <li key={transfer._id}>
            <Icon of={IconCar} flips />
            <span>
              {ridesOf(transfer).map((ride, i) => (
                <span key={`${ride.day} ${ride.time}`} className={styles.ride}>
                  <b className="strong">{t("detail.route", { from: say(ride.from), to: say(ride.to) })}</b>
                  <small>
                    <DayText day={ride.day} shape="weekday" />
                    <Comma />
                    <bdi>{ride.time}</bdi>
                    <Comma />
                    <bdi>{ride.meetAt}</bdi>
                  </small>
                  {i === 0 && (
                    <small>
                      {t("detail.setDown", { place: transfer.dropLocation, time: transfer.dropTime })}
                    </small>
                  )}
                </span>
              ))}
              <small>{say(transfer.name)}</small>
              <Riders {...transfer} />
              {transfer.note !== "" && <small>{transfer.note}</small>}
            </span>
            {transfer.included ? (
              <span className="hint">{t("detail.included")}</span>
            ) : (
              <Money sen={transfer.amountSen} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
