import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Chip } from "../../../../../ui/chip.tsx";
import { RadioCards } from "../../../../../ui/segmented.tsx";
import { useLanguage } from "../../../../../ui/use-language.ts";
import { usePriceText } from "../../../../../ui/use-price-text.ts";
import type { Ride } from "../../calls.ts";
import styles from "../transport.module.css";
import type { TypedTransfer } from "./land-schema.ts";

type Props = {
  transfer: TypedTransfer;
  rides: readonly Ride[];
  error: string | null;
  onChange: (type: string) => void;
};

const leftOf = (ride: Ride, isReturn: boolean): number | null => {
  const counts = [ride.placesLeft, ...(isReturn ? [ride.placesLeftBack] : [])].filter(
    (places) => places !== null,
  );
  return counts.length === 0 ? null : Math.min(...counts);
};

/** "3 h 10 min", or only minutes under an hour. */
export function useLength() {
  const { t } = useTranslation("booking");
  return (minutes: number): string =>
    minutes < 60
      ? t("transport.land.minutes", { minutes })
      : t("transport.land.hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** The vehicles that go there: how long, between which times, for how much, and whether there is room. */
export function TransferTypes({ transfer, rides, error, onChange }: Props) {
  const { t } = useTranslation("booking");
  const { say, locale } = useLanguage();
  const lengthOf = useLength();
  const price = usePriceText();
  const isReturn = transfer.tripType === "return";
  const persons = Number(transfer.adultCount) + Number(transfer.childCount);
  const times = new Intl.ListFormat(locale, { type: "unit", style: "short" });
  const hoursOf = ({ direction, departures, firstTime, lastTime }: Ride) =>
    departures[direction].length > 0
      ? t("transport.land.leaves", { times: times.format(departures[direction]) })
      : t("transport.land.driven", { first: firstTime, last: lastTime });
  const free = ({ included, includedBack }: Ride) => included && (!isReturn || includedBack);
  const priceOf = (ride: Ride): string => {
    const sen = isReturn
      ? ride.included || ride.includedBack
        ? ride.oneWaySen
        : ride.returnSen
      : ride.oneWaySen;
    if (free(ride)) return t("transport.included");
    return sen === null ? t("transport.land.ask") : `+ ${price(sen)}`;
  };
  return (
    <div className={styles.choices}>
      <RadioCards
        label={t("transport.land.type")}
        value={String(transfer.type)}
        error={error}
        onChange={onChange}
        choices={rides.map((ride) => {
          const left = leftOf(ride, isReturn);
          const isFull = left !== null && left < persons;
          return {
            value: ride.type,
            disabled: isFull && ride.type !== transfer.type,
            text: say(ride.name),
            detail: (
              <>
                <span>{t("transport.land.length", { length: lengthOf(ride.minutes) })}</span>
                <span>{hoursOf(ride)}</span>
                {left !== null && <span>{t("transport.land.left", { count: left })}</span>}
              </>
            ),
            end: isFull ? (
              <Chip tone="warning">{t("transport.fullWord")}</Chip>
            ) : (
              <bdi className={styles.price}>{priceOf(ride)}</bdi>
            ),
          };
        })}
      />
    </div>
  );
}
