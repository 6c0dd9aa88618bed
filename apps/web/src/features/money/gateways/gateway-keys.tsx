import type { ServiceSheet } from "@pulau/domain/service-sheet.ts";
import { useMay, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconKey, IconSend } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { type GatewayEntry, tryGatewayKeys } from "./calls.ts";
import styles from "./gateways.module.css";

type Props = { entry: GatewayEntry; sheet: ServiceSheet; onEnter: () => void };

/** Leads to a gateway's keys, and tries those that are set by a call that moves no money. */
export function GatewayKeys({ entry, sheet, onEnter }: Props) {
  const { t } = useTranslation("service-keys");
  const may = useMay();
  const trial = useSend(tryGatewayKeys);
  if (!(may("settings", "write") && may("payments", "write"))) return null;
  return (
    <>
      {entry.keysOfServer && <p className="muted">{t("ofServer")}</p>}
      <p className={styles.keyActs}>
        {!entry.keysOfServer && (
          <Button kind="outline" size="small" icon={IconKey} onClick={onEnter}>
            {t(entry.hasKeys ? "change" : "enter")}
          </Button>
        )}
        {entry.hasKeys && (
          <Button
            kind="plain"
            size="small"
            icon={IconSend}
            busy={trial.isPending}
            onClick={() => trial.mutate({ params: { service: entry.id } })}
          >
            {t("test")}
          </Button>
        )}
      </p>
      <div role="status">{trial.data && <Works sheet={sheet} {...trial.data} />}</div>
      {trial.error && <ErrorState error={trial.error} />}
    </>
  );
}

function Works({ sheet, isTest, found }: { sheet: ServiceSheet; isTest: boolean; found: string | null }) {
  const { t } = useTranslation("service-keys");
  const { language } = useLanguage();
  return (
    <Notice tone="success" title={t("works")}>
      <p>
        {sheet.checked[language]} {found !== null && t("found", { found })}
      </p>
      <p>{t(isTest ? "testMode" : "live")}</p>
    </Notice>
  );
}
