import { Link } from "@tanstack/react-router";
import { useMay } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Checkbox } from "../../../ui/choice-fields.tsx";
import { Icon } from "../../../ui/icon.tsx";
import {
  IconAlertTriangle,
  IconBrandWhatsapp,
  IconCloudUp,
  IconPhone,
  IconWheelchair,
} from "../../../ui/icons/index.ts";
import { VisuallyHidden } from "../../../ui/surfaces.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { AnchorIcon } from "./anchor-icon.tsx";
import type { PickUp } from "./calls.ts";
import styles from "./pick-ups.module.css";
import { usePartyText } from "./use-party-text.ts";

type Props = {
  ride: PickUp;
  unsent: boolean;
  /** Whether it is marked with the others of its stop; null where nothing is chosen. */
  chosen: boolean | null;
  onChoose: (on: boolean) => void;
  onUndo: (() => void) | null;
};

/** A party at a stop: who they are, how many, what to know of them, and how to reach them. */
export function PartyLine({ ride, unsent, chosen, onChoose, onUndo }: Props) {
  const { t } = useTranslation("pick-ups");
  const { bookingName, mark } = ride;
  return (
    <li className={styles.party}>
      {chosen === null ? (
        <Name ride={ride} />
      ) : (
        <Checkbox label={bookingName} checked={chosen} onChange={onChoose} />
      )}
      <Ways ride={ride} />
      <Facts ride={ride} />
      {mark !== "waiting" && <Mark ride={ride} unsent={unsent} />}
      {onUndo && (
        <Button kind="plain" size="small" onClick={onUndo}>
          {t("acts.undo")}
          <VisuallyHidden> {bookingName}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

function Name({ ride: { bookingId, bookingName } }: Pick<Props, "ride">) {
  const opens = useMay()("bookings", "read");
  if (!opens) return <b className="strong">{bookingName}</b>;
  return (
    <Link className="link" to="/staff/bookings/$id" params={{ id: bookingId }}>
      {bookingName}
    </Link>
  );
}

function Facts({ ride }: Pick<Props, "ride">) {
  const { t } = useTranslation("pick-ups");
  const { say } = useLanguage();
  const text = usePartyText();
  const { flight, disabled, note, boat, to, setDownAt } = ride;
  return (
    <div className={styles.facts}>
      <span>
        {text.persons(ride)}
        {disabled && (
          <>
            {" "}
            <Icon of={IconWheelchair} size="s" />
            <VisuallyHidden> {t("disabled")}</VisuallyHidden>
          </>
        )}
      </span>
      <span className="hint">{text.vehicle(ride)}</span>
      <span className="hint">
        {[
          t("to", { place: [say(to), setDownAt].filter(Boolean).join(", ") }),
          boat && !boat.cancelled && text.boat(boat),
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
      {note !== "" && <span className={styles.note}>{note}</span>}
      {(flight !== null || boat?.cancelled) && (
        <span className={styles.chips}>
          {flight !== null && <Chip tone="info">{t("flight", { flight })}</Chip>}
          {boat?.cancelled && (
            <Chip tone="warning" icon={IconAlertTriangle}>
              {t("boatCancelled")}
            </Chip>
          )}
        </span>
      )}
    </div>
  );
}

const digits = (phone: string): string => phone.replace(/\D/g, "");

function Ways({ ride: { bookingName, mobile } }: Pick<Props, "ride">) {
  const { t } = useTranslation("pick-ups");
  if (mobile === "") return null;
  return (
    <span className={styles.ways}>
      <AnchorIcon
        icon={IconBrandWhatsapp}
        label={t("message", { name: bookingName })}
        href={`https://wa.me/${digits(mobile)}`}
        target="_blank"
      />
      <AnchorIcon icon={IconPhone} label={t("call", { name: bookingName })} href={`tel:${mobile}`} />
    </span>
  );
}

function Mark({ ride: { mark, markedAt, markedBy }, unsent }: Pick<Props, "ride" | "unsent">) {
  const { t } = useTranslation("pick-ups");
  const staff = useTranslation("staff");
  const { timeText } = useMoments();
  return (
    <span className="hint">
      <b>{t(`marks.${mark}`)}</b>{" "}
      <bdi>{[markedAt && timeText(markedAt), markedBy].filter(Boolean).join(" · ")}</bdi>
      {unsent && (
        <>
          {" "}
          <Icon of={IconCloudUp} size="s" /> {staff.t("kept.unsent")}
        </>
      )}
    </span>
  );
}
