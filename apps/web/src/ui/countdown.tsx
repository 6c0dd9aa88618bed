import { useEffect, useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { classNames } from "./class-names.ts";
import styles from "./countdown.module.css";
import { VisuallyHidden } from "./surfaces.tsx";

const secondsUntil = (until: string | null): number =>
  until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));

/** Whole seconds until an instant, never below 0; counts by the wall clock, so a sleeping tab catches up. */
export function useSecondsUntil(until: string | null): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const count = () => setSeconds(secondsUntil(until));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

const twoDigits = (count: number): string => String(count).padStart(2, "0");

/** `1:42`, and from an hour on `11:59:30`. */
export const clockText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = twoDigits(seconds % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
};

const round = 2 * Math.PI * 19;
/** Units of the picture: ten minutes have a digit more, an hour two; all must stand inside the ring. */
const sizeOf = (clock: string): number => (clock.length > 5 ? 8 : clock.length > 4 ? 10.5 : 12.5);
const announced = [60, 30, 10];

/** A ring that empties, with digits. Says aloud when 60, 30 and 10 seconds are left; the last 30 are in warning tone. */
export function CountdownRing({ seconds, of }: { seconds: number; of: number }) {
  const { t } = useTranslation("pieces");
  const clock = clockText(seconds);
  const announcedMark = announced.filter((mark) => seconds <= mark && seconds > mark - 5).at(-1);
  return (
    <>
      <svg
        viewBox="0 0 44 44"
        role="timer"
        aria-label={t("countdown.left", { time: clock })}
        className={classNames(styles.ring, seconds <= 30 && styles.short)}
      >
        <circle className={styles.track} cx="22" cy="22" r="19" />
        <circle
          className={styles.left}
          cx="22"
          cy="22"
          r="19"
          transform="rotate(-90 22 22)"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - Math.min(1, seconds / of))}
        />
        <text x="22" y="22" textAnchor="middle" dominantBaseline="central" fontSize={sizeOf(clock)}>
          {clock}
        </text>
      </svg>
      <VisuallyHidden>
        <span role="status">
          {announcedMark === undefined ? "" : t("countdown.announce", { count: announcedMark })}
        </span>
      </VisuallyHidden>
    </>
  );
}
