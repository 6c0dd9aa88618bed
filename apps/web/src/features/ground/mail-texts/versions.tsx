import type { MailText, MailTextId } from "@pulau/contract/mail-texts.ts";
import { useBackend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Card } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { VersionList } from "../../../ui/version-list.tsx";
import { type MailTextReply, mailTextVersion } from "./calls.ts";
import styles from "./mail-texts.module.css";

type Props = { mail: MailTextId; kept: MailTextReply; onUse: ((text: MailText) => void) | null };

/** Who wrote a mail anew and when; each can be taken into the form again. */
export function MailVersions({ mail, kept, onUse }: Props) {
  const { t } = useTranslation("mail-texts");
  const { call } = useBackend();
  const toast = useToast();
  const showFailure = useFailureToast();
  if (kept.versions.length === 0) return null;
  const use = (number: number) => async () => {
    try {
      const { text } = await call(mailTextVersion, { params: { mail, number } });
      onUse?.(text);
      toast({ text: t("versions.taken", { number }), tone: "success" });
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    <Card as="section" className={styles.section}>
      <h2>{t("versions.title")}</h2>
      <VersionList
        versions={kept.versions.map(({ number, at, by, original }, i) => ({
          number,
          name: t("versions.number", { number }),
          at,
          by,
          note: original && t("versions.original"),
          act: onUse !== null &&
            i > 0 && {
              text: t("versions.use"),
              label: t("versions.useNumber", { number }),
              onPress: () => void use(number)(),
            },
        }))}
      />
    </Card>
  );
}
