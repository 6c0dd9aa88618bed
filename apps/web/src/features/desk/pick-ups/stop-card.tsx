import { type PickUpMark, rideText, type Stop } from "@pulau/domain/transport/pick-up.ts";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconAlertTriangle, IconCheck, IconCircleCheck, IconMapPin } from "../../../ui/icons/index.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { AnchorIcon } from "./anchor-icon.tsx";
import { countOf, type PickUp, type PickUpDay } from "./calls.ts";
import { placeOnMap } from "./map-links.ts";
import { PartyLine } from "./party-line.tsx";
import styles from "./pick-ups.module.css";
import { useMarkRides } from "./use-mark-rides.ts";

type Props = {
  stop: Stop<PickUp>;
  shown: PickUpDay;
  /** When the list came, in ms by this device. */
  readAt: number;
  /** Rides whose mark waits on this device. */
  unsent: ReadonlySet<string>;
  mayMark: boolean;
  /** The first stop at which somebody is waited for. */
  isNext: boolean;
};

/** A stop: open while somebody is waited for, one line once that is over; pressed, it opens again. */
export function StopCard(props: Props) {
  const { stop, isNext } = props;
  const { done } = stop;
  return (
    <li className={styles.stop} data-next={isNext || undefined} data-done={done || undefined}>
      {done ? (
        <details>
          <summary className={styles.head}>
            <Where stop={stop} />
            <DoneMark stop={stop} />
          </summary>
          <Parties {...props} />
        </details>
      ) : (
        <>
          <div className={styles.head}>
            <Where stop={stop} />
            <MapLink stop={stop} />
          </div>
          <Parties {...props} />
        </>
      )}
    </li>
  );
}

function Where({ stop: { time, place, meetAt, rides, done } }: { stop: Stop<PickUp> }) {
  const { t } = useTranslation("pick-ups");
  const { say } = useLanguage();
  const names = rides.map(({ bookingName }) => bookingName).join(", ");
  return (
    <>
      <time className={styles.time}>{time}</time>
      <span className={styles.where}>
        <b>{say(place)}</b>
        <span className="hint">
          {done ? `${names} · ${t("persons", { count: countOf(rides) })}` : meetAt}
        </span>
      </span>
    </>
  );
}

function DoneMark({ stop: { rides } }: { stop: Stop<PickUp> }) {
  const { t } = useTranslation("pick-ups");
  const missing = rides.some(({ mark }) => mark === "notHere");
  return (
    <span className={styles.mark} data-mark={missing ? "notHere" : "pickedUp"}>
      <Icon of={missing ? IconAlertTriangle : IconCircleCheck} size="m" />
      {t(`marks.${missing ? "notHere" : "pickedUp"}`)}
    </span>
  );
}

function MapLink({ stop: { place, meetAt } }: { stop: Stop<PickUp> }) {
  const { t } = useTranslation("pick-ups");
  const { say } = useLanguage();
  return (
    <AnchorIcon
      icon={IconMapPin}
      label={t("map", { place: say(place) })}
      href={placeOnMap(place.en, meetAt)}
      target="_blank"
    />
  );
}

/** Who waits there, and how they are marked: all of them by one press, or those that are chosen. */
function Parties({ stop: { rides }, shown, readAt, unsent, mayMark }: Props) {
  const { t } = useTranslation("pick-ups");
  const { busy, mark } = useMarkRides(shown, readAt);
  const [left, setLeft] = useState<readonly string[]>([]);
  const waiting = rides.filter((ride) => ride.mark === "waiting");
  const chosen = waiting.filter((ride) => !left.includes(rideText(ride)));
  const act = (wanted: PickUpMark) => async () => {
    await mark(chosen, wanted);
    setLeft([]);
  };
  const choose = (ride: PickUp) => (on: boolean) =>
    setLeft([...left.filter((key) => key !== rideText(ride)), ...(on ? [] : [rideText(ride)])]);
  return (
    <>
      <ul className={styles.parties}>
        {rides.map((ride) => (
          <PartyLine
            key={rideText(ride)}
            ride={ride}
            unsent={unsent.has(rideText(ride))}
            chosen={mayMark && waiting.length > 1 && ride.mark === "waiting" ? chosen.includes(ride) : null}
            onChoose={choose(ride)}
            onUndo={mayMark && ride.mark !== "waiting" ? () => void mark([ride], "waiting") : null}
          />
        ))}
      </ul>
      {mayMark && waiting.length > 0 && (
        <div className={styles.acts}>
          <Button
            kind="outline"
            size="large"
            busy={busy === "notHere"}
            disabled={chosen.length === 0}
            onClick={act("notHere")}
          >
            {t("acts.notHere")}
          </Button>
          <Button
            size="large"
            icon={IconCheck}
            busy={busy === "pickedUp"}
            disabled={chosen.length === 0}
            onClick={act("pickedUp")}
          >
            {t("acts.pickedUp", { count: countOf(chosen) })}
          </Button>
        </div>
      )}
    </>
  );
}
