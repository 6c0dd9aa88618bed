import type { Resource } from "@pulau/domain/access/permissions.ts";
import { useState } from "react";
import { useMay } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { IconFileUpload } from "../../ui/icons/index.ts";
import { onDemand } from "../../ui/on-demand.tsx";
import type { ImportProps } from "./import-dialog.tsx";

const ImportDialog = onDemand<ImportProps>(() => import("./import-dialog.tsx"), "importing");

type Props = Omit<ImportProps, "onClose"> & {
  /** Whose rights it asks for: to write and to add. */
  resource?: Resource;
};

/** "Import CSV": takes a table into a list, all of it or nothing. Its dialog is loaded when it first opens. */
export function ImportButton({ resource, ...props }: Props) {
  const { t } = useTranslation("listing");
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (resource && !(may(resource, "create") && may(resource, "write"))) return null;
  return (
    <>
      <Button kind="outline" icon={IconFileUpload} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("csv.import")}
      </Button>
      {open && <ImportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
