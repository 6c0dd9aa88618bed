import { socialShareModalRoute } from "@pulau/contract/referral.ts";
import type { PackageId } from "@pulau/domain/ids.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AnchorButton, Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import {
  IconBrandFacebook,
  IconBrandWhatsapp,
  IconBrandX,
  IconCopy,
  IconMail,
  IconShare,
} from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton } from "../../../ui/waiting.tsx";
import styles from "./referral.module.css";

const icons = {
  whatsapp: IconBrandWhatsapp,
  facebook: IconBrandFacebook,
  x: IconBrandX,
  email: IconMail,
} as const;

/** Copy, WhatsApp, Facebook, X and e-mail for one's personal link, or for one package's. */
export function Share({ packageId }: { packageId?: PackageId }) {
  const { t } = useTranslation("referral");
  const { say } = useLanguage();
  const toast = useToast();
  const query = packageId === undefined ? {} : { packageId };
  const { data, error, refetch } = useCall(socialShareModalRoute, { query });
  if (error !== null && data === undefined) return <ErrorState error={error} retry={refetch} />;
  if (data === undefined) return <Skeleton height={44} radius={10} />;
  const copy = () =>
    copyText(data.link).then(
      () => toast({ tone: "success", text: t("share.copied") }),
      () => toast({ tone: "danger", text: t("share.notCopied") }),
    );
  // Phones pass a link on to whatever is installed; where they can't, the ways below are all there is.
  const passOn = () =>
    navigator
      .share({ title: say(data.title), text: say(data.text), url: data.link })
      .catch((error: unknown) => {
        const left = error instanceof DOMException && error.name === "AbortError";
        if (!left) toast({ tone: "danger", text: t("share.notShared") });
      });
  const canPassOn = typeof navigator !== "undefined" && "share" in navigator;
  return (
    <>
      {packageId !== undefined && <p className="muted">{say(data.lead)}</p>}
      {packageId !== undefined && data.rewardText !== null && (
        <p className={styles.thanks}>{say(data.rewardText)}</p>
      )}
      <ul className={styles.channels} aria-label={t("share.label")}>
        {canPassOn && (
          <li>
            <Button icon={IconShare} onClick={() => void passOn()}>
              {t("share.system")}
            </Button>
          </li>
        )}
        <li>
          <Button kind={canPassOn ? "outline" : "filled"} icon={IconCopy} onClick={copy}>
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
    </>
  );
}
