import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

type Words = { act: string; title: string; text: string; yes: string; no: string };

/** A button whose press can't be undone: it asks first, and shows what went wrong where it asked. */
export function ConfirmButton({ words, onYes }: { words: Words; onYes: () => Promise<unknown> }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const close = () => setOpen(false);
  const agree = async () => {
    setBusy(true);
    setFailure(null);
    await onYes().then(close, setFailure);
    setBusy(false);
  };
  return (
    <>
      <Button kind="outline" onClick={() => setOpen(true)}>
        {words.act}
      </Button>
      <ConfirmDialog
        open={open}
        title={words.title}
        words={{ keep: words.no, agree: words.yes }}
        busy={busy}
        error={failure}
        onAgree={agree}
        onClose={close}
      >
        <p>{words.text}</p>
      </ConfirmDialog>
    </>
  );
}
