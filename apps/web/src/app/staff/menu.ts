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

type Item = { readonly id: ItemId; readonly icon: IconShape; readonly to: string };
type Section = Pick<MenuSection, "spread"> & { readonly id: ItemId; readonly items: readonly Item[] };

const sections: readonly Section[] = [
  {
    id: "desk",
    spread: true,
    items: [
      { id: "today", icon: IconHome, to: "/staff" },
      { id: "bookings", icon: IconCalendarEvent, to: "/staff/bookings" },
      { id: "rooms", icon: IconBed, to: "/staff/rooms" },
      { id: "enquiries", icon: IconMessageQuestion, to: "/staff/enquiries" },
      { id: "waiting", icon: IconHourglass, to: "/staff/waiting-list" },
    ],
  },
  {
    id: "books",
    items: [
      { id: "money", icon: IconUserExclamation, to: "/staff/money" },
      { id: "payments", icon: IconCash, to: "/staff/payments" },
      { id: "papers", icon: IconFileInvoice, to: "/staff/papers" },
      { id: "payouts", icon: IconArrowBarDown, to: "/staff/payouts" },
      { id: "ledger", icon: IconBook2, to: "/staff/ledger" },
    ],
  },
  {
    id: "sales",
    items: [
      { id: "promoCodes", icon: IconDiscount, to: "/staff/promotions" },
      { id: "promoPackages", icon: IconPackage, to: "/staff/promo-packages" },
      { id: "events", icon: IconConfetti, to: "/staff/events" },
      { id: "partners", icon: IconUsersGroup, to: "/staff/partners" },
    ],
  },
  {
    id: "catalogue",
    items: [
      { id: "prices", icon: IconTable, to: "/staff/prices" },
      { id: "boats", icon: IconFerry, to: "/staff/boats" },
    ],
  },
  {
    id: "roomLists",
    items: [
      { id: "buildings", icon: IconBuilding, to: "/staff/buildings" },
      { id: "beds", icon: IconBedFlat, to: "/staff/beds" },
      { id: "amenities", icon: IconBath, to: "/staff/amenities" },
    ],
  },
  {
    id: "people",
    items: [
      { id: "users", icon: IconUsers, to: "/staff/users" },
      { id: "roles", icon: IconShieldHalf, to: "/staff/roles" },
      { id: "departments", icon: IconSitemap, to: "/staff/departments" },
      { id: "auditLog", icon: IconHistory, to: "/staff/audit-log" },
    ],
  },
  {
    id: "settings",
    items: [
      { id: "resortSettings", icon: IconSettings, to: "/staff/settings" },
      { id: "gateways", icon: IconCreditCard, to: "/staff/settings/gateways" },
      { id: "currencies", icon: IconCoins, to: "/staff/currencies" },
      { id: "wallets", icon: IconWallet, to: "/staff/settings/wallets" },
      { id: "securityLog", icon: IconShieldLock, to: "/staff/settings/security-log" },
    ],
  },
];

/** The staff menu: the pages that who looks may open. Rights are the server's business, here they are only left out. */
export function useStaffMenu(): readonly MenuSection[] {
  const { t } = useTranslation("staff");
  const may = useMay();
  const mayLook = (resource: Resource) => may(resource, "read");
  const { fresh, waiting } = useEnquiryCounts(may("bookings", "write"));
  const counts: Partial<Record<ItemId, number>> = {
    enquiries: fresh,
    waiting,
    money: useNeedsCount(mayLook("payments")),
    payouts: usePayoutCount(mayLook("wallets")),
  };
  const itemOf = ({ id, icon, to }: Item): MenuItem => ({
    id,
    title: t(`menu.${id}`),
    icon,
    to,
    ...badgeOf(counts[id] ?? 0),
  });
  return sections
    .map(({ id, items, ...section }) => ({
      ...section,
      id,
      title: t(`menu.${id}`),
      items: items.filter(({ to }) => mayOpen(to, may)).map(itemOf),
    }))
    .filter(({ items }) => items.length > 0);
}
