import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { IconButton } from "../ui/button.tsx";
import { IconPencil } from "../ui/icons/index.ts";
import { useToast } from "../ui/toast.tsx";
import { useFailureToast } from "../ui/use-outcome-toast.ts";
import { useWritesDisabled } from "../ui/writes-disabled.ts";
import styles from "./edit-cell.module.css";
import type { CellEdit } from "./editing.ts";

type Props<Row> = { row: Row; head: string; edit: CellEdit<Row>; children: ReactNode };

/** Saves a value and offers to take it back. */
function useSave<Row>({ row, head, edit }: Omit<Props<Row>, "children">) {
  const { t } = useTranslation("listing");
  const toast = useToast();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const put = async (value: string, done: () => void) => {
    setBusy(true);
    await edit.save(row, value).then(done, (thrown: unknown) => {
      showFailure(thrown);
    });
    setBusy(false);
  };
  const save = (value: string) => {
    const before = edit.value(row);
    if (value === before) return;
    const named = { column: head, name: edit.nameOf(row) };
    const undone = () => toast({ tone: "success", text: t("edit.undone", named) });
    void put(value, () =>
      toast({ tone: "success", text: t("edit.saved", named), undo: () => void put(before, undone) }),
    );
  };
  return { busy, save };
}

/** A cell that is changed where it stands: by a double click, its pencil, `F2` or `E` on the row. Escape leaves it. */
export function EditCell<Row>({ children, ...props }: Props<Row>) {
  const { row, head, edit } = props;
  const { t } = useTranslation("listing");
  const { busy, save } = useSave(props);
  const writesOff = useWritesDisabled();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const close = (focus: boolean) => {
    setOpen(false);
    if (focus) place.current?.closest<HTMLElement>("tr")?.focus();
  };
  const end = (value: string, focus: boolean) => {
    close(focus);
    save(value);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its pencil does the same for keys
    <span
      ref={place}
      className={styles.cell}
      aria-busy={busy || undefined}
      onDoubleClick={() => writesOff === null && setOpen(true)}
    >
      {open ? (
        <Editor
          label={t("edit.label", { column: head, name: edit.nameOf(row) })}
          value={edit.value(row)}
          edit={edit}
          onEnd={end}
          onLeave={close}
        />
      ) : (
        <>
          <span>{children}</span>
          <IconButton
            icon={IconPencil}
            className={styles.pencil}
            label={t("edit.label", { column: head, name: edit.nameOf(row) })}
            data-edit=""
            disabled={busy || writesOff !== null}
            onClick={() => setOpen(true)}
          />
        </>
      )}
    </span>
  );
}

type EditorProps = {
  label: string;
  value: string;
  edit: Pick<CellEdit<never>, "choices" | "empty">;
  onEnd: (value: string, focus: boolean) => void;
  onLeave: (focus: boolean) => void;
};

function Editor({ label, value: before, edit: { choices, empty }, onEnd, onLeave }: EditorProps) {
  const [value, setValue] = useState(before);
  const ended = useRef(false);
  const once = (act: () => void) => {
    if (ended.current) return;
    ended.current = true;
    act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation(); // the row has keys of its own
    if (event.key === "Escape") once(() => onLeave(true));
    if (event.key !== "Enter") return;
    event.preventDefault();
    once(() => onEnd(value, true));
  };
  const wiring = {
    "aria-label": label,
    className: styles.field,
    value,
    ref: (field: HTMLElement | null) => field?.focus(),
    onKeyDown,
    // What was typed is kept by whoever goes on to something else.
    onBlur: () => once(() => onEnd(value, false)),
  };
  if (choices === undefined)
    return <input type="text" {...wiring} onChange={(event) => setValue(event.target.value)} />;
  return (
    <select {...wiring} onChange={(event) => setValue(event.target.value)}>
      {empty !== undefined && <option value="">{empty}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  );
}
