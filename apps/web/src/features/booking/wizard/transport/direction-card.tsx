import type { Day } from "@pulau/domain/calendar/day.ts";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { DayText } from "../../../../ui/money-and-dates.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import type { Crossing } from "../calls.ts";
import { CrossingChoices } from "./crossing-choices.tsx";
import styles from "./transport.module.css";
import type { Direction } from "./use-transport.ts";

type Props = Omit<ComponentProps<typeof CrossingChoices>, "label" | "saysWay"> & {
  direction: Direction;
  day: Day;
  children?: ReactNode;
};

/** The route, where all boats have the same; else each says its own. */
const onlyWay = ([first, ...others]: readonly Crossing[]): Pick<Crossing, "from" | "to"> | null =>
  first !== undefined && others.every(({ from, to }) => from === first.from && to === first.to)
    ? { from: first.from, to: first.to }
    : null;

/** The boats of one direction on their day. */
export function DirectionCard({ direction, day, children, ...choices }: Props) {
  const { t } = useTranslation("booking");
  const way = onlyWay(choices.crossings);
  const id = `boats-${direction}`;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t(`transport.${direction}`)}</h2>
        <span className="hint">
          <DayText day={day} shape="weekday" />
          {way !== null && <> · {t("transport.way", way)}</>}
        </span>
      </div>
      <CrossingChoices label={t(`transport.${direction}`)} saysWay={way === null} {...choices} />
      {children}
    </Card>
  );
}
