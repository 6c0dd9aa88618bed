import { testMailRoute } from "@pulau/contract/settings/mail.ts";
import { useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconSend } from "../../../../ui/icons/index.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import type { PartProps } from "../setting-context.ts";
import styles from "../settings.module.css";

/** Sends a message by the saved settings, and says in words what became of it. */
export function TestMail({ readOnly }: PartProps) {
  const { t } = useTranslation("settings");
  const send = useSend(testMailRoute, ["/admin/api/setting-up"]);
  const [to, setTo] = useState("");
  const [by, setBy] = useState<"server" | "folder" | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const test = async () => {
    setFailure(null);
    setBy(null);
    try {
      setBy((await send.mutateAsync({ body: { to } })).by);
    } catch (thrown) {
      setFailure(thrown);
    }
  };
  if (readOnly) return null;
  return (
    <fieldset className={styles.tiers}>
      <legend>{t("testMail.title")}</legend>
      <div className={styles.addWord}>
        <TextInput
          label={t("testMail.to")}
          hint={t("testMail.hint")}
          type="email"
          dir="ltr"
          autoComplete="email"
          value={to}
          onChange={setTo}
        />
        <Button
          kind="outline"
          icon={IconSend}
          busy={send.isPending}
          disabled={!to.includes("@")}
          onClick={test}
        >
          {t("testMail.act")}
        </Button>
      </div>
      <div role="status">
        {by === "server" && <Notice tone="success" title={t("testMail.sent", { to })} />}
        {by === "folder" && (
          <Notice tone="warning" title={t("testMail.noServer")}>
            {t("testMail.noServerText")}
          </Notice>
        )}
      </div>
      {failure !== null && <ErrorState error={failure} />}
    </fieldset>
  );
}
