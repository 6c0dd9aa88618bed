import type { RoomProblem } from "@pulau/contract/problem.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Chip } from "../../../ui/chip.tsx";
import { dayText } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconAlertTriangle, IconBan, IconBucketDroplet, IconUser } from "../../../ui/icons/index.ts";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./room-troubles.module.css";

const icons = { occupied: IconUser, outOfService: IconBan, notClean: IconBucketDroplet } as const;

/** What keeps guests out of a room, in a sentence: who is in it, or who said so and when. */
function useTroubleText() {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const { momentText } = useMoments();
  return ({ roomNo, why, bookingName, bookingNo, checkOut, by, at }: RoomProblem): string => {
    const sentence = t(`act.rooms.why.${why}`, {
      room: roomNo,
      name: bookingName ?? "",
      number: bookingNo ?? "",
      day: checkOut === null ? "" : dayText(checkOut, language),
    });
    if (by === null || at === null) return sentence;
    return `${sentence} ${t("act.rooms.by", { name: by, time: momentText(at) })}`;
  };
}

/** Each reason on a line of its own; whoever is still in a room is a press away. */
export function RoomTroubles({ rooms }: { rooms: readonly RoomProblem[] }) {
  const textOf = useTroubleText();
  return (
    <ul className={styles.list}>
      {rooms.map((trouble) => (
        <li key={`${trouble.roomNo} ${trouble.why} ${trouble.bookingNo}`}>
          <Icon of={icons[trouble.why]} size="s" />
          <span>
            {trouble.bookingId === null ? (
              textOf(trouble)
            ) : (
              <Link className="link" to={`/staff/bookings/${trouble.bookingId}`}>
                {textOf(trouble)}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The state of a line's rooms: nothing where they are ready. The sentence is its tooltip. */
export function RoomChips({ rooms }: { rooms: readonly RoomProblem[] }) {
  const { t } = useTranslation("staff");
  const textOf = useTroubleText();
  const whys = [...new Set(rooms.map(({ why }) => why))];
  return (
    <>
      {whys.map((why) => (
        <span
          key={why}
          className={styles.chip}
          data-tip={rooms
            .filter((trouble) => trouble.why === why)
            .map(textOf)
            .join(" ")}
        >
          <Chip tone="warning" icon={why === "occupied" ? IconAlertTriangle : icons[why]}>
            {t(`act.rooms.chip.${why}`)}
          </Chip>
        </span>
      ))}
    </>
  );
}
