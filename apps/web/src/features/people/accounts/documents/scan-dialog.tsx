import { mostUploadBytes, uploadTypes } from "@pulau/contract/files.ts";
import type { TravelDocument } from "@pulau/contract/travel-documents.ts";
import { useState } from "react";
import { CallFailure } from "../../../../api/call-failure.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { FieldFrame } from "../../../../ui/field-frame.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import { documents, sendScan } from "./calls.ts";
import { useDocumentName } from "./document-cells.tsx";

const megabytes = mostUploadBytes / 1024 / 1024;

/** The scan of a document is sent, in place of the one that it has. */
export function ScanDialog({ document, onClose }: { document: TravelDocument; onClose: () => void }) {
  const { t } = useTranslation("profile");
  const nameOf = useDocumentName();
  const toast = useToast();
  const ruleText = useRuleText();
  const [file, setFile] = useState<File | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const { mutateAsync: send, isPending, error } = useSend(sendScan, [documents.path]);
  const tooLarge = file !== null && file.size > mostUploadBytes;
  const agree = async () => {
    if (file === null) return setMistake(ruleText("required"));
    if (tooLarge) return;
    await send({ params: { _id: document._id }, file });
    toast({ tone: "success", text: t("documents.scanSaved") });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t("documents.acts.sendScan")}
      words={{ keep: t("cancel"), agree: t("documents.send") }}
      danger={false}
      busy={isPending}
      error={tooLarge ? new CallFailure("FILE_TOO_LARGE", { facts: { megabytes } }) : error}
      onAgree={agree}
      onClose={onClose}
    >
      <p>{t("documents.scanLead", { name: nameOf(document), holder: document.holderName })}</p>
      <FieldFrame label={t("documents.file")} hint={t("documents.fileHint", { megabytes })} error={mistake}>
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept={uploadTypes}
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              setMistake(null);
            }}
          />
        )}
      </FieldFrame>
    </ConfirmDialog>
  );
}
