import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { type CardChange, withChanges } from "@pulau/domain/rate-card/card-changes.ts";
import type { CardLists } from "@pulau/domain/rate-card/own-lists.ts";
import {
  cardOf,
  type DraftState,
  type EditConflict,
  edited,
  noEdits,
  settled,
} from "@pulau/domain/rate-grid/draft-edits.ts";
import type { RowTerms } from "@pulau/domain/rate-grid/grid-model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { callKey } from "../../../../api/queries.ts";
import { type Draft, priceDraft } from "../calls.ts";
import type { WrongCells } from "../grid/cell-views.ts";
import { useDraft } from "./read-draft.ts";
import { type Own, remembered, useRemembered, withoutPriced } from "./remembered-edits.ts";
import { type Saving, useSaving } from "./use-saving.ts";
import { useUndo } from "./use-undo.ts";

type RowsChange = (now: readonly RowTerms[]) => readonly RowTerms[];

export type PriceEditor = Saving & {
  readonly draft: Draft;
  /** The card that guests see. */
  readonly published: RateBook;
  /** Whose lists that card has. */
  readonly lists: CardLists;
  /** The card as it stands in the editor. */
  readonly card: RateBook;
  readonly clashes: readonly EditConflict[];
  readonly unsavedCount: number;
  /** What was typed and is no price. */
  readonly wrong: WrongCells;
  readonly setWrong: (next: (now: WrongCells) => WrongCells) => void;
  /** What the next undo and redo would write; empty where there is nothing to take back. */
  readonly nextUndo: DraftState["undo"][number];
  readonly nextRedo: DraftState["redo"][number];
  /** Rows of the grid that were added and have no price yet. */
  readonly rows: readonly RowTerms[];
  /** One act, undone at once; `rows` says what rows without a price become by it. */
  readonly edit: (changes: readonly CardChange[], rows?: RowsChange) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly settle: (clash: EditConflict, side: "mine" | "theirs") => void;
  /** Forgets what was typed and not saved. */
  readonly forget: () => void;
};

const listsOf = ({ published, own, resort }: Draft): CardLists => ({
  published: published as RateBook,
  own,
  resort: resort as CardLists["resort"],
});

const serverCards = new WeakMap<Draft, RateBook>();

/** The card as the server has it: what is published, with what was changed since. */
function serverCard(draft: Draft): RateBook {
  const known = serverCards.get(draft);
  if (known) return known;
  const card = withChanges(draft.published as RateBook, draft.changes as readonly CardChange[]);
  serverCards.set(draft, card);
  return card;
}

/**
 * The draft of an option's prices as one person edits it: saved by itself, by cells. Null until it is there. For another
 * option or person it is to be mounted anew.
 */
export function usePriceDraft({ optionId, personId }: Own): {
  editor: PriceEditor | null;
  error: unknown;
  retry: () => void;
} {
  const query = useDraft(optionId);
  const [begun] = useState(() => remembered({ optionId, personId }));
  const [state, setState] = useState(begun.edits);
  const [wrong, setWrong] = useState(begun.wrong);
  const saving = useSaving({ optionId, personId }, { state, setState, isThere: query.data !== undefined });
  const { data } = query;
  const server = useMemo(() => data && serverCard(data), [data]);
  const card = useMemo(() => server && cardOf(server, state), [server, state]);
  const edits = useMemo(() => (card ? withoutPriced(state, card) : state), [state, card]);
  useRemembered({ optionId, personId }, { edits, wrong });
  const queries = useQueryClient();
  // What is drawn may lack what was saved this moment: an undo would take it for somebody else's.
  const newestCard = useCallback(() => {
    const newest = queries.getQueryData<Draft>(callKey(priceDraft, { params: { _id: optionId } }));
    return newest ? serverCard(newest) : null;
  }, [queries, optionId]);
  const act = useCallback(
    (next: (state: DraftState, server: RateBook) => DraftState) => {
      setState((now) => {
        const newest = newestCard();
        return newest ? next(now, newest) : now;
      });
    },
    [newestCard],
  );
  const step = useUndo(state, newestCard, act);
  const acts = useMemo(
    () => ({
      edit: (changes: readonly CardChange[], rows?: RowsChange) =>
        act((now, from) => edited(now, from, changes, rows?.(now.rows))),
      undo: () => step("undo"),
      redo: () => step("redo"),
      settle: (clash: EditConflict, side: "mine" | "theirs") =>
        act((now, from) => settled(now, from, clash, side)),
      forget: () => setState(noEdits),
    }),
    [act, step],
  );
  const editor: PriceEditor | null =
    data && card
      ? {
          draft: data,
          published: data.published as RateBook,
          lists: listsOf(data),
          card,
          ...saving,
          ...acts,
          clashes: state.clashes,
          unsavedCount: state.unsaved.length,
          wrong,
          setWrong,
          rows: state.rows,
          nextUndo: state.undo.at(-1) ?? [],
          nextRedo: state.redo.at(-1) ?? [],
        }
      : null;
  return { editor, error: query.error, retry: () => void query.refetch() };
}
