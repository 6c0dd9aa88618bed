import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import styles from "./search-bar.module.css";
import type { useChoice } from "./use-choice.ts";
import { useInView } from "./use-in-view.ts";
import { sheetMedia, useMedia } from "./use-media.ts";

const oldestChild = 11;

const focusMissing = (fields: HTMLElement | null) =>
  fields?.querySelector<HTMLElement>("select[aria-invalid]")?.focus();

type Ages = readonly (number | null)[];
type AgeProps = { ages: Ages; showsMissing: boolean; onChange: (ages: Ages) => void };

/** An age for each child; `asks` where one is missing. */
function AgeFields({ ages, showsMissing, onChange }: AgeProps) {
  const { t } = useTranslation(["later", "home"]);
  const missing = ages.indexOf(null);
  return ages
    .map((age, i) => ({ age, i }))
    .map(({ age, i }) => (
      <Select
        key={i}
        label={t("party.age", { number: i + 1 })}
        value={age === null ? "" : String(age)}
        error={showsMissing && age === null ? t("home:party.askAge") : null}
        {...(showsMissing && i === missing && { "data-first": "" })}
        {...(age === null && { empty: t("party.chooseAge") })}
        onChange={(value) => onChange(ages.with(i, value === "" ? null : Number(value)))}
        choices={Array.from({ length: oldestChild + 1 }, (_, years) => ({
          value: String(years),
          text: years === 0 ? t("party.baby") : t("party.years", { count: years }),
        }))}
      />
    ));
}

type Props = { choice: ReturnType<typeof useChoice>; marked: boolean; onDone: () => void };

/**
 * Who comes: loaded when it is first opened, below the field or as a sheet. A child's age is asked; Done leads to the
 * first that is missing.
 */
export default function PartyPicker({ choice, marked, onDone }: Props) {
  const { t } = useTranslation(["later", "home"]);
  const { party, ages, lacksAge, change } = choice;
  const [tried, setTried] = useState(marked);
  const isSheet = useMedia(sheetMedia);
  const fields = useRef<HTMLDivElement>(null);
  const panel = useInView(`${ages.length} ${tried}`);
  const { adults, nonMalaysians } = party;
  const put = (next: { adults?: number; ages?: Ages; foreign?: number }) => {
    const children = next.ages ?? ages;
    const persons = (next.adults ?? adults) + children.length;
    void change({
      adults: next.adults ?? adults,
      children: children.map((age) => age ?? "x").join(",") || undefined,
      foreign: Math.min(next.foreign ?? nonMalaysians, persons) || undefined,
    });
  };
  useEffect(() => {
    if (tried) focusMissing(fields.current);
  }, [tried]);
  const finish = () => {
    if (!lacksAge) return onDone();
    setTried(true);
    focusMissing(fields.current);
  };
  const counts = (
    <>
      <NumberField
        label={t("party.adults")}
        hint={t("party.adultsHint")}
        value={adults}
        least={1}
        most={40}
        onChange={(count) => put({ adults: count })}
      />
      <NumberField
        label={t("party.children")}
        hint={t("party.childrenHint")}
        value={ages.length}
        most={20}
        onChange={(count) => put({ ages: Array.from({ length: count }, (_, i) => ages[i] ?? null) })}
      />
      {ages.length > 0 && (
        <div className={styles.ages} ref={fields}>
          <AgeFields ages={ages} showsMissing={tried} onChange={(changed) => put({ ages: changed })} />
        </div>
      )}
      <NumberField
        label={t("party.foreign")}
        hint={t("party.foreignHint")}
        value={nonMalaysians}
        most={adults + ages.length}
        onChange={(count) => put({ foreign: count })}
      />
    </>
  );
  if (isSheet)
    return (
      <Dialog
        open
        onClose={onDone}
        unsaved={false}
        size="sheet"
        title={t("home:search.who")}
        acts={<Button onClick={finish}>{t("home:party.done")}</Button>}
      >
        <div className={styles.party}>{counts}</div>
      </Dialog>
    );
  return (
    <div className={styles.party} ref={panel}>
      {counts}
      <Button kind="soft" wide onClick={finish}>
        {t("home:party.done")}
      </Button>
    </div>
  );
}
