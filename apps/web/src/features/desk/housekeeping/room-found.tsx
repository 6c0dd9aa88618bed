import type { Day } from "@pulau/domain/calendar/day.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { keptOfKind, useKept } from "../../../api/kept/use-outbox.ts";
import { FoundDialog } from "../../../business/room-acts/found-dialog.tsx";
import type { FoundAct } from "../../../business/room-acts/kept.ts";
import { PhotoStrip } from "../../../business/room-acts/photo-strip.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { dayText } from "../../../ui/format.ts";
import { IconCloudUp, IconPackage } from "../../../ui/icons/index.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Room, RoomDetail } from "./calls.ts";
import styles from "./room-sheet.module.css";

type Props = {
  readonly room: Room;
  readonly detail: RoomDetail | undefined;
  readonly today: Day;
  readonly mayWrite: boolean;
};

/** What guests left in the room and is still here, what waits to be sent too, and the way to write down more. */
export function RoomFound({ room, detail, today, mayWrite }: Props) {
  const { t } = useTranslation(["room-acts", "housekeeping", "staff"]);
  const { language } = useLanguage();
  const [adds, setAdds] = useState(false);
  const found = detail?.found ?? [];
  const waiting = keptOfKind<FoundAct, never>(useKept(), "foundThing").acts.filter(
    ({ roomId, body }) => roomId === room._id && !found.some(({ _id }) => _id === body._id),
  );
  if (found.length === 0 && waiting.length === 0 && !mayWrite) return null;
  const line = (place: string, day: Day) => t("found.line", { place, day: dayText(day, language, "near") });
  return (
    <section className={styles.block} aria-label={t("found.title")}>
      <h3>{t("found.title")}</h3>
      {found.length + waiting.length > 0 && (
        <ul className={styles.faults}>
          {found.map(({ _id, what, place, foundOn, photos }) => (
            <li key={_id} data-open>
              <Link className="link" to="/staff/found" search={{ open: _id }} dir="auto">
                {what}
              </Link>
              <small className="muted">{line(place, foundOn)}</small>
              <PhotoStrip {...{ room, what, photos, mayWrite }} subject={{ found: _id }} />
            </li>
          ))}
          {waiting.map(({ id, body: { _id, what, place, foundOn } }) => (
            <li key={id} data-open>
              <p dir="auto">{what}</p>
              <small className="muted">{line(place, foundOn)}</small>
              <Chip tone="warning" icon={IconCloudUp}>
                {t("staff:kept.unsent")}
              </Chip>
              <PhotoStrip {...{ room, what, mayWrite }} photos={[]} subject={{ found: _id }} follows={id} />
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <Button kind="soft" size="small" icon={IconPackage} onClick={() => setAdds(true)}>
          {t("found.add")}
        </Button>
      )}
      {adds && <FoundDialog rooms={[room]} today={today} onClose={() => setAdds(false)} />}
    </section>
  );
}
