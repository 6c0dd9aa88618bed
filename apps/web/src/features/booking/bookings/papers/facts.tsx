import { stateName } from "@pulau/contract/guests.ts";
import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import { ridesOf } from "@pulau/domain/transport/rides.ts";
import { useExtraBeds } from "../../../../business/use-beds-text.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { addressLines } from "../../../../ui/address-lines.ts";
import { rangeText } from "../../../../ui/format.ts";
import { Comma, DayRange, DayText } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Booking } from "../calls.ts";
import { useWording } from "../use-wording.ts";
import styles from "./sheet.module.css";
import { WholeNumbers } from "./whole-numbers.tsx";

type Room = Pick<Booking["rooms"][number], "roomNo" | "roomTypeName" | "checkIn" | "checkOut" | "extraBeds">;
type Stay = Pick<Booking, "packageName" | "optionName" | "checkIn" | "checkOut" | "nights" | "persons"> & {
  readonly rooms: readonly Room[];
  readonly crossings: readonly Omit<Booking["crossings"][number], "noteVersion">[];
  readonly transfers: readonly Omit<Booking["transfers"][number], "noteVersion">[];
};
type Payer = Pick<Booking, "address" | "email"> & { readonly name: string };

/** Alike rooms together, with their numbers, the extra beds chosen, and their own dates where they are not the stay's. */
function useRoomLines() {
  const { language, say } = useLanguage();
  const { list } = useWording();
  const extraBeds = useExtraBeds();
  return ({ rooms, checkIn, checkOut }: Stay): string[] => {
    const numbers = new Map<string, string[]>();
    for (const room of rooms) {
      const own = { from: room.checkIn ?? checkIn, to: room.checkOut ?? checkOut };
      const same = own.from === checkIn && own.to === checkOut;
      const name = list([say(room.roomTypeName), extraBeds(room)].filter((word) => word !== null));
      const line = same ? name : `${name} (${rangeText(own.from, own.to, language)})`;
      numbers.set(line, [...(numbers.get(line) ?? []), roomNumberIn(room.roomNo, language)]);
    }
    return [...numbers].map(([line, found]) => {
      const count = found.length > 1 ? `${found.length} × ` : "";
      return `${count}${line} ${list(found)}`.trim();
    });
  };
}

/** Each boat and each ride on land: from where and when, then on which day and with what. */
function Ways({ crossings, transfers }: Pick<Stay, "crossings" | "transfers">) {
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  if (crossings.length + transfers.length === 0) return null;
  return (
    <div>
      {crossings.length > 0 && <h2>{t("sheet.boat")}</h2>}
      {crossings.map((crossing) => (
        <span key={`${crossing.direction} ${crossing.day}`}>
          <b>
            {crossing.from} <bdi>{crossing.time ?? t("detail.timeAgreed")}</bdi>
          </b>
          <span>
            <DayText day={crossing.day} shape="weekday" />
            <Comma />
            {say(crossing.name)}
          </span>
        </span>
      ))}
      {transfers.length > 0 && <h2>{t("detail.transfers")}</h2>}
      {transfers.flatMap((transfer) =>
        ridesOf(transfer).map((ride) => (
          <span key={`${transfer._id} ${ride.day} ${ride.time}`}>
            <b>
              {say(ride.from)} <bdi>{ride.time}</bdi>
            </b>
            <span>
              <DayText day={ride.day} shape="weekday" />
              <Comma />
              {say(transfer.name)}
            </span>
          </span>
        )),
      )}
    </div>
  );
}

/** For whom, which stay in which rooms, which boats: what every paper of a booking begins with. */
export function Facts({ payer, stay }: { payer: Payer; stay: Stay }) {
  const { t } = useTranslation("trips");
  const { say, locale } = useLanguage();
  const { length, list } = useWording();
  const roomLines = useRoomLines();
  return (
    <section className={styles.facts}>
      <div>
        <h2>{t("sheet.for")}</h2>
        <b>{payer.name}</b>
        {addressLines(payer.address, stateName(payer.address.state), locale).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <bdi className={styles.address}>{payer.email}</bdi>
      </div>
      <div>
        <h2>{t("sheet.stay")}</h2>
        <b>
          <DayRange from={stay.checkIn} to={stay.checkOut} />
        </b>
        <span>{list([say(stay.packageName), say(stay.optionName)])}</span>
        <span>{length(stay)}</span>
        {roomLines(stay).map((line) => (
          <span key={line}>
            <WholeNumbers text={line} />
          </span>
        ))}
      </div>
      <Ways crossings={stay.crossings} transfers={stay.transfers} />
    </section>
  );
}
