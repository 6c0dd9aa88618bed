import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice } from "../../ui/surfaces.tsx";
import { OpenDrawerButton } from "./own-drawer.tsx";
import { useMayHaveDrawer } from "./use-may-have-drawer.ts";

/** In the place of cash where no drawer is open: why, and how to open one, or who can. */
export function NoDrawer() {
  const { t } = useTranslation("shifts");
  if (!useMayHaveDrawer()) return <Notice tone="warning" title={t("cash.byOthers")} />;
  return <Notice tone="warning" title={t("cash.off")} acts={<OpenDrawerButton kind="outline" />} />;
}
