import { IconCalendarEvent, IconHome } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { MenuSection } from "../../shell/menu-items.ts";

/** The staff menu; rights are the server's business, `permissions` only hide what a role never uses. */
export function useStaffMenu(): readonly MenuSection[] {
  const { t } = useTranslation("staff");
  return [
    {
      id: "desk",
      title: t("menu.desk"),
      spread: true,
      items: [
        { id: "today", title: t("menu.today"), icon: IconHome, to: "/staff" },
        { id: "bookings", title: t("menu.bookings"), icon: IconCalendarEvent, to: "/staff/bookings" },
      ],
    },
  ];
}
