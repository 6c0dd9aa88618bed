import type { Day } from "@pulau/domain/calendar/day.ts";
import type { OptionId, RuleId } from "@pulau/domain/ids.ts";
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { useMay } from "../../../api/use-call.ts";
import { useRowSpeech } from "../../../business/price-sentences/use-row-speech.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useWritesDisabled } from "../../../ui/writes-disabled.ts";
import { CalendarTab } from "./calendar/calendar-tab.tsx";
import type { PricedOptions } from "./calls.ts";
import { EditConflicts } from "./draft/edit-conflicts.tsx";
import { SavedState } from "./draft/saved-state.tsx";
import { useFaults } from "./draft/use-faults.ts";
import type { PriceEditor } from "./draft/use-price-draft.ts";
import { EditorHead } from "./editor-head.tsx";
import type { WrongCell } from "./grid/cell-views.ts";
import { useWrongCells } from "./grid/wrong-cells.ts";
import type { GridTarget } from "./grid-props.ts";
import { GridTab } from "./grid-tab.tsx";
import { firstTrial, inOwnRoom, onSoldDay, triedTypes } from "./model/first-trial.ts";
import type { TrialResult } from "./model/trial.ts";
import { LiveQuote } from "./panels/live-quote.tsx";
import { PlannedNotice } from "./panels/publish.tsx";
import { useTrial } from "./panels/use-trial.ts";
import styles from "./prices.module.css";
import { RulesTab } from "./rules/rules-tab.tsx";
import type { RuleTarget } from "./rules/use-go-to-rule.ts";
import { useCellWords } from "./words/use-cell-sentence.ts";

type Props = { readonly editor: PriceEditor; readonly optionId: OptionId; readonly options: PricedOptions };

const tabs = ["prices", "calendar", "rules"] as const;

/** The stay that is tried: as it was wanted last, in a room and on days that the card sells. */
function useSoldTrial(card: PriceEditor["card"], roomTypes: PricedOptions["roomTypes"], today: Day) {
  const [begun] = useState(() => firstTrial(card, today));
  const [wanted, setTrial] = useState(begun);
  const trial = useMemo(() => {
    const all = roomTypes.map(({ _id }) => _id);
    const isChosen = wanted.checkIn !== begun.checkIn || wanted.checkOut !== begun.checkOut;
    return onSoldDay(inOwnRoom(wanted, triedTypes(card, all)), card, { today, isChosen });
  }, [wanted, begun, card, today, roomTypes]);
  return [trial, setTrial] as const;
}

/** The prices that make the quote; the same set until it is made of others. */
function useQuoted(result: TrialResult): ReadonlySet<RuleId> {
  const ids = result.ok ? result.quote.lines.map(({ ruleId }) => ruleId).join("\n") : "";
  return useMemo(() => new Set(ids === "" ? [] : ids.split("\n")), [ids]);
}

/** Goes to where a line of the quote comes from: a price in the grid, or a rule among the rules. */
function useGoing(card: PriceEditor["card"], onTab: (tab: (typeof tabs)[number]) => void) {
  const [goTo, setGoTo] = useState<GridTarget | null>(null);
  const [ruleTarget, setRuleTarget] = useState<RuleTarget | null>(null);
  const newest = useRef(card);
  newest.current = card;
  const go = useCallback(
    (to: RuleId | WrongCell | null) => {
      if (typeof to === "object" && to !== null) {
        onTab("prices");
        return setGoTo((now) => ({ cell: to, turn: (now?.turn ?? 0) + 1 }));
      }
      const rate = newest.current.rates.find(({ id }) => id === to);
      onTab(rate ? "prices" : "rules");
      if (rate) setGoTo((now) => ({ rateId: rate.id, turn: (now?.turn ?? 0) + 1 }));
      else setRuleTarget((now) => (to === null ? null : { ruleId: to, turn: (now?.turn ?? 0) + 1 }));
    },
    [onTab],
  );
  return { goTo, ruleTarget, go };
}

/** The prices of one option: the grid, the rules, and what a stay comes to. */
export function PriceEditorView({ editor: kept, optionId, options }: Props) {
  const { t } = useTranslation("prices");
  const [tab, setTab] = useState<(typeof tabs)[number]>("prices");
  const may = useMay();
  const today = useMoments().today();
  const { editor, wrong, onWrong } = useWrongCells(kept);
  const { card, published } = editor;
  // What is typed is drawn first, then what it comes to, and what the page says of the whole.
  const later = useDeferredValue(editor);
  const speech = useRowSpeech(card, options);
  const words = useCellWords(later.card, options, speech);
  const faults = useFaults(optionId, later);
  const [trial, setTrial] = useSoldTrial(later.card, options.roomTypes, today);
  const { result, before, tried } = useTrial(trial, {
    card: later.card,
    published,
    today,
    buyers: options.buyers,
  });
  const [lit, setLit] = useState<string | null>(null);
  const { goTo, ruleTarget, go } = useGoing(card, setTab);
  const [showsQuote, setShowsQuote] = useState(true);
  const quoted = useQuoted(result);
  const toggleQuote = useCallback(() => setShowsQuote((shows) => !shows), []);
  const looksOnly = useWritesDisabled() !== null;
  const readOnly = looksOnly || !may("rates", "write");
  return (
    <div className={styles.editor} data-whole-width="">
      <EditorHead
        {...{ editor: later, optionId, options, faults, speech, readOnly }}
        wrong={wrong}
        showsQuote={showsQuote}
        onQuote={toggleQuote}
        onGo={go}
      />
      <PlannedNotice editor={later} optionId={optionId} />
      <SavedState editor={later} />
      <EditConflicts editor={later} speech={speech} words={words} />
      <div className={styles.body} data-quote={showsQuote || undefined}>
        <div className={styles.main}>
          <Tabs
            label={t("title")}
            value={tab}
            onChange={setTab}
            tabs={tabs.map((value) => ({ value, text: t(`tabs.${value}`) }))}
          >
            {tab === "prices" ? (
              <GridTab
                {...{ editor, options, speech, words, faults, readOnly, quoted, lit, goTo, wrong }}
                onWrong={onWrong}
                onLit={setLit}
              />
            ) : tab === "calendar" ? (
              <CalendarTab {...{ editor, options, optionId, speech, faults, readOnly, tried }} />
            ) : (
              <RulesTab
                {...{ editor, options, speech, faults, readOnly, tried, result, lit }}
                goTo={ruleTarget}
                onLit={setLit}
              />
            )}
          </Tabs>
        </div>
        {showsQuote && (
          <LiveQuote
            {...{ optionId, trial, result, card: later.card, speech, lit }}
            published={before}
            {...{ roomTypes: options.roomTypes, priceLists: options.priceLists, buyers: options.buyers }}
            isChanged={later.draft.changes.length + later.unsavedCount > 0}
            onSave={later.save}
            onTrial={setTrial}
            onLit={setLit}
            onGo={go}
            onClose={toggleQuote}
          />
        )}
      </div>
    </div>
  );
}
