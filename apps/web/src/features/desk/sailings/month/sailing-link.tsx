import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconArrowLeft, IconArrowRight, IconX } from "../../../../ui/icons/index.ts";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Sailing } from "../calls.ts";
import styles from "./sailings-month.module.css";

type Props = { sailing: Sailing; tabIndex?: 0 | -1 };

/** One boat of a day: when, which way, how many seats are taken, and whether it sails. Pressed it opens. */
export function SailingLink({ sailing, tabIndex }: Props) {
  const { t } = useTranslation("sailings");
  const { say } = useLanguage();
  const { _id, day, sailingId, party, name, direction, taken, seats, free, held, cancelled, crew } = sailing;
  const time = sailing.time ?? t("charter");
  const crewText = crew.length > 0 && t("crew.by", { names: crew.join(", ") });
  const standing = [
    cancelled
      ? t("cancelledBecause", { reason: t(`reasons.${cancelled.reason}`) })
      : t("month.seats", { free }),
    held > 0 && t("held", { count: held }),
    cancelled && cancelled.waiting > 0 && t("cancelledNotice.waiting", { count: cancelled.waiting }),
    crewText,
  ];
  return (
    <Link
      to="/staff/sailings/$id"
      params={{ id: sailingId }}
      search={party ? { party: party.bookingId } : {}}
      className={styles.sailing}
      tabIndex={tabIndex}
      title={[say(name), crewText].filter(Boolean).join("\n")}
      data-sailing={_id}
      data-day={day}
      data-state={cancelled ? "cancelled" : free === 0 ? "full" : taken === 0 ? "empty" : undefined}
    >
      <Icon
        of={cancelled ? IconX : direction === "out" ? IconArrowRight : IconArrowLeft}
        size="s"
        flips={!cancelled}
      />
      <b>{time}</b> <span className={styles.name}>{party ? party.bookingName : say(name)}</span>{" "}
      <VisuallyHidden>{t(`ways.${direction}`)},</VisuallyHidden>{" "}
      <span className={styles.seats}>
        <bdi>{t("of", { taken, seats })}</bdi>
      </span>{" "}
      {crew.length > 0 && (
        <span className={styles.crew} aria-hidden="true">
          <bdi>{crew.join(", ")}</bdi>
        </span>
      )}
      <VisuallyHidden>{standing.filter(Boolean).join(", ")}</VisuallyHidden>
    </Link>
  );
}
