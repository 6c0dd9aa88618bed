import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { copyText } from "../../../../ui/copy-text.ts";
import { IconCopy } from "../../../../ui/icons/index.ts";
import { useToast } from "../../../../ui/toast.tsx";
import styles from "../promotions.module.css";

/** The code of an offer or of a voucher, which can be read, and copied with one press. */
export function CopyCode({ code, of }: { code: string; of: "promo" | "voucher" }) {
  const { t } = useTranslation("promotions");
  const toast = useToast();
  const copy = () =>
    copyText(code).then(
      () => toast({ tone: "success", text: t("code.copied", { code }) }),
      () => toast({ tone: "danger", text: t("code.notCopied") }),
    );
  return (
    <span className={styles.code}>
      <small>{t(`code.${of}`)}</small>
      <span className={styles.codeLine}>
        <bdi>{code}</bdi>
        <IconButton icon={IconCopy} label={t("code.copy", { code })} onClick={() => void copy()} />
      </span>
    </span>
  );
}
