import type { Restriction } from "@pulau/domain/rate-grid/restrict-days.ts";
import { CountInput } from "../../../../business/card-form/count-input.tsx";
import styles from "../../../../business/card-form/form.module.css";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import type { CommonTerms } from "./restriction-terms.ts";

type Props = {
  readonly common: CommonTerms;
  readonly entered: Restriction;
  readonly onEnter: (entered: Restriction) => void;
  /** What is wrong with the maximum. */
  readonly error: string | null;
};

/** The restrictions of chosen days. Where the days differ, nothing is written until something is entered for all. */
export function RestrictionFields({ error, ...terms }: Props) {
  const { t } = useTranslation("prices");
  return (
    <fieldset className={styles.group}>
      <legend>{t("groups.restrictions")}</legend>
      <div className={styles.fields}>
        <TickTerm {...terms} name="stopSell" label={t("fields.stopSell")} />
        <CountTerm {...terms} name="minNights" label={t("fields.minNights")} empty={null} />
        <CountTerm {...terms} name="maxNights" label={t("fields.maxNights")} empty={null} error={error} />
        <CountTerm {...terms} name="cutOffDays" label={t("fields.cutOffDays")} empty={0} />
        <TickTerm {...terms} name="closedToArrival" label={t("fields.closedArrivals")} />
        <TickTerm {...terms} name="closedToDeparture" label={t("fields.closedDepartures")} />
      </div>
    </fieldset>
  );
}

type TermProps<Name extends keyof Restriction> = Omit<Props, "error"> & {
  readonly name: Name;
  readonly label: string;
};

function TickTerm({
  name,
  label,
  common,
  entered,
  onEnter,
}: TermProps<"stopSell" | "closedToArrival" | "closedToDeparture">) {
  const { t } = useTranslation("prices");
  const value = entered[name] ?? common[name];
  return (
    <Checkbox
      label={
        value === undefined ? (
          <>
            {label} <small className="muted">{t("calendar.differs")}</small>
          </>
        ) : (
          label
        )
      }
      checked={value ?? false}
      mixed={value === undefined}
      onChange={(is) => onEnter({ ...entered, [name]: is })}
    />
  );
}

/** A number of nights or days; an empty one restricts nothing. */
function CountTerm({
  name,
  label,
  empty,
  error = null,
  common,
  entered,
  onEnter,
}: TermProps<"minNights" | "maxNights" | "cutOffDays"> & {
  readonly empty: 0 | null;
  readonly error?: string | null;
}) {
  const { t } = useTranslation("prices");
  const differs = !(name in common);
  const value = name in entered ? entered[name] : common[name];
  const hint = !differs || value ? null : name in entered ? t("calendar.lifted") : t("calendar.differs");
  const enter = (count: unknown) => onEnter({ ...entered, [name]: count || empty });
  return (
    <div>
      <CountInput {...{ label, error, hint }} value={value || null} onChange={enter} />
      {differs && (
        <Button
          kind="plain"
          size="small"
          className={styles.lift ?? ""}
          aria-label={`${t("calendar.lift")}: ${label}`}
          onClick={() => enter(empty)}
        >
          {t("calendar.lift")}
        </Button>
      )}
    </div>
  );
}
