import { memo } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconArrowsExchange, IconLock } from "../../../../ui/icons/index.ts";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import looks from "./bar-looks.module.css";
import { lookOf, needIcons } from "./bar-looks.ts";
import styles from "./chart.module.css";
import type { Bar } from "./chart-lines.ts";
import { barBox } from "./chart-sizes.ts";
import type { ChartText } from "./use-chart-text.ts";

/** Bars narrower than this show their icon alone; their name is their tooltip. */
const leastNamed = 64;
/** From here on a lock stands beside the icon of its state. */
const leastLocked = 44;
/** From here on there is place for the party and the nights. */
const leastDetailed = 190;

type Props = {
  readonly bar: Bar;
  readonly roomNo: string;
  readonly dayWidth: number;
  readonly days: number;
  readonly text: ChartText;
  readonly id: string | undefined;
  readonly isActive: boolean;
  readonly isDimmed: boolean;
  readonly isLeaving: boolean;
  readonly mayPull: boolean;
  /** Who looks at it, in words. */
  readonly watched: string | null;
};

/** A stay, a hold or a closure from noon to noon; its ends can be pulled where it may be moved. */
export const StayBarCell = memo(function StayBarCell(props: Props) {
  const { bar, roomNo, dayWidth, days, text, id, isActive, isDimmed, isLeaving, mayPull, watched } = props;
  const box = barBox(bar, dayWidth, days);
  const [look, icon] = lookOf(bar);
  const isNamed = box.width >= leastNamed;
  const label = text.bar(bar, watched);
  return (
    <div
      role="gridcell"
      id={id}
      aria-colindex={Math.max(0, bar.start) + 2}
      aria-colspan={Math.max(1, Math.min(days, bar.end) - Math.max(0, bar.start))}
      aria-selected={isActive}
      data-bar={bar.key}
      data-booking={bar.kind === "stay" && (bar.roomsOfBooking > 1 || bar.split) ? bar.bookingId : undefined}
      data-tip={label}
      className={classNames(
        styles.bar,
        looks[look],
        bar.start < 0 && styles.goesBack,
        bar.end > days && styles.goesOn,
        isActive && styles.active,
        isDimmed && styles.dimmed,
        isLeaving && styles.leaving,
      )}
      style={box}
    >
      {mayPull && bar.start >= 0 && <span className={styles.gripStart} data-grip="start" />}
      <VisuallyHidden>{text.inRoom(roomNo, label)}</VisuallyHidden>
      <span aria-hidden="true" className={styles.says}>
        {box.width >= 22 && <Icon of={icon} size="xs" />}
        {isNamed && (
          <b dir="auto" className={styles.guest}>
            {text.nameOf(bar)}
          </b>
        )}
        {bar.kind === "stay" && bar.split && box.width >= leastLocked && (
          <span className={styles.lock}>
            <Icon of={IconArrowsExchange} size="xs" />
          </span>
        )}
        {bar.kind === "stay" && bar.lock && box.width >= leastLocked && (
          <span className={styles.lock}>
            <Icon of={IconLock} size="xs" />
          </span>
        )}
        {box.width >= leastDetailed && <small>{text.detail(bar)}</small>}
        {bar.kind === "stay" && isNamed && bar.needs.length > 0 && (
          <span className={styles.needs}>
            {bar.needs.map((need) => (
              <Icon key={need} of={needIcons[need]} size="xs" />
            ))}
          </span>
        )}
      </span>
      {mayPull && bar.end <= days && <span className={styles.gripEnd} data-grip="end" />}
    </div>
  );
});
