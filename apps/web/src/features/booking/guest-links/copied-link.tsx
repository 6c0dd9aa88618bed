import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { IconCopy } from "../../../ui/icons/index.ts";
import { onDemand } from "../../../ui/on-demand.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import styles from "./guest-links.module.css";

const QrCode = onDemand(() => import("../../../business/qr-code.tsx"));

/** A link to copy, or to scan from this screen; where nothing can be copied it stands there to be marked. */
export function CopiedLink({ url, picture }: { url: string; picture: string }) {
  const { t } = useTranslation("guest-links");
  const toast = useToast();
  const copy = () =>
    copyText(url).then(
      () => toast({ text: t("copied"), tone: "success" }),
      () => toast({ text: t("notCopied"), tone: "danger" }),
    );
  return (
    <div className={styles.link}>
      <div className={styles.code}>
        <QrCode text={url} label={picture} />
      </div>
      <div className={styles.address}>
        <TextInput label={t("address")} value={url} readOnly dir="ltr" onChange={() => undefined} />
        <Button kind="filled" icon={IconCopy} onClick={() => void copy()}>
          {t("copy")}
        </Button>
      </div>
    </div>
  );
}
