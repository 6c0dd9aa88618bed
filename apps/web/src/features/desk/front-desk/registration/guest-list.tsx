import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import type { GuestId } from "@pulau/domain/ids.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Chip } from "../../../../ui/chip.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCircleCheckFilled } from "../../../../ui/icons/index.ts";
import { Progress } from "../../../../ui/surfaces.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { withKeys } from "../../../../ui/with-keys.ts";
import type { CardGuest, Cards } from "./calls.ts";
import styles from "./registration.module.css";
import { useKeptSignatures } from "./use-signing.ts";

type LineProps = {
  readonly guest: CardGuest;
  readonly current: boolean;
  readonly onOpen: (id: GuestId) => void;
};

/** What stands under a guest's name: that they are in, or what their card still lacks. */
function useStandingText() {
  const { t } = useTranslation("registration");
  const { timeText } = useMoments();
  const kept = useKeptSignatures();
  return ({ _id, arrivedAt, lacks }: CardGuest): string => {
    if (arrivedAt !== null) return t("list.in", { time: timeText(arrivedAt) });
    const [first] = lacks;
    if (first === "signature" && kept.of(_id)) return t("list.signedHere");
    return first === undefined ? t("list.ready") : t(`list.lacks.${first}`);
  };
}

function GuestLine({ guest, current, onOpen }: LineProps) {
  const standing = useStandingText();
  const isIn = guest.arrivedAt !== null;
  return (
    <li>
      <button
        type="button"
        className={styles.guest}
        aria-current={current ? "true" : undefined}
        onClick={() => onOpen(guest._id)}
      >
        {isIn ? (
          <Icon of={IconCircleCheckFilled} size="l" className={styles.in} />
        ) : (
          <span className={styles.ring} data-ready={guest.lacks.length === 0 || undefined} />
        )}
        <span>
          <b>{guest.fullName}</b>
          <small>{standing(guest)}</small>
        </span>
      </button>
    </li>
  );
}

type Props = {
  readonly cards: Cards;
  readonly current: GuestId | undefined;
  readonly onOpen: (id: GuestId) => void;
};

/** Everybody of the booking, by room, with how many are in. */
export function GuestList({ cards, current, onOpen }: Props) {
  const { t } = useTranslation("registration");
  const { say, language } = useLanguage();
  const { guests, rooms, bookingName, bookingNo, unnamed } = cards;
  const arrived = guests.filter(({ arrivedAt }) => arrivedAt !== null).length;
  const all = guests.length + unnamed;
  const counts = t("list.arrived", { arrived, count: all });
  return (
    <>
      <div className={styles.party}>
        <h2>{bookingName}</h2>
        <bdi>{bookingNo}</bdi>
        <Progress percent={all === 0 ? 0 : (arrived / all) * 100} label={counts} />
        <p>{counts}</p>
      </div>
      {withKeys(rooms, ({ roomNo }) => roomNo).map(({ key, item: { roomNo, typeName, troubles } }, room) => (
        <section key={key} className={styles.room}>
          <h3>
            <span>
              <bdi>{roomNumberIn(roomNo, language)}</bdi>, {say(typeName)}
            </span>
            {troubles.length > 0 && <Chip tone="warning">{t("list.notReady")}</Chip>}
          </h3>
          <ul>
            {guests
              .filter((guest) => guest.room === room)
              .map((guest) => (
                <GuestLine key={guest._id} {...{ guest, onOpen }} current={guest._id === current} />
              ))}
          </ul>
        </section>
      ))}
      {unnamed > 0 && <p className={styles.unnamed}>{t("list.unnamed", { count: unnamed })}</p>}
    </>
  );
}
