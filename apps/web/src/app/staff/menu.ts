import { IconHome } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { MenuSection } from "../../shell/menu-items.ts";

/** The staff menu; rights are the server's business, `permissions` only hide what a role never uses. */
export function useStaffMenu(): readonly MenuSection[] {
  const { t } = useTranslation("shell");
  return [
    {
      id: "today",
      title: t("menu.home"),
      items: [{ id: "home", title: t("menu.home"), icon: IconHome, to: "/staff" }],
    },
  ];
}
