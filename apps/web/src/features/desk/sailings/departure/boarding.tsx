import { Fragment, useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { dayText } from "../../../../ui/format.ts";
import { IconCamera } from "../../../../ui/icons/index.ts";
import { onDemand } from "../../../../ui/on-demand.tsx";
import { Panel, PanelEmpty } from "../../../../ui/panel.tsx";
import { SearchBox } from "../../../../ui/search-box.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { isItsDay, isNamed, type Manifest, type NamedPassenger, type Passenger } from "../calls.ts";
import styles from "./departure.module.css";
import { MarkDialog } from "./mark-dialog.tsx";
import { PartyFoot } from "./party-foot.tsx";
import { PassengerLine } from "./passenger-line.tsx";
import { unsentIn, useKeptList } from "./use-kept-list.ts";
import { WeightsDialog } from "./weights-dialog.tsx";

const Scanner = onDemand(() => import("./scan/scanner.tsx"));

/** In this order: who is missing stands on top. */
const groups = ["waiting", "late", "moved", "left", "aboard"] as const;

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a search finds somebody: by name, who booked, the booking's number or the room. */
const finds = (passenger: Passenger, q: string): boolean => {
  const { name, bookingName, bookingNo, room } = passenger;
  return folded([name, bookingName, bookingNo, room].join(" ")).includes(folded(q));
};

/** Who boards: missing on top, aboard below, each with what is still lacking. */
export function Boarding({ shown, readAt }: { shown: Manifest; readAt: number }) {
  const { t } = useTranslation("sailings");
  const mayMark = useMay()("boarding", "write") && isItsDay(shown) && !shown.departure.cancelled;
  const { language } = useLanguage();
  const [q, setQ] = useState("");
  const [scans, setScans] = useState(false);
  const [pressed, setPressed] = useState<NamedPassenger | null>(null);
  const [weighed, setWeighed] = useState<NamedPassenger | null>(null);
  const mayWeigh = mayMark && shown.load !== null && shown.closed === null;
  const { acts } = useKeptList(shown.departure);
  const unsent = unsentIn(acts);
  const found = shown.passengers.filter((passenger) => finds(passenger, q));
  return (
    <div className={styles.boarding}>
      <div className={styles.find}>
        <SearchBox
          q={q}
          label={t("find.label")}
          placeholder={t("find.placeholder")}
          clearLabel={t("find.clear")}
          onSearch={setQ}
        />
        {mayMark && !scans && (
          <Button kind="outline" icon={IconCamera} onClick={() => setScans(true)}>
            {t("scan.act")}
          </Button>
        )}
      </div>
      {mayMark && scans && (
        <Scanner
          shown={shown}
          paused={pressed !== null}
          onGuest={setPressed}
          onClose={() => setScans(false)}
        />
      )}
      {!isItsDay(shown) && (
        <p className="hint">{t("opensOn", { day: dayText(shown.departure.day, language, "weekday") })}</p>
      )}
      {mayMark && shown.closed !== null && <p className="hint">{t("marksAfter")}</p>}
      {groups.map((mark) => {
        const passengers = found.filter((passenger) => passenger.mark === mark);
        if (passengers.length === 0 && mark !== "waiting") return null;
        return (
          <Panel key={mark} title={t(`groups.${mark}`)} count={passengers.length}>
            {passengers.length === 0 && (
              <PanelEmpty>{t(q === "" ? "nobodyMissing" : "nobodyFound")}</PanelEmpty>
            )}
            <ul>
              {passengers.map((passenger, i) => (
                <Fragment key={passenger.guestId ?? `${passenger.bookingId} ${i}`}>
                  <PassengerLine
                    passenger={passenger}
                    unsent={passenger.guestId !== null && unsent.has(passenger.guestId)}
                    onPress={mayMark && (shown.closed === null || mark !== "aboard") ? setPressed : null}
                  />
                  {passengers[i + 1]?.bookingId !== passenger.bookingId && (
                    <PartyFoot
                      of={passenger}
                      onWeigh={mayWeigh && isNamed(passenger) ? () => setWeighed(passenger) : null}
                    />
                  )}
                </Fragment>
              ))}
            </ul>
          </Panel>
        );
      })}
      <MarkDialog shown={shown} readAt={readAt} pressed={pressed} onClose={() => setPressed(null)} />
      {weighed && (
        <WeightsDialog shown={shown} readAt={readAt} of={weighed} onClose={() => setWeighed(null)} />
      )}
    </div>
  );
}
