import { IconBed, IconCalendarEvent, IconHome } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../api/use-call.ts";
import type { MenuSection } from "../../shell/menu-items.ts";

/** The staff menu; rights are the server's business, what somebody may not look at is only left out. */
export function useStaffMenu(): readonly MenuSection[] {
  const { t } = useTranslation("staff");
  const reads = useSession()?.reads;
  const mayLook = (resource: string) => !reads || reads.includes(resource);
  const house = mayLook("rooms")
    ? [{ id: "rooms", title: t("menu.rooms"), icon: IconBed, to: "/staff/rooms" }]
    : [];
  const sections: MenuSection[] = [
    {
      id: "desk",
      title: t("menu.desk"),
      spread: true,
      items: [
        { id: "today", title: t("menu.today"), icon: IconHome, to: "/staff" },
        { id: "bookings", title: t("menu.bookings"), icon: IconCalendarEvent, to: "/staff/bookings" },
      ],
    },
    { id: "house", title: t("menu.house"), items: house },
  ];
  return sections.filter(({ items }) => items.length > 0);
}
