import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { Rate } from "@pulau/domain/catalogue/rates.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import {
  type Column,
  type GridModel,
  gridOf,
  type Row,
  type RowTerms,
  rowKeyOf,
} from "@pulau/domain/rate-grid/grid-model.ts";
import { inPriceList } from "@pulau/domain/rate-grid/price-lists.ts";
import { type Sheet, sizeOf } from "@pulau/domain/rate-grid/range-acts.ts";
import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Textarea } from "../../../ui/text-fields.tsx";
import { useIsNarrow } from "../../../ui/use-is-narrow.ts";
import type { PricedOptions } from "./calls.ts";
import { BulkBar } from "./grid/bulk-bar.tsx";
import { CellLine } from "./grid/cell-line.tsx";
import { cellViews, type Marks, type ViewOf, viewsAhead } from "./grid/cell-views.ts";
import { faultsOfColumns } from "./grid/column-faults.ts";
import { PhonePrices } from "./grid/phone-prices.tsx";
import { PriceGrid } from "./grid/price-grid.tsx";
import { useGridActs } from "./grid/use-grid-acts.tsx";
import { useCellChoice, useLines } from "./grid/use-sheet.ts";
import { rowsOfWrong } from "./grid/wrong-cells.ts";
import type { GridTabProps, GridTarget, OpenPanel } from "./grid-props.ts";
import { AddRows } from "./panels/add-rows.tsx";
import { CopySeason } from "./panels/copy-season.tsx";
import { NewPeriod, PeriodPanel } from "./panels/period-panel.tsx";
import { RowPanel } from "./panels/row-panel.tsx";
import { clipboardText } from "./paste/clipboard-text.ts";
import styles from "./prices.module.css";

/** The grid of prices with its line of acts. */
export function GridTab(props: GridTabProps) {
  const { editor, options, speech, words, readOnly, goTo, onLit } = props;
  const { t } = useTranslation("prices");
  const { card } = editor;
  const [repaired] = useState(() => rowsOfWrong(props.wrong));
  const more = useMemo(() => [...editor.rows, ...repaired], [editor.rows, repaired]);
  const [list, setList] = useState<string | null>(null);
  const [open, setOpen] = useState<OpenPanel | null>(null);
  const typeOrder = useMemo(() => options.roomTypes.map(({ _id }) => _id), [options.roomTypes]);
  const model = useModel(card, { more, typeOrder, list });
  const { lines, sheet, fold } = useLines(model);
  const choice = useCellChoice(sheet);
  const marks = useMarks(props);
  const viewOf = useViews(card, model, marks);
  const acts = useGridActs({ ...props, sheet, choice, viewOf, list, onOpen: setOpen });
  const openPeriod = useCallback((column: Column) => setOpen({ kind: "period", column }), []);
  const openRow = useCallback((row: Row) => setOpen({ kind: "row", row }), []);
  const isNarrow = useIsNarrow();
  const settledCard = useDeferredValue(card);
  useGoTo(goTo, { model, sheet, choice });
  const { row, column } = choice.selection.active;
  const activeRow = sheet.rows[row];
  const activeColumn = sheet.columns[column];
  const activeRate: Rate | undefined =
    activeRow && activeColumn && model.rateAt(activeRow.key, activeColumn.key);
  useEffect(() => startTransition(() => onLit(activeRate?.id ?? null)), [activeRate?.id, onLit]);
  const roomCount = useRoomCount(options);
  const columnFaults = useMemo(() => faultsOfColumns(settledCard), [settledCard]);
  return (
    <section className={styles.gridTab} aria-label={t("tabs.prices")}>
      <CellLine
        {...{ editor, speech, words, sheet, readOnly, list, acts }}
        card={settledCard}
        priceLists={options.priceLists}
        active={choice.selection.active}
        view={activeRow && activeColumn && !isNarrow ? viewOf(activeRow, activeColumn) : null}
        onList={setList}
        onOpen={setOpen}
      />
      {sheet.rows.length === 0 && (
        <div className={styles.emptyGrid}>
          <b>{t("empty.title")}</b>
          <p>{t("empty.lead")}</p>
          {!readOnly && !isNarrow && <PasteFirst onPaste={acts.paste} />}
        </div>
      )}
      {isNarrow ? (
        <PhonePrices
          {...{ lines, sheet, viewOf, speech, words, columnFaults, readOnly, acts }}
          onOpen={setOpen}
        />
      ) : (
        <PriceGrid
          label={t("grid.label")}
          {...{ lines, sheet, viewOf, speech, roomCount, readOnly, columnFaults }}
          quoted={props.quoted}
          lit={props.lit}
          selection={choice.selection}
          range={choice.range}
          onChoose={choice.choose}
          onAct={acts.run}
          onFold={fold}
          onHead={openPeriod}
          onRowHead={openRow}
          onTyped={acts.type}
          onPaste={acts.paste}
          onFill={editor.edit}
          textOf={acts.textOf}
          copyText={acts.copyText}
        />
      )}
      {!readOnly && !isNarrow && sizeOf(choice.range) > 1 && (
        <BulkBar {...{ sheet, words, editor, acts }} range={choice.range} />
      )}
      <Legend />
      {acts.dialog}
      <Panels {...{ editor, options, speech, readOnly, open, list }} onClose={() => setOpen(null)} />
    </section>
  );
}

