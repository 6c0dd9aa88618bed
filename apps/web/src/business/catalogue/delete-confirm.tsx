import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
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
export function DeleteConfirm({ title, text, busy, error, onDelete, onClose }: Props) {
  const { t } = useTranslation("catalogue");
  const say = useFailureText();
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={title}
      acts={
        <>
          <Button kind="outline" onClick={onClose} data-first>
            {t("cancel")}
          </Button>
          <Button kind="dangerFilled" busy={busy} onClick={() => void onDelete().catch(() => undefined)}>
            {t("delete")}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {error !== null && <Notice tone="danger">{say(error)}</Notice>}
    </Dialog>
  );
}
