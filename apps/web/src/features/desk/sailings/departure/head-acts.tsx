import { useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconDownload, IconFileTypePdf, IconLock, IconLockOpen } from "../../../../ui/icons/index.ts";
import { isItsDay, type Manifest } from "../calls.ts";
import { CloseDialog } from "./close-dialog.tsx";
import { ReopenDialog } from "./reopen-dialog.tsx";
import { useManifestFile } from "./use-manifest-file.ts";

/** The list on paper and as a table, and the end of boarding. */
export function HeadActs({ shown }: { shown: Manifest }) {
  const { t } = useTranslation("sailings");
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const file = useManifestFile(shown.departure);
  const boards = may("boarding", "write");
  const close = () => setOpen(false);
  return (
    <>
      {boards && may("bookings", "write") && (
        <>
          <Button
            kind="outline"
            icon={IconFileTypePdf}
            busy={file.busy === "pdf"}
            onClick={() => void file.save("pdf")}
          >
            {t("print.pdf")}
          </Button>
          <Button
            kind="outline"
            icon={IconDownload}
            busy={file.busy === "csv"}
            onClick={() => void file.save("csv")}
          >
            {t("print.csv")}
          </Button>
        </>
      )}
      {boards &&
        (shown.closed ? (
          <Button kind="outline" icon={IconLockOpen} onClick={() => setOpen(true)}>
            {t("reopen.act")}
          </Button>
        ) : (
          isItsDay(shown) && (
            <Button icon={IconLock} onClick={() => setOpen(true)}>
              {t("close.act")}
            </Button>
          )
        ))}
      {isOpen &&
        (shown.closed ? (
          <ReopenDialog shown={shown} onClose={close} />
        ) : (
          <CloseDialog shown={shown} onClose={close} />
        ))}
    </>
  );
}
