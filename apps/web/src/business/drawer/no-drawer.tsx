import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice } from "../../ui/surfaces.tsx";
import { OpenDrawerButton } from "./own-drawer.tsx";

/** In the place of cash where no drawer is open: why, and how to open one. */
export function NoDrawer() {
  const { t } = useTranslation("shifts");
  return <Notice tone="warning" title={t("cash.off")} acts={<OpenDrawerButton kind="outline" />} />;
}
