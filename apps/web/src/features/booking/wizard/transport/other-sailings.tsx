import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { ReactNode } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { DayText } from "../../../../ui/money-and-dates.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { usePriceText } from "../../../../ui/use-price-text.ts";
import { type Crossing, otherSailings } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { partyQuery } from "../flow/stay-search.ts";
import styles from "./transport.module.css";
import { type Direction, useOtherSailing } from "./use-other-sailing.ts";

type Props = {
  direction: Direction;
  stay: Record<Direction, Day>;
  /** What the refusal offered itself, if there was one; else the resort is asked. */
  offered?: readonly Crossing[];
  /** Rooms that were to be held with the full boat. */
  rooms?: BookingJson["rooms"] | undefined;
  onTaken?: () => void;
};

/** The full boat, and what goes instead of it. */
export function OtherSailings(props: Props) {
  const { t } = useTranslation("booking");
  return (
    <SailingsInstead {...props}>
      {(boats) => (
        <Notice tone="warning" title={t(`transport.others.${props.direction}`)}>
          {boats}
        </Notice>
      )}
    </SailingsInstead>
  );
}

/**
 * Boats that still take everybody, each to be had in one tap: that day, the day before, the day after. Nothing while they are
 * looked for.
 */
export function SailingsInstead({
  direction,
  stay,
  offered = [],
  rooms,
  onTaken,
  children,
}: Props & { children: (boats: ReactNode) => ReactNode }) {
  const { t } = useTranslation("booking");
  const { json, draftId } = useDraft();
  const answer = useCall(
    otherSailings,
    {
      query: {
        ...partyQuery(json.party),
        direction,
        day: stay[direction],
        optionId: json.optionId ?? undefined,
        draftId,
      },
    },
    { enabled: offered.length === 0 },
  );
  const { takeBoat, busy, failure } = useOtherSailing(stay, rooms);
  const boats = offered.length > 0 ? offered : (answer.data?.sailings ?? []);
  if (offered.length === 0 && answer.data === undefined) return null;
  return children(
    <>
      <p>{t(boats.length === 0 ? "transport.others.none" : "transport.others.lead")}</p>
      <ul className={styles.others}>
        {boats.map((boat) => (
          <li key={`${boat._id} ${boat.day}`}>
            <Other boat={boat} moves={boat.day !== stay[direction]} />
            <Button
              kind="outline"
              size="small"
              busy={busy === `${boat._id} ${boat.day}`}
              onClick={() => void takeBoat(boat).then((taken) => taken && onTaken?.())}
            >
              {t("transport.others.take")}
            </Button>
          </li>
        ))}
      </ul>
      {failure !== null && <ErrorState error={failure} />}
    </>,
  );
}

function Other({ boat, moves }: { boat: Crossing; moves: boolean }) {
  const { t } = useTranslation("booking");
  const price = usePriceText();
  const { say } = useLanguage();
  return (
    <span>
      <b className="strong">
        <DayText day={boat.day} shape="weekday" />, <bdi>{boat.time ?? t("transport.agreed")}</bdi>
      </b>
      <small>
        {say(boat.name)} · {t("transport.left", { count: boat.seatsLeft })} ·{" "}
        {boat.sen === 0 ? t("transport.included") : `+ ${price(boat.sen)}`}
      </small>
      {moves && <small>{t("transport.others.moves")}</small>}
    </span>
  );
}
