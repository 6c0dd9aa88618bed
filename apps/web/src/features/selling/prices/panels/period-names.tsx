import type { Period } from "@pulau/domain/catalogue/catalogue.ts";
import { renamedPeriod } from "@pulau/domain/rate-grid/season-moves.ts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { TextInput } from "../../../../ui/text-fields.tsx";
import type { PriceEditor } from "../draft/use-price-draft.ts";
import styles from "../prices.module.css";
import { calledSeason } from "../words/use-cell-sentence.ts";
import { ChangeSeason } from "./change-season.tsx";

type Props = {
  readonly editor: PriceEditor;
  readonly period: Period;
  readonly readOnly: boolean;
};

/** What a period is called, and the season whose prices it has. */
export function PeriodNames({ editor, period, readOnly }: Props) {
  const { t } = useTranslation("prices");
  const [confirming, setConfirming] = useState(false);
  const season = calledSeason(period.season);
  return (
    <div className={classNames(styles.two, styles.names)}>
      <NameInput editor={editor} period={period} />
      <div className={styles.season}>
        <span>{t("fields.season")}</span>
        <bdi>{season ?? t(period.season == null ? "season.none" : "season.unnamed")}</bdi>
        {!readOnly && (
          <Button kind="outline" size="small" onClick={() => setConfirming(true)}>
            {t("season.act")}
          </Button>
        )}
      </div>
      {confirming && <ChangeSeason editor={editor} period={period} onClose={() => setConfirming(false)} />}
    </div>
  );
}

/** Its name is written when the field is left: prices and rules of its season may have to be called so too. */
function NameInput({ editor, period }: Omit<Props, "readOnly">) {
  const { t } = useTranslation("prices");
  const standing = period.name ?? "";
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    setTyped(null);
    if (typed === null || typed.trim() === standing) return;
    editor.edit(renamedPeriod(editor.card, period, typed.trim() || null));
  };
  // A panel that is closed while somebody types leaves no field.
  const last = useRef(commit);
  last.current = commit;
  useEffect(() => () => last.current(), []);
  return (
    <TextInput
      label={t("fields.periodName")}
      value={typed ?? standing}
      maxLength={40}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
      }}
    />
  );
}
