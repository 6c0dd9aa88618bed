import { type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { OptionId, PackageId, RoomTypeId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import type { ReactNode } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { rangeText } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconArrowRight } from "../../../../ui/icons/index.ts";
import { DayRange, Money } from "../../../../ui/money-and-dates.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { nearDates, packages, roomTypes } from "../calls.ts";
import { partyQuery } from "../flow/stay-search.ts";
import styles from "./full.module.css";

type Props = {
  stay: { optionId: OptionId; checkIn: Day; nights?: number | null; party: Party };
  onChoose: (choice: {
    packageId?: PackageId;
    optionId: OptionId;
    checkIn: Day;
    nights?: number | null;
  }) => void;
};

type OfferProps = { what: ReactNode; sen: Sen; busy?: boolean; onChoose: () => void };

/** What can be had instead, with its price: one press takes it. */
export function Offer({ what, sen, busy = false, onChoose }: OfferProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.offer}
        aria-busy={busy}
        onClick={() => {
          if (!busy) onChoose();
        }}
      >
        <span className="strong">{what}</span>
        <Money sen={sen} converted />
        <Icon of={IconArrowRight} size="s" flips />
      </button>
    </li>
  );
}

/** The room types that still have a room on the day itself, for fewer people or in several rooms. */
function FreeRooms({
  stay,
  free,
}: {
  stay: Props["stay"];
  free: readonly { roomTypeId: RoomTypeId; free: number }[];
}) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const { data } = useCall(roomTypes, {
    body: { ...stay, party: { ...stay.party, childAges: [...stay.party.childAges] } },
  });
  const named = free
    .filter((freeType) => freeType.free > 0)
    .flatMap((freeType) => {
      const type = data?.roomTypes.find(({ _id }) => _id === freeType.roomTypeId);
      return type === undefined
        ? []
        : [{ id: freeType.roomTypeId, name: say(type.name), free: freeType.free }];
    });
  if (named.length === 0) return null;
  return (
    <Card as="section">
      <h2>{t("full.rooms")}</h2>
      <ul className={styles.rooms}>
        {named.map((roomType) => (
          <li key={roomType.id}>
            {roomType.name} <span className="hint">{t("rooms.free", { count: roomType.free })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Near days of the same package, and other packages on the day itself: one press goes on. */
export function NearStays({ stay, onChoose }: Props) {
  const { t } = useTranslation("booking");
  const { say, language } = useLanguage();
  const { optionId, checkIn, nights = null, party } = stay;
  const near = useCall(nearDates, {
    query: { ...partyQuery(party), optionId, checkIn, ...(nights !== null && { nights }) },
  });
  const list = useCall(packages, { query: {} });
  const nameOf = (packageId: PackageId) => {
    const found = list.data?.packages.find(({ _id }) => _id === packageId);
    return found === undefined ? "" : say(found.name);
  };
  if (near.error) return <ErrorState error={near.error} retry={() => void near.refetch()} />;
  if (near.data === undefined) {
    return (
      <Waiting what={t("wait.near")}>
        <Skeleton height={140} radius={16} />
      </Waiting>
    );
  }
  const { dates, packages: others, roomTypes: free } = near.data;
  return (
    <>
      {dates.length > 0 && (
        <Card as="section">
          <h2>{t("full.near")}</h2>
          <ul className={styles.offers}>
            {dates.map((date) => (
              <Offer
                key={date.checkIn}
                what={<DayRange from={date.checkIn} to={date.checkOut} shape="weekday" />}
                sen={date.totalSen}
                onChoose={() => onChoose({ optionId, checkIn: date.checkIn })}
              />
            ))}
          </ul>
        </Card>
      )}
      {others.length > 0 && (
        <Card as="section">
          <h2>{t("full.packages")}</h2>
          <ul className={styles.offers}>
            {others.map((other) => (
              <Offer
                key={other.optionId}
                what={t("full.stay", {
                  name: nameOf(other.packageId),
                  days: rangeText(other.checkIn, other.checkOut, language, "brief"),
                })}
                sen={other.totalSen}
                onChoose={() =>
                  onChoose({
                    packageId: other.packageId,
                    optionId: other.optionId,
                    checkIn: other.checkIn,
                    nights: nights === null ? null : daysBetween(other.checkIn, other.checkOut),
                  })
                }
              />
            ))}
          </ul>
        </Card>
      )}
      <FreeRooms stay={stay} free={free} />
      {dates.length + others.length === 0 && <p className="muted">{t("full.nothing")}</p>}
    </>
  );
}