/** A price list from a spreadsheet, where there is no cell yet to paste it into. */
function PasteFirst({ onPaste }: { onPaste: (text: string) => void }) {
  const { t } = useTranslation("prices");
  return (
    <Textarea
      label={t("empty.paste")}
      hint={t("empty.pasteHint")}
      rows={2}
      value=""
      onPaste={(event) => {
        event.preventDefault();
        const text = clipboardText(event.clipboardData);
        if (text.trim() !== "") onPaste(text);
      }}
      onChange={(text) => text.trim() !== "" && onPaste(text)}
    />
  );
}

/** The card as the grid of one price list: after an edit, what has not changed of it is as it was. */
function useModel(
  card: RateBook,
  { more, typeOrder, list }: { more: readonly RowTerms[]; typeOrder: readonly string[]; list: string | null },
): GridModel {
  const before = useRef<GridModel | null>(null);
  const whole = useMemo(() => {
    before.current = gridOf(card, { more, typeOrder, before: before.current });
    return before.current;
  }, [card, more, typeOrder]);
  return useMemo(() => inPriceList(whole, list), [whole, list]);
}

/** What was typed is drawn first, and then what follows from it in other cells. */
function useViews(card: RateBook, model: GridModel, marks: Marks): ViewOf {
  const now = useMemo(() => ({ card, model, marks }), [card, model, marks]);
  const settled = useDeferredValue(now);
  const before = useRef<ReturnType<typeof cellViews> | null>(null);
  const views = useMemo(() => {
    before.current = cellViews(settled.card, settled.model, settled.marks, before.current);
    return before.current;
  }, [settled]);
  return useMemo(
    () => (now === settled ? views.viewOf : viewsAhead(views, { settled, ...now })),
    [now, settled, views],
  );
}

const placeIn = (model: GridModel, { cell, rateId }: GridTarget) =>
  cell ? { row: rowKeyOf(cell.terms), column: cell.column } : model.placeOf(rateId);

/** Follows each wish to go to a price, or to a cell in which something stands that is no price. */
function useGoTo(
  goTo: GridTabProps["goTo"],
  { model, sheet, choice }: { model: GridModel; sheet: Sheet; choice: ReturnType<typeof useCellChoice> },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish to go is followed once
  useEffect(() => {
    const place = goTo && placeIn(model, goTo);
    if (!place) return;
    const row = sheet.rows.findIndex(({ key }) => key === place.row);
    const column = sheet.columns.findIndex(({ key }) => key === place.column);
    if (row >= 0 && column >= 0) choice.choose({ row, column });
  }, [goTo]);
}

function useRoomCount(options: PricedOptions): (roomTypeId: RoomTypeId | null) => number {
  return useMemo(() => {
    const counts = new Map(options.roomTypes.map(({ _id, rooms }) => [_id, rooms]));
    return (roomTypeId: RoomTypeId | null) => (roomTypeId === null ? 0 : (counts.get(roomTypeId) ?? 0));
  }, [options.roomTypes]);
}

/** How long a colleague's change is framed with their name, in ms. */
const shownFor = 10 * 60_000;

function useMarks({
  faults,
  wrong,
  editor,
  options: { roomTypes },
}: Pick<GridTabProps, "faults" | "wrong" | "editor" | "options">): Marks {
  const own = useSession()?.record.name;
  const { changes } = editor.draft;
  const published = useMemo(() => gridOf(editor.published), [editor.published]);
  const rooms = useMemo(() => new Map(roomTypes.map((type) => [type._id, type])), [roomTypes]);
  return useMemo(() => {
    const byRate = faults.flatMap(({ rateId, rule }) => (rateId === null ? [] : [[rateId, rule] as const]));
    const since = new Date(Date.now() - shownFor).toISOString();
    const others = changes.flatMap(({ part, key, by, at }) =>
      part === "rates" && by !== null && by !== own && at > since ? [[key, by] as const] : [],
    );
    return { published, faults: new Map(byRate), wrong, colleagues: new Map(others), rooms };
  }, [faults, wrong, published, changes, own, rooms]);
}

function Legend() {
  const { t } = useTranslation("prices");
  return (
    <p className={styles.legend}>
      <span data-mark="changed">{t("legend.changed")}</span>
      <span data-mark="share">{t("legend.share")}</span>
      <span data-mark="enquiry">{t("onEnquiry")}</span>
      <span data-mark="inherited">{t("legend.inherited")}</span>
      <span data-mark="quoted">{t("legend.quoted")}</span>
    </p>
  );
}

function Panels({
  open,
  onClose,
  list,
  ...rest
}: Pick<GridTabProps, "editor" | "options" | "speech" | "readOnly"> & {
  open: OpenPanel | null;
  list: string | null;
  onClose: () => void;
}) {
  if (open === null) return null;
  switch (open.kind) {
    case "period":
      return <PeriodPanel {...rest} column={open.column} onClose={onClose} />;
    case "row":
      return <RowPanel {...rest} row={open.row} onClose={onClose} />;
    case "newPeriod":
      return <NewPeriod {...rest} onClose={onClose} />;
    case "copySeason":
      return <CopySeason {...rest} onClose={onClose} />;
    case "addRows":
      return <AddRows {...rest} list={list} onClose={onClose} />;
  }
}
