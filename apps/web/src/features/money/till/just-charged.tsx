import { roomNumbersIn } from "@pulau/domain/booking/room-number.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconArrowBackUp } from "../../../ui/icons/index.ts";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { OwnSlip } from "./calls.ts";
import styles from "./till.module.css";
import { useUndo } from "./use-undo.ts";

function SlipLine({ slip }: { slip: OwnSlip }) {
  const { t } = useTranslation("till");
  const { language } = useLanguage();
  const { undo, busy } = useUndo(t("recent.undone"));
  const amount = formatRinggit(slip.totalSen);
  const roomAndName = t("done.to", {
    room: roomNumbersIn(slip.rooms, language, ", "),
    name: slip.bookingName,
  });
  return (
    <li>
      <span>
        <b>{t("done.title", { amount })}</b>
        <small>
          <MomentText moment={slip.at} /> ·{" "}
          <bdi>{slip.rooms.length > 0 ? roomAndName : slip.bookingName}</bdi>
        </small>
      </span>
      <Button
        kind="outline"
        size="small"
        icon={IconArrowBackUp}
        aria-label={t("recent.undoOf", { amount, name: slip.bookingName })}
        busy={busy}
        onClick={() => undo(slip._id)}
      >
        {t("done.undo")}
      </Button>
    </li>
  );
}

/** What one has just charged oneself, while it can be undone: the newest, and the others when asked for. */
export function JustCharged({ slips }: { slips: readonly OwnSlip[] }) {
  const { t } = useTranslation("till");
  const [showsAll, setShowsAll] = useState(false);
  if (slips.length === 0) return null;
  const more = slips.length - 1;
  return (
    <section className={styles.recent} aria-label={t("recent.title")}>
      <ul>
        {(showsAll ? slips : slips.slice(0, 1)).map((slip) => (
          <SlipLine key={slip._id} slip={slip} />
        ))}
      </ul>
      {more > 0 && (
        <Button kind="plain" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t("recent.fewer") : t("recent.more", { count: more })}
        </Button>
      )}
    </section>
  );
}
