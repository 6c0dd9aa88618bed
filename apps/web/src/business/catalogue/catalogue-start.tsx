import { beginningRoute, takeTemplateRoute } from "@pulau/contract/catalogue-file.ts";
import { type ReactNode, useState } from "react";
import { useCall, useMay, useSend } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Icon, type IconShape } from "../../ui/icon.tsx";
import { IconBuildingCottage, IconFileImport, IconSeedling } from "../../ui/icons/index.ts";
import { ErrorState } from "../../ui/states.tsx";
import { Card } from "../../ui/surfaces.tsx";
import { useToast } from "../../ui/toast.tsx";
import styles from "./catalogue-start.module.css";

function Beginning({ icon, text, children }: { icon: IconShape; text: string; children?: ReactNode }) {
  return (
    <li className={styles.way}>
      <Icon of={icon} size="m" />
      <p>{text}</p>
      {children}
    </li>
  );
}

/**
 * Ways to begin where there is nothing yet: with nothing, with the demo's catalogue, or with a file. Shows nothing once
 * something is there, or to who may not write settings. `refreshes` are the calls that a template makes old.
 */
export function CatalogueStart({
  onFilePage = false,
  refreshes,
}: {
  onFilePage?: boolean;
  refreshes: readonly string[];
}) {
  const { t } = useTranslation("catalogue-file");
  const toast = useToast();
  const mayWrite = useMay()("settings", "write");
  // Whatever was added on other pages meanwhile: what is kept of the answer may be half a minute old.
  const { data } = useCall(beginningRoute, {}, { enabled: mayWrite, staleTime: 0 });
  const take = useSend(takeTemplateRoute, [beginningRoute.path, ...refreshes]);
  const [failure, setFailure] = useState<unknown>(null);
  if (!mayWrite || data?.empty !== true) return null;
  const begin = () => {
    setFailure(null);
    take.mutateAsync({}).then(() => toast({ tone: "success", text: t("begin.done") }), setFailure);
  };
  return (
    <Card as="section" className={styles.beginning} aria-labelledby="beginning">
      <div>
        <h2 id="beginning">{t("begin.title")}</h2>
        <p className="muted">{t("begin.lead")}</p>
      </div>
      <ul className={styles.ways}>
        <Beginning icon={IconSeedling} text={t("begin.nothing")} />
        <Beginning icon={IconBuildingCottage} text={t("begin.demo")}>
          <Button size="small" kind="outline" busy={take.isPending} onClick={begin}>
            {t("begin.button")}
          </Button>
        </Beginning>
        <Beginning icon={IconFileImport} text={t(onFilePage ? "begin.fileBelow" : "begin.file")}>
          {!onFilePage && (
            <LinkButton size="small" kind="outline" to="/staff/settings/catalogue">
              {t("import.choose")}
            </LinkButton>
          )}
        </Beginning>
      </ul>
      {failure !== null && <ErrorState error={failure} />}
    </Card>
  );
}
