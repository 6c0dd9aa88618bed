import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import {
  changedBy,
  changesIn,
  type Range,
  type RoundTo,
  type Sheet,
  sizeOf,
} from "@pulau/domain/rate-grid/range-acts.ts";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { PercentChangeInput } from "../../../../ui/amount-input.tsx";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { copyText } from "../../../../ui/copy-text.ts";
import { IconCopy, IconEraser, IconMinus, IconPlus } from "../../../../ui/icons/index.ts";
import { Segmented } from "../../../../ui/segmented.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useOutcomeToast } from "../../../../ui/use-outcome-toast.ts";
import type { PriceEditor } from "../draft/use-price-draft.ts";
import { type CellWords, readCell } from "../model/cell-text.ts";
import styles from "../prices.module.css";
import { PersonsIncluded } from "./persons-included.tsx";
import type { GridActs } from "./use-grid-acts.tsx";

type Props = {
  readonly sheet: Sheet;
  readonly range: Range;
  readonly words: CellWords;
  readonly editor: PriceEditor;
  readonly acts: Pick<GridActs, "copyText">;
};

/** What can be done with several cells at once; each is one act to undo. */
export function BulkBar({ sheet, range, words, editor, acts }: Props) {
  const { t } = useTranslation("prices");
  const { language } = useLanguage();
  const withToast = useOutcomeToast();
  const rates = changesIn(sheet, range, (own) => own ?? undefined).map(
    ({ value }) => value as { share?: number },
  );
  const shares = rates.filter(({ share }) => share != null).length;
  return (
    <div className={styles.bulk} role="toolbar" aria-label={t("bulk.label")}>
      <span>
        <b>{t("bulk.cells", { count: sizeOf(range) })}</b>
        <small>
          {[
            t("bulk.amounts", { count: rates.length - shares }),
            ...(shares > 0 ? [t("bulk.follow", { count: shares })] : []),
          ].join(language === "cn" ? "，" : ", ")}
        </small>
      </span>
      <ByPercent {...{ sheet, range, editor }} />
      <ShareOf {...{ sheet, range, words, editor }} />
      <PersonsIncluded {...{ sheet, range, editor }} />
      <Button
        size="small"
        kind="plain"
        onClick={() => editor.edit(changesIn(sheet, range, () => ({ sen: 0, enquiry: true })))}
      >
        {t("onEnquiry")}
      </Button>
      <IconButton
        icon={IconCopy}
        label={t("bulk.copy")}
        onClick={() => void withToast(copyText(acts.copyText()), t("bulk.copied"))}
      />
      <IconButton
        icon={IconEraser}
        label={t("bulk.clear")}
        onClick={() => editor.edit(changesIn(sheet, range, () => null))}
      />
    </div>
  );
}

/** How far prices may be changed at once, in basis points. */
const span = { least: -9_000, most: 90_000 };

const isChange = (points: unknown): points is number =>
  typeof points === "number" && points >= span.least && points <= span.most;

function ByPercent({ sheet, range, editor }: Pick<Props, "sheet" | "range" | "editor">) {
  const { t } = useTranslation("prices");
  const [points, setPoints] = useState<number | string | null>(500);
  const [to, setTo] = useState<RoundTo>("none");
  const changes = isChange(points) ? changedBy(sheet, range, { points, to }) : [];
  const step = (by: number) => setPoints((isChange(points) ? points : 0) + by);
  const [first] = changes;
  const after = (first?.value as { sen: Sen } | undefined)?.sen;
  const before = first && editor.card.rates.find(({ id }) => id === first.key)?.sen;
  return (
    <>
      <span className={styles.percent}>
        <IconButton icon={IconMinus} label={t("bulk.less")} onClick={() => step(-100)} />
        <PercentChangeInput
          label={<VisuallyHidden>{t("bulk.percent")}</VisuallyHidden>}
          value={points}
          onChange={setPoints}
        />
        %
        <IconButton icon={IconPlus} label={t("bulk.more")} onClick={() => step(100)} />
      </span>
      <Segmented
        label={t("bulk.rounding")}
        hideLabel
        value={to}
        onChange={setTo}
        choices={[
          { value: "none", text: t("bulk.noRounding") },
          { value: "5", text: "5" },
          { value: "9", text: "9" },
          { value: "10", text: "10" },
        ]}
      />
      <Button size="small" kind="soft" disabled={changes.length === 0} onClick={() => editor.edit(changes)}>
        {after === undefined || before === undefined
          ? t("bulk.apply")
          : t("bulk.applyExample", { before: formatRinggit(before), after: formatRinggit(after) })}
      </Button>
    </>
  );
}

function ShareOf({ sheet, range, words, editor }: Pick<Props, "sheet" | "range" | "words" | "editor">) {
  const { t } = useTranslation("prices");
  const [typed, setTyped] = useState("");
  const read = readCell(typed, words);
  const price = read.kind === "price" && read.price.share != null ? read.price : null;
  return (
    <form
      className={styles.shareOf}
      onSubmit={(event) => {
        event.preventDefault();
        if (price) editor.edit(changesIn(sheet, range, () => price));
      }}
    >
      <TextInput
        label={t("bulk.share")}
        placeholder={t("bulk.shareExample")}
        value={typed}
        onChange={setTyped}
        error={typed !== "" && !price ? t("bulk.noShare") : null}
      />
      <Button size="small" kind="plain" type="submit" disabled={!price}>
        {t("bulk.apply")}
      </Button>
    </form>
  );
}
