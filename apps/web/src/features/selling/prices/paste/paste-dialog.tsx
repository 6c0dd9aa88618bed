import { useMemo, useState } from "react";
import { bandsText } from "../../../../business/price-sentences/sentence-parts.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { namesText } from "../../../../ui/format.ts";
import { useMoments } from "../../../../ui/time-zone.ts";
import type { GridTabProps } from "../grid-props.ts";
import { readCell, usualBase } from "../model/cell-text.ts";
import { HeadsTable } from "./heads-table.tsx";
import styles from "./paste.module.css";
import { type Onto, type Placement, placeBlock } from "./place-block.ts";
import { PlacedTable } from "./placed-table.tsx";
import {
  type Block,
  type Choice,
  meaningOfHead,
  type ReadHead,
  readHeads,
  withTitles,
} from "./read-block.ts";
import { UnpricedSharings } from "./unpriced-sharings.tsx";
import { useHeadWords } from "./use-head-words.ts";

type Props = Pick<GridTabProps, "options" | "speech" | "words"> & {
  readonly block: Block;
  readonly onto: Onto;
  readonly onTake: (placement: Placement) => void;
  readonly onClose: () => void;
};

/** The block and what each of its names is taken for; dates without a year are of the first that the list says. */
function useHeads({ block, onto, options, speech, words }: Omit<Props, "onTake" | "onClose">) {
  const today = useMoments().today();
  const headWords = useHeadWords(onto, options, { speech, words, today });
  const year = Number(/\b20\d\d\b/.exec(block.heads.join(" "))?.[0] ?? headWords.year);
  return useMemo(() => {
    const dated = { ...headWords, year };
    const read = withTitles(block, dated);
    return { block: read, heads: readHeads(read, dated) };
  }, [block, headWords, year]);
}

/** Where each price goes, by what its names are taken for. */
function usePlacement(
  block: Block,
  heads: readonly ReadHead[],
  { chosen, onto, words }: Pick<Props, "onto" | "words"> & { readonly chosen: ReadonlyMap<string, Choice> },
): Placement {
  return useMemo(() => {
    const read = new Map(heads.map((head) => [head.text, head] as const));
    return placeBlock(
      block,
      (text) => {
        const head = read.get(text);
        return head ? meaningOfHead(head, chosen.get(text)) : null;
      },
      { ...onto, isNone: (text) => readCell(text, words).kind === "empty" },
    );
  }, [block, heads, chosen, onto, words]);
}

/** A block with names in its first rows or columns: what they are taken for, and where each price goes. */
export function PasteDialog({ onto, options, speech, words, onTake, onClose, ...props }: Props) {
  const { t } = useTranslation("prices");
  const { block, heads } = useHeads({ block: props.block, onto, options, speech, words });
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const placement = usePlacement(block, heads, { chosen, onto, words });
  const [keepsAges, setKeepsAges] = useState(false);
  const [byCheckIn, setByCheckIn] = useState(false);
  const { placed, newSeasons, newBands, isNightly, twice } = placement;
  return (
    <Dialog
      open
      size="wide"
      unsaved
      onClose={onClose}
      title={t("paste.title")}
      acts={
        <Button
          disabled={placed.length === 0 || twice.length > 0}
          onClick={() =>
            onTake({
              ...placement,
              newBands: keepsAges ? null : newBands,
              isNightly: isNightly && !byCheckIn,
            })
          }
        >
          {t("paste.act", { count: placed.length })}
        </Button>
      }
    >
      <Counts {...{ heads, chosen, placement, words }} />
      {newSeasons.length > 0 && (
        <p className="hint">{t("paste.newSeasons", { seasons: namesText(newSeasons, speech.language) })}</p>
      )}
      {twice.length > 0 && (
        <p role="alert" className={styles.twice}>
          {t("paste.twice", { prices: twice.map(({ text }) => text).join(", ") })}
        </p>
      )}
      <HeadsTable
        {...{ heads, chosen, options, speech }}
        card={onto.card}
        onChoose={(text, choice) =>
          setChosen((now) => {
            const next = new Map(now);
            if (choice === null) next.delete(text);
            else next.set(text, choice);
            return next;
          })
        }
      />
      {newBands && (
        <Suggestion
          label={t("paste.ages", { ages: bandsText(speech, newBands) })}
          hint={t("paste.agesHint", { ages: bandsText(speech, onto.card.bands.package) })}
          isTaken={!keepsAges}
          onChange={(takes) => setKeepsAges(!takes)}
        />
      )}
      {isNightly && (
        <Suggestion
          label={t("paste.nightly")}
          hint={t("paste.nightlyHint")}
          isTaken={!byCheckIn}
          onChange={(takes) => setByCheckIn(!takes)}
        />
      )}
      <UnpricedSharings {...{ options, speech, onto, placement }} />
      <PlacedTable {...{ placement, speech, words }} />
      <Notes notes={block.notes} />
    </Dialog>
  );
}

type CountsProps = Pick<Props, "words"> & {
  readonly heads: readonly ReadHead[];
  readonly chosen: ReadonlyMap<string, Choice>;
  readonly placement: Placement;
};

/** What is new, and what is left out. */
function Counts({ heads, chosen, placement, words }: CountsProps) {
  const { t } = useTranslation("prices");
  const { placed, newRows, newPeriods, beyond } = placement;
  const unread = heads.filter((head) => head.unread !== "" && !chosen.has(head.text)).length;
  const wrong = placed.filter(
    ({ text, row }) => readCell(text, words, usualBase(row.terms)).kind === "wrong",
  ).length;
  return (
    <p>
      {[
        newRows.size > 0 && t("paste.newRows", { count: newRows.size }),
        newPeriods.length > 0 && t("paste.newPeriods", { count: newPeriods.length }),
        unread > 0 && t("paste.unreadNames", { count: unread }),
        wrong > 0 && t("errors.wrong", { count: wrong }),
        beyond > 0 && t("paste.beyond", { count: beyond }),
      ]
        .filter(Boolean)
        .join(" · ")}
    </p>
  );
}

type SuggestionProps = {
  readonly label: string;
  readonly hint: string;
  readonly isTaken: boolean;
  readonly onChange: (takes: boolean) => void;
};

/** What the list says of the whole option, taken over unless somebody unticks it. */
function Suggestion({ label, hint, isTaken, onChange }: SuggestionProps) {
  return (
    <div className={styles.suggestion}>
      <Checkbox label={label} checked={isTaken} onChange={onChange} />
      <p className="muted">{hint}</p>
    </div>
  );
}

/** The sentences of a list, which are no prices. */
function Notes({ notes }: Pick<Block, "notes">) {
  const { t } = useTranslation("prices");
  if (notes.length === 0) return null;
  return (
    <div className={styles.notes}>
      <p>{t("paste.notes")}</p>
      <ul>
        {[...new Set(notes)].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
