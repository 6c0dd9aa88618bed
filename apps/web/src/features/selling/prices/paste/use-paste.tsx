import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { CardChange } from "@pulau/domain/rate-card/card-changes.ts";
import type { RowTerms } from "@pulau/domain/rate-grid/grid-model.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import type { GridRequests } from "../grid/grid-requests.ts";
import type { Spot } from "../grid/use-sheet.ts";
import { readCell, usualBase } from "../model/cell-text.ts";
import { blockOf } from "./cut-text.ts";
import { PasteDialog } from "./paste-dialog.tsx";
import type { Placed, Placement } from "./place-block.ts";
import { type Block, readBlock } from "./read-block.ts";

/** Before its row is known, a percentage alone is a price. */
const anyGuest = usualBase({ guestKind: "child", bedType: null });

/** What a paste asks before it goes on. */
type PasteQuestion =
  | { readonly kind: "tooLarge"; readonly block: readonly (readonly string[])[] }
  | { readonly kind: "named"; readonly block: Block };

/** What comes with pasted cells: periods and words that the card lacks, and rows. */
export type AroundCells = {
  readonly changes: readonly CardChange[];
  readonly rows: readonly RowTerms[];
};

type Typing = {
  readonly cellAt: (spot: Spot, text: string) => Placed[];
  readonly typeAll: (typed: readonly Placed[], around?: AroundCells) => void;
};

/** What a pasted block does: one text fills the range, prices alone go from its corner on, and names say where. */
export function usePaste(
  requests: GridRequests,
  { cellAt, typeAll }: Typing,
): { paste: (text: string) => void; dialog: ReactNode } {
  const { editor, words, sheet, choice, list } = requests;
  const [question, setQuestion] = useState<PasteQuestion | null>(null);
  const pasteAt = (block: readonly (readonly string[])[]) => {
    const { top, start } = choice.range;
    typeAll(
      block.flatMap((line, r) =>
        line.flatMap((cell, c) => cellAt({ row: top + r, column: start + c }, cell)),
      ),
    );
    choice.chooseRange({
      anchor: { row: top, column: start },
      active: { row: top + block.length - 1, column: start + (block[0]?.length ?? 1) - 1 },
    });
  };
  const paste = (text: string) => {
    const block = blockOf(text);
    const { top, start, bottom, end } = choice.range;
    const [only] = block[0] ?? [];
    if (block.length === 1 && block[0]?.length === 1 && only !== undefined) {
      const cells: Placed[] = [];
      for (let row = top; row <= bottom; row++) {
        for (let column = start; column <= end; column++) cells.push(...cellAt({ row, column }, only));
      }
      return typeAll(cells);
    }
    const named = readBlock(block, (cell) => readCell(cell, words, anyGuest).kind === "price");
    if (named) return setQuestion({ kind: "named", block: named });
    const beyond = Math.max(
      top + block.length - sheet.rows.length,
      start + Math.max(...block.map(({ length }) => length)) - sheet.columns.length,
    );
    if (beyond > 0) setQuestion({ kind: "tooLarge", block });
    else pasteAt(block);
  };
  const take = ({ placed, rows, periodChanges, newWords, newBands, isNightly }: Placement) => {
    const changes = [
      ...periodChanges,
      ...wordChanges(editor.card, newWords),
      ...(newBands
        ? [{ part: "bands" as const, key: "", value: { ...editor.card.bands, package: newBands } }]
        : []),
      ...(isNightly ? [{ part: "seasons" as const, key: "", value: nightByNight }] : []),
      ...usualChanges(
        editor.card,
        placed.map(({ row: { terms } }) => terms),
      ),
    ];
    typeAll(placed, { changes, rows: rows.map(({ terms }) => terms) });
    setQuestion(null);
  };
  return {
    paste,
    dialog:
      question?.kind === "tooLarge" ? (
        <TooLarge
          onClose={() => setQuestion(null)}
          onGo={() => {
            pasteAt(question.block);
            setQuestion(null);
          }}
        />
      ) : question?.kind === "named" ? (
        <PasteDialog
          {...{ options: requests.options, speech: requests.speech, words }}
          block={question.block}
          onto={{ card: editor.card, sheet, list, at: choice.selection.active }}
          onTake={take}
          onClose={() => setQuestion(null)}
        />
      ) : null,
  };
}

const nightByNight: RateBook["seasons"] = { package: "night", extraNights: "night" };

/** The card's words with new names, the same in all languages until somebody translates them. */
const wordChanges = ({ words }: RateBook, added: Placement["newWords"]): CardChange[] => {
  const names = Object.entries(added).map(([word, name]) => [word, { en: name, my: name, cn: name }]);
  return names.length === 0
    ? []
    : [{ part: "words", key: "", value: { ...words, ...Object.fromEntries(names) } }];
};

/** What guests do and where they buy who say nothing of it, where all adults' prices now say either: as most of the pasted do. */
const usualChanges = (
  { rates, activity, homeMarket }: RateBook,
  pasted: readonly RowTerms[],
): CardChange[] => {
  const mostOf = (term: "activity" | "market"): string | null => {
    const ofAdults = [...rates, ...pasted].filter(
      ({ guestKind }) => guestKind === null || guestKind === "adult",
    );
    if (ofAdults.some((price) => price[term] == null)) return null;
    const [most] = [...Map.groupBy(pasted, (terms) => terms[term])].toSorted(
      ([, some], [, others]) => others.length - some.length,
    );
    return most?.[0] ?? null;
  };
  const usual = [
    { part: "activity" as const, key: "", value: activity == null ? mostOf("activity") : null },
    { part: "homeMarket" as const, key: "", value: homeMarket == null ? mostOf("market") : null },
  ];
  return usual.filter(({ value }) => value !== null);
};

function TooLarge({ onClose, onGo }: { onClose: () => void; onGo: () => void }) {
  const { t } = useTranslation("prices");
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t("tooLarge.title")}
      acts={<Button onClick={onGo}>{t("tooLarge.act")}</Button>}
    >
      <p>{t("tooLarge.lead")}</p>
    </Dialog>
  );
}
