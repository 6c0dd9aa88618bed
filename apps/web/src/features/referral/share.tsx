import { socialShareRoute } from "@pulau/contract/referral.ts";
import { IconBrandFacebook, IconBrandWhatsapp, IconBrandX, IconCopy, IconMail } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../api/use-call.ts";
import { AnchorButton, Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { Skeleton } from "../../ui/waiting.tsx";
import styles from "./referral.module.css";

const icons = {
  whatsapp: IconBrandWhatsapp,
  facebook: IconBrandFacebook,
  x: IconBrandX,
  email: IconMail,
} as const;

/** Copy, WhatsApp, Facebook, X and e-mail for one's personal link, or for one package's. */
export function Share({ packageId }: { packageId?: string }) {
  const { t } = useTranslation("referral");
  const { say } = useLanguage();
  const toast = useToast();
  const query = packageId === undefined ? {} : { packageId };
  const { data, error, refetch } = useCall(socialShareRoute, { query });
  if (error !== null && data === undefined) return <ErrorState error={error} retry={refetch} />;
  if (data === undefined) return <Skeleton height={44} radius={10} />;
  const copy = () =>
    navigator.clipboard.writeText(data.link).then(
      () => toast({ tone: "success", text: t("share.copied") }),
      () => toast({ tone: "danger", text: t("share.notCopied") }),
    );
  return (
    <ul className={styles.channels} aria-label={t("share.label")}>
      <li>
        <Button icon={IconCopy} onClick={copy}>
          {t("share.copy")}
        </Button>
      </li>
      {data.channels.map(({ channel, url }) =>
        channel === "copy" || url === null ? null : (
          <li key={channel}>
            <AnchorButton
              kind="outline"
              icon={icons[channel]}
              href={say(url)}
              {...(channel !== "email" && {
                target: "_blank",
                rel: "noreferrer",
                "aria-label": t("share.newWindow", { channel: t(`share.channels.${channel}`) }),
              })}
            >
              {t(`share.channels.${channel}`)}
            </AnchorButton>
          </li>
        ),
      )}
    </ul>
  );
}
