import { useQueryClient } from "@tanstack/react-query";
import { useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { resort } from "../../api/resort.ts";
import { useBackend } from "../../api/use-call.ts";
import { useConnectionLost } from "../../api/use-connection-lost.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconWifiOff } from "../../ui/icons/index.ts";
import styles from "./offline.module.css";

/** How often a page that lost its server looks for it again, in ms. */
const lookAgainEvery = 4_000;

/**
 * Says under the bar that the server can't be reached, unless the page does, and asks anew for what could not be had as soon as
 * it can.
 */
export function Offline() {
  const { t } = useTranslation("staff");
  const { call } = useBackend();
  const queries = useQueryClient();
  const lost = useConnectionLost();
  const pageSays = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.saysOffline === true),
  });
  useEffect(() => {
    if (!lost) return;
    const look = () => call(resort, {}).catch(() => undefined);
    const timer = setInterval(look, lookAgainEvery);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
      void queries.refetchQueries({ predicate: ({ state }) => state.status === "error" });
    };
  }, [call, queries, lost]);
  return (
    <div role="status" className={styles.place}>
      {lost && !pageSays && (
        <p className={styles.line}>
          <Icon of={IconWifiOff} size="m" />
          {t("offline")}
        </p>
      )}
    </div>
  );
}
