import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { IconFileUpload } from "../../ui/icons/index.ts";
import { textOfFile } from "../../ui/text-of-file.ts";
import styles from "./import.module.css";

/** Chooses a file of a table and reads it, whatever program wrote it. */
export function FileChooser({ label, onText }: { label: string; onText: (text: string) => Promise<void> }) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={file}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        className={styles.file}
        aria-label={label}
        tabIndex={-1}
        onChange={async (event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = "";
          if (chosen) await onText(await textOfFile(chosen));
        }}
      />
      <Button kind="outline" size="small" icon={IconFileUpload} onClick={() => file.current?.click()}>
        {label}
      </Button>
    </div>
  );
}
