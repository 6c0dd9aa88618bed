import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { FileChooser } from "../listing/import/file-chooser.tsx";
import styles from "../listing/import/import.module.css";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorState } from "../ui/states.tsx";
import { Textarea } from "../ui/text-fields.tsx";
import { PastePreview } from "./paste-preview.tsx";
import type { PastedTable } from "./pasted-table.ts";

type Props<P extends PastedTable> = {
  open: boolean;
  onClose: () => void;
  /** What was pasted already, outside. */
  text: string;
  check: (text: string) => Promise<P>;
  /** How a place is called. */
  placeName: (seat: number) => string;
  onTake: (pasted: P) => void;
};

type Reading<P> = { open: boolean; given: string; check: (text: string) => Promise<P> };

/** A text, and what it was read as; what is typed has to be read anew. */
function useReading<P>({ open, given, check }: Reading<P>) {
  const [text, setText] = useState(given);
  const [read, setRead] = useState<P | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const type = (next: string) => {
    setText(next);
    setRead(null);
  };
  const look = async (pasted: string) => {
    type(pasted);
    setFailure(null);
    if (pasted.trim() === "") return;
    setBusy(true);
    await check(pasted).then(setRead, setFailure);
    setBusy(false);
  };
  // What was pasted into the list is looked at as soon as the dialog opens.
  const begin = useRef(look);
  begin.current = look;
  useEffect(() => {
    if (open) void begin.current(given);
  }, [open, given]);
  return { text, read, failure, busy, look, type };
}

/**
 * Reads a table from the clipboard or a CSV file, shows what it would put where and what is wrong, and hands over what is
 * right once that is agreed to. Wants the words of `rooming`.
 */
export function PasteDialog<P extends PastedTable>({
  open,
  onClose,
  text: given,
  check,
  placeName,
  onTake,
}: Props<P>) {
  const { t } = useTranslation("rooming");
  const { text, read, failure, busy, look, type } = useReading({ open, given, check });
  const right = read?.rows.filter(({ guest }) => guest !== null).length ?? 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      title={t("paste.title")}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {t("paste.leave")}
          </Button>
          {read === null || right === 0 ? (
            <Button busy={busy} onlyReads disabled={text.trim() === ""} onClick={() => look(text)}>
              {t("paste.check")}
            </Button>
          ) : (
            <Button onClick={() => onTake(read)}>{t("paste.take", { count: right })}</Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <p className="muted">{t("paste.lead")}</p>
        <FileChooser label={t("paste.file")} onText={look} />
        <Textarea
          label={t("paste.text")}
          value={text}
          rows={read === null ? 8 : 3}
          dir="ltr"
          spellCheck={false}
          onChange={type}
        />
        {failure !== null && <ErrorState error={failure} />}
        {read !== null && <PastePreview pasted={read} placeName={placeName} />}
      </div>
    </Dialog>
  );
}
