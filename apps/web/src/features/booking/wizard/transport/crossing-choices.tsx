import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Chip } from "../../../../ui/chip.tsx";
import { NumberField } from "../../../../ui/number-field.tsx";
import { RadioCards } from "../../../../ui/segmented.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { usePriceText } from "../../../../ui/use-price-text.ts";
import type { Crossing, Hold } from "../calls.ts";
import styles from "./transport.module.css";
import type { CrossingChoice } from "./use-transport.ts";

type Props = {
  label: string;
  crossings: readonly Crossing[];
  /** Whether each says its route, because they are not all of one. */
  saysWay: boolean;
  chosen: CrossingChoice | null;
  held: Hold["crossings"][number] | undefined;
  /** The hold's time is over: its boats are free for others. */
  ended?: boolean;
  persons: number;
  busy: boolean;
  failure: unknown;
  onChoose: (choice: CrossingChoice) => void;
};

/** Boats that the party needs of a charter, at least. */
const boatsFor = (crossing: Crossing, persons: number): number =>
  crossing.kind === "charter" ? Math.max(1, Math.ceil(persons / crossing.seats)) : 1;

/** Ferries by time, then charters. A boat without room for all stays in sight and says so. */
export function CrossingChoices(props: Props) {
  const { label, crossings, saysWay, chosen, held, ended = false, persons, busy, failure, onChoose } = props;
  const { t } = useTranslation("booking");
  const price = usePriceText();
  const { say } = useLanguage();
  const sayFailure = useFailureText();
  // A boat of other days is chosen until dates are moved: what is held in its place is then the one.
  const chosenId = crossings.find(({ _id }) => _id === chosen?.crossingId)?._id;
  const now = chosenId ?? held?.crossingId ?? crossings.find(({ isDefault }) => isDefault)?._id ?? null;
  const current = crossings.find(({ _id }) => _id === now);
  const boats = (chosenId === undefined ? undefined : chosen?.boats) ?? held?.boats ?? 1;
  const isFull = ({ _id, seatsLeft }: Crossing) => seatsLeft < persons && (ended || _id !== now);
  const choice = (crossing: Crossing, count: number): CrossingChoice => ({
    crossingId: crossing._id,
    kind: crossing.kind,
    boats: count,
  });
  const isLost = ({ _id }: Crossing) => ended && _id === now && _id === held?.crossingId;
  const left = (crossing: Crossing) =>
    crossing.kind === "charter"
      ? t("transport.charter", { count: crossing.seats })
      : t("transport.left", { count: crossing.seatsLeft });
  return (
    <div className={styles.choices} aria-busy={busy}>
      <RadioCards
        label={label}
        hideLabel
        value={now}
        error={failure === null ? null : sayFailure(failure)}
        choices={crossings.map((crossing) => ({
          value: crossing._id,
          disabled: isFull(crossing),
          text: (
            <>
              {crossing.time !== null && <bdi className={styles.time}>{crossing.time} </bdi>}
              {say(crossing.name)}
            </>
          ),
          detail: (
            <>
              {isLost(crossing) && <Chip tone="warning">{t("transport.notHeld")}</Chip>}
              {saysWay && <span>{t("transport.way", { from: crossing.from, to: crossing.to })}</span>}
              {crossing.time === null && <span className={styles.agreed}>{t("transport.agreed")}</span>}
              <span>
                {isFull(crossing) ? t("transport.full", { count: crossing.seatsLeft }) : left(crossing)}
              </span>
            </>
          ),
          end: isFull(crossing) ? (
            <Chip tone="warning">{t("transport.fullWord")}</Chip>
          ) : (
            <bdi className={styles.price}>
              {crossing.sen === 0 ? t("transport.included") : `+ ${price(crossing.sen)}`}
            </bdi>
          ),
        }))}
        onChange={(id) => {
          const crossing = crossings.find(({ _id }) => _id === id);
          if (crossing !== undefined) onChoose(choice(crossing, boatsFor(crossing, persons)));
        }}
      />
      {current?.kind === "charter" && (
        <NumberField
          label={t("transport.boats")}
          hint={t("transport.boatsHint", { count: current.seats })}
          value={Math.max(boats, boatsFor(current, persons))}
          least={boatsFor(current, persons)}
          most={Math.max(boatsFor(current, persons), Math.floor(current.seatsLeft / current.seats))}
          onChange={(count) => onChoose(choice(current, count))}
        />
      )}
    </div>
  );
}
