import type { Period } from "@pulau/domain/catalogue/catalogue.ts";
import { inSeason, type SeasonWay, seasonWays } from "@pulau/domain/rate-grid/season-moves.ts";
import { useState } from "react";
import { WordInput } from "../../../../business/card-form/words-inputs.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { RadioCards } from "../../../../ui/segmented.tsx";
import type { PriceEditor } from "../draft/use-price-draft.ts";
import styles from "../prices.module.css";
import { calledSeason } from "../words/use-cell-sentence.ts";

type Props = { readonly editor: PriceEditor; readonly period: Period; readonly onClose: () => void };

/** Another season for a period, with what becomes of the prices that it had. */
export function ChangeSeason({ editor, period, onClose }: Props) {
  const { t } = useTranslation("prices");
  const { card } = editor;
  const old = period.season ?? null;
  const [typed, setTyped] = useState<string | null>(calledSeason(old));
  const [chosen, setChosen] = useState<SeasonWay | null>(null);
  const seasons = [...new Set(card.periods.flatMap(({ season }) => season ?? []))].filter(
    (word) => word !== old,
  );
  const season = typed?.trim() || null;
  const { prices, ways } = seasonWays(card, period, season);
  const way = ways.find((offered) => offered === chosen) ?? ways[0] ?? "leave";
  const wayText = (offered: SeasonWay) => {
    const joins = season !== null && seasons.includes(season);
    const words = offered === "leave" ? (joins ? "leaveJoined" : "leave") : offered;
    return t(`season.way.${words}`, { old: calledSeason(old) ?? "", season: season ?? "" });
  };
  const change = () => {
    editor.edit(inSeason(card, { period, season, way }));
    onClose();
  };
  const question = t("season.question", { count: prices });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("season.act")}
      acts={
        <Button disabled={season === old} onClick={change}>
          {t("season.act")}
        </Button>
      }
    >
      <div className={styles.newPeriod}>
        <WordInput
          label={t("fields.season")}
          value={typed}
          onChange={(word) => setTyped(word === null ? null : String(word))}
          known={seasons.map((word) => ({ value: word, text: calledSeason(word) ?? word }))}
        />
        <p className="hint">{t("season.hint")}</p>
        {season !== old &&
          prices > 0 &&
          (ways.length > 1 ? (
            <RadioCards
              label={question}
              value={way}
              onChange={setChosen}
              choices={ways.map((value) => ({ value, text: wayText(value) }))}
            />
          ) : (
            <p>
              <b>{question}</b> {wayText(way)}
            </p>
          ))}
      </div>
    </Dialog>
  );
}
