import { useState } from "react";
import { Button } from "./button.tsx";
import { IconDownload } from "./icons/index.ts";
import { useFailureToast } from "./use-outcome-toast.ts";

type File = { readonly name: string; readonly bytes: Uint8Array };

/** Gives a file to the browser to keep. */
function keep({ name, bytes }: File): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)]));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Fetches a file and keeps it. A failure is said in a toast. */
export function FileButton({
  text,
  underWay,
  get,
}: {
  text: string;
  /** Said instead while a large file is on its way. */
  underWay?: (kB: number) => string;
  get: (onBytes: (bytes: number) => void) => Promise<File>;
}) {
  const [busy, setBusy] = useState(false);
  const [kB, setKB] = useState(0);
  const showFailure = useFailureToast();
  const follow = async () => {
    setBusy(true);
    try {
      keep(await get((bytes) => setKB(Math.floor(bytes / 1000))));
    } catch (thrown) {
      showFailure(thrown);
    } finally {
      setBusy(false);
      setKB(0);
    }
  };
  return (
    <Button kind="outline" icon={IconDownload} busy={busy} onlyReads onClick={follow}>
      {busy && kB > 0 && underWay ? underWay(kB) : text}
    </Button>
  );
}
