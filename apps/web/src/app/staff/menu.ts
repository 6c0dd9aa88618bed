import type { Resource } from "@pulau/domain/access/permissions.ts";
import {
  IconArrowBarDown,
  IconBath,
  IconBed,
  IconBedFlat,
  IconBook2,
  IconBuilding,
  IconCalendarEvent,
  IconCash,
  IconCoins,
  IconConfetti,
  IconCreditCard,
  IconDiscount,
  IconFerry,
  IconFileInvoice,
  IconHistory,
  IconHome,
  IconHourglass,
  IconMessageQuestion,
  IconPackage,
  IconSettings,
  IconShieldHalf,
  IconShieldLock,
  IconSitemap,
  IconTable,
  IconUserExclamation,
  IconUsers,
  IconUsersGroup,
  IconWallet,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../api/use-call.ts";
import { useEnquiryCounts } from "../../features/booking/enquiries/use-enquiry-counts.ts";
import { useNeedsCount } from "../../features/money/money-desk/use-needs-count.ts";
import { usePayoutCount } from "../../features/money/wallet-admin/use-payout-count.ts";
import type en from "../../i18n/en/staff.ts";
import type { MenuItem, MenuSection } from "../../shell/menu-items.ts";
import type { IconShape } from "../../ui/icon.tsx";
import { mayOpen } from "./page-rights.ts";

type ItemId = keyof typeof en.menu;

const badgeOf = (count: number): Pick<MenuItem, "badge"> => (count > 0 ? { badge: count } : {});

/** The staff menu: the pages that who looks may open. Rights are the server's business, here they are only left out. */
export function useStaffMenu(): readonly MenuSection[] {
  const { t } = useTranslation("staff");
  const may = useMay();
  const mayLook = (resource: Resource) => may(resource, "read");
  const { fresh, waiting } = useEnquiryCounts(may("bookings", "write"));
  const needs = useNeedsCount(mayLook("payments"));
  const payouts = usePayoutCount(mayLook("wallets"));
  const item = (id: ItemId, icon: IconShape, to: string, count = 0): MenuItem => ({
    id,
    title: t(`menu.${id}`),
    icon,
    to,
    ...badgeOf(count),
  });
  const sections: MenuSection[] = [
    {
      id: "desk",
      title: t("menu.desk"),
      spread: true,
      items: [
        item("today", IconHome, "/staff"),
        item("bookings", IconCalendarEvent, "/staff/bookings"),
        item("rooms", IconBed, "/staff/rooms"),
        item("enquiries", IconMessageQuestion, "/staff/enquiries", fresh),
        item("waiting", IconHourglass, "/staff/waiting-list", waiting),
      ],
    },
    {
      id: "books",
      title: t("menu.books"),
      items: [
        item("money", IconUserExclamation, "/staff/money", needs),
        item("payments", IconCash, "/staff/payments"),
        item("papers", IconFileInvoice, "/staff/papers"),
        item("payouts", IconArrowBarDown, "/staff/payouts", payouts),
        item("ledger", IconBook2, "/staff/ledger"),
      ],
    },
    {
      id: "sales",
      title: t("menu.sales"),
      items: [
        item("promoCodes", IconDiscount, "/staff/promotions"),
        item("promoPackages", IconPackage, "/staff/promo-packages"),
        item("events", IconConfetti, "/staff/events"),
        item("partners", IconUsersGroup, "/staff/partners"),
      ],
    },
    {
      id: "catalogue",
      title: t("menu.catalogue"),
      items: [item("prices", IconTable, "/staff/prices"), item("boats", IconFerry, "/staff/boats")],
    },
    {
      id: "roomLists",
      title: t("menu.roomLists"),
      items: [
        item("buildings", IconBuilding, "/staff/buildings"),
        item("beds", IconBedFlat, "/staff/beds"),
        item("amenities", IconBath, "/staff/amenities"),
      ],
    },
    {
      id: "people",
      title: t("menu.people"),
      items: [
        item("users", IconUsers, "/staff/users"),
        item("roles", IconShieldHalf, "/staff/roles"),
        item("departments", IconSitemap, "/staff/departments"),
        item("auditLog", IconHistory, "/staff/audit-log"),
      ],
    },
    {
      id: "settings",
      title: t("menu.settings"),
      items: [
        item("resortSettings", IconSettings, "/staff/settings"),
        item("gateways", IconCreditCard, "/staff/settings/gateways"),
        item("currencies", IconCoins, "/staff/currencies"),
        item("wallets", IconWallet, "/staff/settings/wallets"),
        item("securityLog", IconShieldLock, "/staff/settings/security-log"),
      ],
    },
  ];
  return sections
    .map((section) => ({ ...section, items: section.items.filter(({ to }) => !to || mayOpen(to, may)) }))
    .filter(({ items }) => items.length > 0);
}
