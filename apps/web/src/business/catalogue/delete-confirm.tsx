import { useTranslation } from "../../i18n/use-translation.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/surfaces.tsx";
import { useFailureText } from "../../ui/use-failure-text.ts";

type Props = {
  title: string;
  text: string;
  busy: boolean;
  /** Why it was not deleted: what is in use says by what. */
  error: unknown;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks before something that is sold is deleted. */
export function DeleteConfirm({ text, error, onDelete, ...dialog }: Props) {
  const { t } = useTranslation("catalogue");
  const say = useFailureText();
  return (
    <ConfirmDialog words={{ keep: t("cancel"), agree: t("delete") }} onAgree={onDelete} {...dialog}>
      <p>{text}</p>
      {error !== null && <Notice tone="danger">{say(error)}</Notice>}
    </ConfirmDialog>
  );
}
