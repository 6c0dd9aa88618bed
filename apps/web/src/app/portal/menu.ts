import {
  IconBeach,
  IconCalendarEvent,
  IconFilePencil,
  IconUserCircle,
  IconWallet,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { MenuSection } from "../../shell/menu-items.ts";

const bookers = ["admin", "editor"] as const;

const sections = [
  {
    id: "stay",
    title: "stay",
    spread: true,
    items: [{ id: "newBooking", icon: IconBeach, to: "/", permissions: bookers }],
  },
  {
    id: "bookings",
    title: "bookings",
    items: [
      { id: "manageBookings", icon: IconCalendarEvent, to: "/booking/listing", permissions: bookers },
      { id: "manageDrafts", icon: IconFilePencil, to: "/draft-booking/listing", permissions: bookers },
    ],
  },
  {
    id: "account",
    title: "account",
    items: [
      { id: "transactions", icon: IconWallet, to: "/credits" },
      { id: "profile", icon: IconUserCircle, to: "/profile" },
    ],
  },
] as const;

/** For the guard of routes. `/` is open to all, who may not book may still look there. */
export const portalItems: readonly { to: string; permissions?: readonly string[] }[] = sections
  .flatMap((section): readonly { to: string; permissions?: readonly string[] }[] => section.items)
  .filter((item) => item.to !== "/");

export function usePortalMenu(): readonly MenuSection[] {
  const { t } = useTranslation("shell");
  return sections.map((section) => ({
    id: section.id,
    title: t(`menu.${section.title}`),
    ...("spread" in section && { spread: section.spread }),
    items: section.items.map((item) => ({ ...item, title: t(`menu.${item.id}`) })),
  }));
}
