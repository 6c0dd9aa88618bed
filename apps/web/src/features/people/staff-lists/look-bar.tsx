import { stopLookingRoute } from "@pulau/contract/look-as-role.ts";
import { useSend, useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconEye } from "../../../ui/icons/index.ts";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import styles from "./look-bar.module.css";
import { useJustRefused } from "./use-just-refused.ts";
import { useSeeAs } from "./use-look-as.ts";

/** Says on every page that somebody looks around as a role, and leads back. */
export function LookBar() {
  const { t } = useTranslation("staff");
  const role = useSession()?.looksAs;
  const { mutateAsync: stop, isPending } = useSend(stopLookingRoute);
  const refused = useJustRefused();
  const seeAs = useSeeAs();
  const showFailure = useFailureToast();
  if (!role) return null;
  const end = () => stop({}).then(({ user }) => seeAs(user, "/staff/roles"), showFailure);
  return (
    <div className={styles.bar} role="status">
      <p>
        <Icon of={IconEye} size="m" />
        <span>
          {t("lookAs.bar", { role })}
          {refused && <strong className={styles.refused}>{t("lookAs.refused")}</strong>}
        </span>
      </p>
      <Button kind="outline" size="small" busy={isPending} onClick={() => void end()}>
        {t("lookAs.end")}
      </Button>
    </div>
  );
}
