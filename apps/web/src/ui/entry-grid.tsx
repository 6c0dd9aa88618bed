import { type ClipboardEvent, type KeyboardEvent, memo, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./entry-grid.module.css";
import { FieldError } from "./field-frame.tsx";

export type EntryColumn = {
  readonly key: string;
  readonly head: string;
  readonly kind: "text" | "number" | "tick" | "choice";
  /** What a `choice` offers; nothing chosen is an empty text. */
  readonly choices?: readonly { readonly value: string; readonly text: string }[];
  /** How much of the width it takes beside the other texts; 1 unless told. */
  readonly share?: number;
  readonly lang?: string;
  readonly dir?: "ltr";
};
export type EntryValues = Readonly<Record<string, string | boolean>>;
export type EntryRow = {
  readonly key: number;
  /** Names the row for whoever does not see where it stands: "Adult 2, room V-03". */
  readonly label: string;
  /** In the first column. */
  readonly head: ReactNode;
  readonly values: EntryValues;
};
export type EntryGroup = {
  readonly key: string;
  readonly head: ReactNode;
  readonly rows: readonly EntryRow[];
};
/** By row and column, as sentences. */
export type EntryErrors = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** Laid out as cards, table parts lose their roles in some browsers; so they carry them in writing. */
const as = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

type Handlers = {
  readonly onChange: (row: number, column: string, value: string | boolean) => void;
  readonly onLeave: (row: number, column: string) => void;
};
type Props = Handlers & {
  /** What the grid lists; read, not shown. */
  readonly caption: string;
  /** What each row is about. */
  readonly rowHead: string;
  readonly columns: readonly EntryColumn[];
  readonly groups: readonly EntryGroup[];
  readonly errors: EntryErrors;
  readonly readOnly?: boolean;
  /** Several cells were pasted into one. */
  readonly onPasteTable: (text: string) => void;
};

const none: Readonly<Record<string, string>> = {};

function Cell({
  row,
  column,
  error,
  readOnly,
  onChange,
  onLeave,
}: Handlers & { row: EntryRow; column: EntryColumn; error: string | undefined; readOnly: boolean }) {
  const id = useId();
  const value = row.values[column.key];
  const wiring = {
    "aria-label": `${column.head}, ${row.label}`,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": error ? id : undefined,
    "data-column": column.key,
    name: `${row.key}.${column.key}`,
  };
  return (
    <td {...as.cell} className={column.kind === "tick" ? styles.tick : undefined}>
      <span className={styles.cardLabel} aria-hidden="true">
        {column.head}
      </span>
      {column.kind === "tick" ? (
        <input
          type="checkbox"
          {...wiring}
          disabled={readOnly}
          checked={value === true}
          onChange={(event) => onChange(row.key, column.key, event.target.checked)}
        />
      ) : column.kind === "choice" ? (
        <select
          className={styles.control}
          {...wiring}
          disabled={readOnly}
          value={typeof value === "string" ? value : ""}
          onChange={(event) => onChange(row.key, column.key, event.target.value)}
          onBlur={() => onLeave(row.key, column.key)}
        >
          <option value="">–</option>
          {column.choices?.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="text"
          autoComplete="off"
          className={styles.control}
          {...wiring}
          {...(column.kind === "number" && { inputMode: "numeric" as const })}
          lang={column.lang}
          dir={column.dir}
          readOnly={readOnly}
          value={typeof value === "string" ? value : ""}
          onChange={(event) => onChange(row.key, column.key, event.target.value)}
          onBlur={() => onLeave(row.key, column.key)}
        />
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </td>
  );
}

type RowProps = Handlers & {
  row: EntryRow;
  columns: readonly EntryColumn[];
  errors: Readonly<Record<string, string>>;
  readOnly: boolean;
};

/** Of a hundred rows only the one that is typed in is drawn again. */
const Row = memo(function Row({ row, columns, errors, ...rest }: RowProps) {
  return (
    <tr {...as.row}>
      <th scope="row" className={styles.rowHead}>
        {row.head}
      </th>
      {columns.map((column) => (
        <Cell key={column.key} row={row} column={column} error={errors[column.key]} {...rest} />
      ))}
    </tr>
  );
}, sameRow);

function sameRow(before: RowProps, after: RowProps): boolean {
  const { row: was, ...others } = before;
  const { row: is, ...rest } = after;
  const same = was.values === is.values && was.label === is.label && was.head === is.head;
  return same && Object.entries(others).every(([name, value]) => value === Reflect.get(rest, name));
}

/** Enter and the arrows go down and up a column, as in a spreadsheet. */
function moveInColumn(event: KeyboardEvent<HTMLTableElement>): void {
  const field = event.target;
  const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(field instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
  const column = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(`[data-column="${field.dataset.column}"]`),
  ];
  event.preventDefault();
  const next = column[column.indexOf(field) + step];
  next?.focus();
  if (next?.type === "text") next.select();
}

/** Many alike entries in one table, typed like a spreadsheet; under 760 px each row is a card. */
export function EntryGrid({
  caption,
  rowHead,
  columns,
  groups,
  errors,
  readOnly = false,
  onPasteTable,
  ...handlers
}: Props) {
  const paste = (event: ClipboardEvent<HTMLTableElement>) => {
    const text = event.clipboardData.getData("text/plain");
    if (readOnly || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    onPasteTable(text);
  };
  const shares = columns.reduce((sum, { kind, share = 1 }) => sum + (kind === "text" ? share : 0), 0);
  return (
    <div className={styles.frame}>
      <table
        {...as.table}
        className={styles.grid}
        aria-label={caption}
        onKeyDown={moveInColumn}
        onPaste={paste}
      >
        <colgroup>
          <col className={styles.headColumn} />
          {columns.map(({ key, kind, share = 1 }) => (
            <col
              key={key}
              className={classNames(kind !== "text" && styles.narrow)}
              {...(kind === "text" && { style: { width: `${(share / shares) * 100}%` } })}
            />
          ))}
        </colgroup>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            <th {...as.columnheader} scope="col" className={styles.first}>
              {rowHead}
            </th>
            {columns.map(({ key, head, kind }) => (
              <th
                key={key}
                {...as.columnheader}
                scope="col"
                className={kind === "tick" ? styles.tick : undefined}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key} {...as.rowgroup}>
            <tr {...as.row} className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {group.head}
              </th>
            </tr>
            {group.rows.map((row) => (
              <Row
                key={row.key}
                row={row}
                columns={columns}
                errors={errors[row.key] ?? none}
                readOnly={readOnly}
                {...handlers}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
