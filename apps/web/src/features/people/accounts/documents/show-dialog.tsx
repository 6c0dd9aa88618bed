import { Password } from "@pulau/contract/accounts.ts";
import type { TravelDocument } from "@pulau/contract/travel-documents.ts";
import { useEffect, useState } from "react";
import { z } from "zod";
import { atField } from "../../../../api/field-failure.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AnchorButton, Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { IconFileText } from "../../../../ui/icons/index.ts";
import { PasswordInput } from "../../../../ui/password-input.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import styles from "../profile.module.css";
import { documents, scanAddress, showNumber } from "./calls.ts";
import { useDocumentName } from "./document-cells.tsx";

const schema = z.object({ password: Password });
/** For how long a number stands on the screen. */
const shownSeconds = 30;

type Props = { what: "number" | "scan"; document: TravelDocument; onClose: () => void };

/** The number or the scan of a document, once its owner's password was entered; it is gone again after half a minute. */
export function ShowDialog({ what, document, onClose }: Props) {
  const { t } = useTranslation("profile");
  const nameOf = useDocumentName();
  const number = useSend(showNumber, [documents.path]);
  const scan = useSend(scanAddress, [documents.path]);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const over = setTimeout(onClose, shownSeconds * 1_000);
    return () => clearTimeout(over);
  }, [shown, onClose]);
  const params = { _id: document._id };
  const form = useForm({
    schema,
    initial: { password: "" },
    onSubmit: async (body) => {
      const reveal = async () =>
        what === "number"
          ? (await number.mutateAsync({ params, body })).number
          : (await scan.mutateAsync({ params, body })).url;
      setShown(await atField({ BAD_CREDENTIALS: ["password", "passwordWrong"] }, reveal()));
    },
  });
  if (shown !== null) return <Revealed {...{ what, document, shown, onClose }} />;
  return (
    <FormDialog
      form={form}
      title={t(`documents.acts.${what}`)}
      words={{ leave: t("cancel"), save: t(`documents.show.${what}`) }}
      onClose={onClose}
    >
      <p>{t("documents.show.lead", { name: nameOf(document), holder: document.holderName })}</p>
      <PasswordInput label={t("password")} autoComplete="current-password" {...form.field("password")} />
    </FormDialog>
  );
}

function Revealed({ what, document, shown, onClose }: Props & { shown: string }) {
  const { t } = useTranslation("profile");
  const nameOf = useDocumentName();
  return (
    <Dialog
      open
      onClose={onClose}
      size="panel"
      title={nameOf(document)}
      acts={<Button onClick={onClose}>{t("documents.show.done")}</Button>}
    >
      {what === "number" ? (
        <p className={styles.number} role="status">
          <bdi dir="ltr">{shown}</bdi>
        </p>
      ) : (
        <p>
          <AnchorButton href={shown} target="_blank" rel="noreferrer" icon={IconFileText}>
            {t("documents.show.open")}
          </AnchorButton>
        </p>
      )}
      <p className="hint">{t("documents.show.gone", { count: shownSeconds })}</p>
    </Dialog>
  );
}
