import type { OptionId, RateId } from "@pulau/domain/ids.ts";
import { termsOf } from "@pulau/domain/rate-grid/grid-model.ts";
import { Link, useNavigate } from "@tanstack/react-router";
import { memo, useState } from "react";
import { type RowSpeech, rowText } from "../../../business/price-changes/row-words.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconCalculator, IconHistory } from "../../../ui/icons/index.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { PricedOptions } from "./calls.ts";
import type { CellFault } from "./draft/use-faults.ts";
import type { PriceEditor } from "./draft/use-price-draft.ts";
import type { WrongCell, WrongCells } from "./grid/cell-views.ts";
import { Publish } from "./panels/publish.tsx";
import { Versions } from "./panels/versions.tsx";
import styles from "./prices.module.css";
import { usePartName } from "./words/use-part-name.ts";

type Props = {
  readonly editor: PriceEditor;
  readonly optionId: OptionId;
  readonly options: PricedOptions;
  readonly faults: readonly CellFault[];
  readonly wrong: WrongCells;
  readonly speech: RowSpeech;
  readonly readOnly: boolean;
  readonly showsQuote: boolean;
  readonly onQuote: () => void;
  /** Goes to the cell of a price or of a typing mistake, or to the rules. */
  readonly onGo: (to: RateId | WrongCell | null) => void;
};

/** Which option it is, its siblings, and what can be done with the whole draft. */
export const EditorHead = memo(function EditorHead(props: Props) {
  const { editor, optionId, options, faults, wrong, speech, readOnly } = props;
  const { t } = useTranslation("prices");
  const { say } = useLanguage();
  const navigate = useNavigate();
  const partName = usePartName();
  const [showsVersions, setShowsVersions] = useState(false);
  const pack = options.packages.find(({ _id }) => _id === editor.draft.package._id);
  const nameOf = ({ rateId, part, path }: CellFault): string => {
    const [, word = ""] = path.split(".");
    if (part === "words" && word !== "") return `${partName(part)}: ${speech.wordName(word)}`;
    const rate = editor.card.rates.find(({ id }) => id === rateId);
    return rate ? rowText(speech, termsOf(rate)) : partName(part);
  };
  const errors = faults.length + wrong.size;
  const [mistake] = wrong.values();
  return (
    <header className={styles.head}>
      <div>
        <nav aria-label={t("breadcrumb")} className="muted">
          <Link to="/staff/prices">{t("title")}</Link> › {say(editor.draft.package.name)}
        </nav>
        <h1 className="display">{say(editor.draft.option.name)}</h1>
      </div>
      {pack && pack.options.length > 1 && (
        <Segmented
          label={t("option")}
          hideLabel
          value={optionId}
          onChange={(next) => void navigate({ to: "/staff/prices/$optionId", params: { optionId: next } })}
          choices={pack.options.map(({ _id, name }) => ({ value: _id, text: say(name) }))}
        />
      )}
      <div className={styles.headActs}>
        {errors > 0 && (
          <button
            type="button"
            className={styles.errorChip}
            onClick={() => props.onGo(mistake ?? faults[0]?.rateId ?? null)}
          >
            {t("errorCount", { count: errors })}
          </button>
        )}
        {!props.showsQuote && (
          <Button kind="plain" icon={IconCalculator} onClick={props.onQuote}>
            {t("quote.title")}
          </Button>
        )}
        <Button kind="plain" icon={IconHistory} onClick={() => setShowsVersions(true)}>
          {t("versions.title")}
        </Button>
        {!readOnly && (
          <Publish {...{ editor, optionId, faults, wrong, speech, nameOf }} onGoTo={props.onGo} />
        )}
      </div>
      {showsVersions && (
        <Versions optionId={optionId} speech={speech} onClose={() => setShowsVersions(false)} />
      )}
    </header>
  );
});
