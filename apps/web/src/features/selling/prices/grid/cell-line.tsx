import { PriceListAdd, priceListRecords } from "@pulau/contract/price-lists.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { priceOfCell } from "@pulau/domain/rate-grid/grid-model.ts";
import { priceListsOf } from "@pulau/domain/rate-grid/price-lists.ts";
import type { Sheet } from "@pulau/domain/rate-grid/range-acts.ts";
import { useId, useState } from "react";
import { useMay, useSend } from "../../../../api/use-call.ts";
import { type RowSpeech, rowText } from "../../../../business/price-changes/row-words.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCalendarPlus,
  IconCopy,
  IconPlus,
} from "../../../../ui/icons/index.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { type PricedOptions, pricedOptions } from "../calls.ts";
import type { PriceEditor } from "../draft/use-price-draft.ts";
import type { OpenPanel } from "../grid-props.ts";
import { type CellWords, writeCell } from "../model/cell-text.ts";
import styles from "../prices.module.css";
import { columnName } from "../words/use-cell-sentence.ts";
import type { CellView } from "./cell-views.ts";
import { Repair } from "./repair.tsx";
import type { GridActs } from "./use-grid-acts.tsx";
import type { Spot } from "./use-sheet.ts";

type Props = {
  readonly editor: PriceEditor;
  readonly card: RateBook;
  readonly speech: RowSpeech;
  readonly words: CellWords;
  readonly sheet: Sheet;
  readonly active: Spot;
  readonly view: CellView | null;
  readonly acts: GridActs;
  readonly list: string | null;
  readonly readOnly: boolean;
  readonly priceLists: PricedOptions["priceLists"];
  readonly onList: (list: string | null) => void;
  readonly onOpen: (panel: OpenPanel) => void;
};

/** Above the grid: the active cell in words and what it comes to, and what adds rows and periods. */
export function CellLine(props: Props) {
  const { editor, readOnly, onOpen, acts, active, view, sheet, words } = props;
  const { t } = useTranslation("prices");
  const [row, column] = [sheet.rows[active.row], sheet.columns[active.column]];
  const rate = row && column && sheet.model.rateAt(row.key, column.key);
  const before = writeCell(rate && priceOfCell(rate), words);
  return (
    <div className={styles.cellLine}>
      <CellWordsLine {...props} />
      {view && <Repair view={view} words={words} before={before} onUse={(text) => acts.type(active, text)} />}
      <span className={styles.lineActs}>
        <ListChoice {...props} />
        {!readOnly && (
          <>
            <IconButton
              icon={IconArrowBackUp}
              label={t("undo")}
              disabled={editor.nextUndo.length === 0}
              onClick={editor.undo}
              flips
            />
            <IconButton
              icon={IconArrowForwardUp}
              label={t("redo")}
              disabled={editor.nextRedo.length === 0}
              onClick={editor.redo}
              flips
            />
            <Button kind="plain" size="small" icon={IconPlus} onClick={() => onOpen({ kind: "addRows" })}>
              {t("rows.add")}
            </Button>
            <Button
              kind="plain"
              size="small"
              icon={IconCalendarPlus}
              onClick={() => onOpen({ kind: "newPeriod" })}
            >
              {t("period.add")}
            </Button>
            <Button
              kind="plain"
              size="small"
              icon={IconCopy}
              disabled={props.card.periods.length === 0}
              onClick={() => onOpen({ kind: "copySeason" })}
            >
              {t("copySeason.title")}
            </Button>
          </>
        )}
      </span>
    </div>
  );
}

function CellWordsLine({ sheet, active, view, acts, speech }: Props) {
  const [row, column] = [sheet.rows[active.row], sheet.columns[active.column]];
  if (!row || !column) return <p className={styles.cellWords} />;
  const rate = sheet.model.rateAt(row.key, column.key);
  const sen = view && (view.kind === "share" || view.isInherited) && view.text !== "" ? view.text : null;
  return (
    <p className={styles.cellWords} aria-live="polite">
      <b>{rowText(speech, row.terms)}</b>
      <span>{columnName(column, speech.t)}</span>
      {acts.textOf(active) !== "" && (
        <output>
          <bdi>{acts.textOf(active)}</bdi>
        </output>
      )}
      {sen && <b>= {formatRinggit(Math.round(Number(sen.replaceAll(",", "")) * 100))}</b>}
      {rate?.enquiry && <span>{speech.t("onEnquiry")}</span>}
    </p>
  );
}

type Lists = Pick<Props, "card" | "list" | "onList" | "readOnly" | "speech" | "priceLists">;

function ListChoice({ card, list, onList, readOnly, speech, priceLists }: Lists) {
  const { t } = useTranslation("prices");
  const may = useMay();
  const [adds, setAdds] = useState(false);
  const codes = [
    ...priceLists.map(({ code }) => code),
    ...priceListsOf(card),
    ...(list === null ? [] : [list]),
  ];
  return (
    <>
      <span className={styles.listChoice}>
        <Select
          label={t("priceList")}
          value={list ?? ""}
          onChange={(next) => (next === "+" ? setAdds(true) : onList(next || null))}
          choices={[
            { value: "", text: t("publicList") },
            ...[...new Set(codes)].map((value) => ({ value, text: speech.listName(value) })),
            ...(readOnly || !may("rates", "create") ? [] : [{ value: "+", text: t("newList") }]),
          ]}
        />
      </span>
      {adds && (
        <NewList
          onDone={(code) => {
            if (code !== null) onList(code);
            setAdds(false);
          }}
        />
      )}
    </>
  );
}

/** Begins a price list, which is at once there for all options, contracts and promo codes. */
function NewList({ onDone }: { onDone: (code: string | null) => void }) {
  const { t } = useTranslation("prices");
  const { mutateAsync: add } = useSend(priceListRecords.add, [
    pricedOptions.path,
    "/admin/api/priceListsList",
  ]);
  const form = useForm({
    schema: PriceListAdd.pick({ name: true }),
    initial: { name: "" },
    onSubmit: async ({ name }) => {
      const { data } = await add({ body: { obj: { name } } });
      onDone(data.code);
    },
  });
  const id = useId();
  return (
    <Dialog
      open
      onClose={() => onDone(null)}
      title={t("newList")}
      acts={
        <Button type="submit" form={id} busy={form.busy}>
          {t("add")}
        </Button>
      }
    >
      <form id={id} {...form.form}>
        <TextInput label={t("listName")} maxLength={60} {...form.field("name")} />
        {form.failure !== null && <ErrorState error={form.failure} />}
      </form>
    </Dialog>
  );
}
