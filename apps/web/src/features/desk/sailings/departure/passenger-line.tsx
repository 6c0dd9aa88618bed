import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCheck, IconCloudUp, IconWheelchair } from "../../../../ui/icons/index.ts";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { isNamed, type NamedPassenger, type Passenger } from "../calls.ts";
import styles from "./departure.module.css";
import { Lacks } from "./lacks.tsx";

type Props = {
  passenger: Passenger;
  /** Whether the mark waits on this device. */
  unsent: boolean;
  onPress: ((passenger: NamedPassenger) => void) | null;
};

/** Somebody of the boarding list; pressed, it is asked how they stand. */
export function PassengerLine({ passenger, unsent, onPress }: Props) {
  const { t } = useTranslation("sailings");
  if (!isNamed(passenger) || onPress === null)
    return (
      <li className={styles.line}>
        <Box mark={passenger.mark} />
        <Facts passenger={passenger} unsent={unsent} />
      </li>
    );
  return (
    <li>
      <button type="button" className={styles.line} onClick={() => onPress(passenger)}>
        <Box mark={passenger.mark} />
        <Facts passenger={passenger} unsent={unsent} />
        <VisuallyHidden>{t(passenger.mark === "aboard" ? "press.aboard" : "press.other")}</VisuallyHidden>
      </button>
    </li>
  );
}

const Box = ({ mark }: Pick<Passenger, "mark">) => (
  <span className={styles.box} data-mark={mark} aria-hidden="true">
    {mark === "aboard" && <Icon of={IconCheck} size="m" />}
  </span>
);

function Facts({ passenger, unsent }: Pick<Props, "passenger" | "unsent">) {
  const { t } = useTranslation(["sailings", "staff"]);
  const { timeText } = useMoments();
  const { name, bookingName, bookingNo, room, disabled, lacks, mark, markedAt, markedBy } = passenger;
  const note = [name === bookingName ? null : bookingName, bookingNo, room].filter(Boolean);
  return (
    <>
      <span className={styles.who}>
        <span className="strong">
          {name ?? t("unnamed")}{" "}
          {disabled && (
            <>
              <Icon of={IconWheelchair} size="s" />
              <VisuallyHidden> {t("disabled")}</VisuallyHidden>
            </>
          )}
        </span>
        <span className="hint">
          <bdi>{note.join(" · ")}</bdi>
        </span>
      </span>
      <span className={styles.state}>
        {mark !== "aboard" && <Lacks lacks={lacks} />}
        {mark !== "waiting" && markedAt !== null && (
          <span className="hint">
            <bdi>{[timeText(markedAt), markedBy].filter(Boolean).join(" · ")}</bdi>
          </span>
        )}
        {unsent && (
          <span className="hint">
            <Icon of={IconCloudUp} size="s" /> {t("staff:kept.unsent")}
          </span>
        )}
      </span>
    </>
  );
}
