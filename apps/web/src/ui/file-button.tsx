import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "./button.tsx";
import { useToast } from "./toast.tsx";
import { useFailureText } from "./use-failure-text.ts";

type File = { readonly name: string; readonly bytes: Uint8Array };

/** Gives a file to the browser to keep. */
function keep({ name, bytes }: File): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)]));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Fetches a file and keeps it. A failure is said in a toast. */
export function FileButton({ text, get }: { text: string; get: () => Promise<File> }) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const failureText = useFailureText();
  const follow = async () => {
    setBusy(true);
    try {
      keep(await get());
    } catch (thrown) {
      toast({ text: failureText(thrown), tone: "danger" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="outline" icon={IconDownload} busy={busy} onClick={follow}>
      {text}
    </Button>
  );
}
