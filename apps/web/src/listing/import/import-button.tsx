import { IconFileUpload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import type { ImportProps } from "./import-dialog.tsx";

const ImportDialog = onDemand<ImportProps>(() => import("./import-dialog.tsx"), "importing");

/** "Import CSV": takes a table into a list, all of it or nothing. Its dialog is loaded when it first opens. */
export function ImportButton(props: Omit<ImportProps, "onClose">) {
  const { t } = useTranslation("listing");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="outline" icon={IconFileUpload} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("csv.import")}
      </Button>
      {open && <ImportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
