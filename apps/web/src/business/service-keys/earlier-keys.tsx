import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { MomentText } from "../../ui/money-and-dates.tsx";
import { Notice } from "../../ui/surfaces.tsx";
import type { Keys } from "./calls.ts";

type Props = { keys: Keys; onForget: () => void };

/** That the keys of before still confirm what was opened by them, until when, and how that is ended. */
export function EarlierKeys({ keys: { earlierUntil }, onForget }: Props) {
  const { t } = useTranslation("service-keys");
  if (earlierUntil === null) return null;
  return (
    <Notice tone="info" title={t("earlier")}>
      <p>
        {t("earlierText")} {t("earlierUntil")} <MomentText moment={earlierUntil} />
      </p>
      <Button kind="outline" size="small" onClick={onForget}>
        {t("forget")}
      </Button>
    </Notice>
  );
}
