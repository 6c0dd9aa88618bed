import { useState } from "react";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import styles from "./enquiry.module.css";
import { EnquiryDialog } from "./enquiry-dialogs.tsx";

/**
 * Below the packages, or in place of a price that is made on enquiry: the draft's wishes go along. Staff, who use the
 * same steps to change a booking, have nobody to ask.
 */
export function RequestOffer({ resort, why }: { resort: Resort; why: "package" | "price" }) {
  const { t } = useTranslation("enquiry");
  const { json } = useDraft();
  const { side } = useBackend();
  const [open, setOpen] = useState(false);
  if (side.name !== "portal") return null;
  const act = (
    <Button kind={why === "price" ? "filled" : "outline"} size="small" onClick={() => setOpen(true)}>
      {t(`${why}.act`)}
    </Button>
  );
  return (
    <>
      {why === "price" ? (
        <Notice title={t("price.title")} acts={act}>
          {t("price.text")}
        </Notice>
      ) : (
        <p className={styles.line}>
          <span className="muted">{t("package.text")}</span>
          {act}
        </p>
      )}
      <EnquiryDialog
        open={open}
        onClose={() => setOpen(false)}
        stay={json}
        origin={why === "price" ? "onEnquiry" : "package"}
        resort={resort}
      />
    </>
  );
}
