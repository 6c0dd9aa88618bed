import type { FoundThingId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { CallFailure } from "../../../api/call-failure.ts";
import { useCall, useMay } from "../../../api/use-call.ts";
import { type FoundThing, foundThings } from "../../../business/room-acts/calls.ts";
import { PhotoStrip } from "../../../business/room-acts/photo-strip.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dayText, partsText } from "../../../ui/format.ts";
import { IconPencil } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton } from "../../../ui/waiting.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { toneOf } from "./found-columns.tsx";
import styles from "./found-things.module.css";
import { ThingActs } from "./thing-acts.tsx";
import { ThingStays } from "./thing-stays.tsx";

/** One found found: its photos, where it lies, who had slept in its room, and what is done with it. */
export function ThingDialog({ id, onClose }: { id: FoundThingId; onClose: () => void }) {
  const { t } = useTranslation("found-things");
  const { data, error, refetch } = useCall(foundThings, { query: { row: id } });
  const found = data?.things[0];
  return (
    <Dialog
      open
      onClose={onClose}
      size="panel"
      title={found ? <bdi>{found.what}</bdi> : t("one")}
      acts={found && data && <ThingActs found={found} today={data.today} />}
    >
      {found ? (
        <Facts found={found} />
      ) : error || data ? (
        <ErrorState error={error ?? new CallFailure("NOT_FOUND")} retry={() => void refetch()} />
      ) : (
        <Skeleton height={160} />
      )}
    </Dialog>
  );
}

function Facts({ found }: { found: FoundThing }) {
  const { t } = useTranslation("found-things");
  const { language } = useLanguage();
  const { momentText } = useMoments();
  const may = useMay();
  const mayWrite = may("housekeeping", "write");
  const [edits, setEdits] = useState(false);
  const { _id, roomId, roomNo, what, place, foundOn, by, state, photos, way, note, movedAt, movedBy } = found;
  return (
    <div className={styles.thing}>
      <p>
        <Chip tone={toneOf[state]}>{t(`states.${state}`)}</Chip>{" "}
        <small className="muted">
          {partsText([way && t(`ways.${way}`), note, movedBy, movedAt && momentText(movedAt)], language)}
        </small>
      </p>
      <dl className={styles.facts}>
        <dt>{t("columns.room")}</dt>
        <dd>
          <bdi>{roomNo}</bdi>
        </dd>
        <dt>{t("columns.foundOn")}</dt>
        <dd>{partsText([dayText(foundOn, language, "weekday"), by], language)}</dd>
        <dt>{t("columns.place")}</dt>
        <dd dir="auto">{place}</dd>
      </dl>
      {mayWrite && (
        <Button kind="soft" size="small" icon={IconPencil} onClick={() => setEdits(true)}>
          {t("edit")}
        </Button>
      )}
      <PhotoStrip {...{ what, photos, mayWrite }} room={{ _id: roomId, roomNo }} subject={{ found: _id }} />
      {may("bookings", "read") && <ThingStays id={_id} />}
      {edits && <EditDialog found={found} onClose={() => setEdits(false)} />}
    </div>
  );
}
