import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/states.tsx";

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
      <Dialog
        open={open}
        onClose={close}
        role="alertdialog"
        title={words.title}
        acts={
          <>
            <Button kind="outline" onClick={close} data-first="">
              {words.no}
            </Button>
            <Button kind="dangerFilled" busy={busy} onClick={agree}>
              {words.yes}
            </Button>
          </>
        }
      >
        <p>{words.text}</p>
        {failure !== null && <ErrorState error={failure} />}
      </Dialog>
    </>
  );
}
