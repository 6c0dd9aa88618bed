import type { Resource } from "@pulau/domain/access/permissions.ts";
import {
  IconArrowBarDown,
  IconBed,
  IconBook2,
  IconCalendarEvent,
  IconCash,
  IconCoins,
  IconConfetti,
  IconCreditCard,
  IconDiscount,
  IconFileInvoice,
  IconHome,
  IconHourglass,
  IconMessageQuestion,
  IconPackage,
  IconShieldLock,
  IconUserExclamation,
  IconUsersGroup,
  IconWallet,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../api/use-call.ts";
import { useEnquiryCounts } from "../../features/staff/enquiries/use-enquiry-counts.ts";
import { useNeedsCount } from "../../features/staff/money/use-needs-count.ts";
import { usePayoutCount } from "../../features/staff/wallets/use-payout-count.ts";
import type en from "../../i18n/en/staff.ts";
import type { MenuItem, MenuSection } from "../../shell/menu-items.ts";
import type { IconShape } from "../../ui/icon.tsx";

type ItemId = keyof typeof en.menu;

const badgeOf = (count: number): Pick<MenuItem, "badge"> => (count > 0 ? { badge: count } : {});

/** The staff menu; rights are the server's business, what somebody may not look at is only left out. */
export function useStaffMenu(): readonly MenuSection[] {
  const { t } = useTranslation("staff");
  const may = useMay();
  const mayLook = (resource: Resource) => may(resource, "read");
  const { fresh, waiting } = useEnquiryCounts(mayLook("bookings"));
  const needs = useNeedsCount(mayLook("payments"));
  const payouts = usePayoutCount(mayLook("wallets"));
  const item = (id: ItemId, icon: IconShape, to: string, count = 0): MenuItem => ({
    id,
    title: t(`menu.${id}`),
    icon,
    to,
    ...badgeOf(count),
  });
  const of = (resource: Resource, items: readonly MenuItem[]) => (mayLook(resource) ? items : []);
  const sections: MenuSection[] = [
    {
      id: "desk",
      title: t("menu.desk"),
      spread: true,
      items: [
        item("today", IconHome, "/staff"),
        item("bookings", IconCalendarEvent, "/staff/bookings"),
        ...of("rooms", [item("rooms", IconBed, "/staff/rooms")]),
        item("enquiries", IconMessageQuestion, "/staff/enquiries", fresh),
        item("waiting", IconHourglass, "/staff/waiting-list", waiting),
      ],
    },
    {
      id: "books",
      title: t("menu.books"),
      items: [
        ...of("payments", [
          item("money", IconUserExclamation, "/staff/money", needs),
          item("payments", IconCash, "/staff/payments"),
          item("papers", IconFileInvoice, "/staff/papers"),
        ]),
        ...of("wallets", [
          item("payouts", IconArrowBarDown, "/staff/payouts", payouts),
          item("ledger", IconBook2, "/staff/ledger"),
        ]),
      ],
    },
    {
      id: "sales",
      title: t("menu.sales"),
      items: [
        ...of("posts", [
          item("promoCodes", IconDiscount, "/staff/promotions"),
          item("promoPackages", IconPackage, "/staff/promo-packages"),
          item("events", IconConfetti, "/staff/events"),
        ]),
        ...of("wallets", [item("partners", IconUsersGroup, "/staff/partners")]),
      ],
    },
    {
      id: "settings",
      title: t("menu.settings"),
      items: [
        ...of("payments", [item("gateways", IconCreditCard, "/staff/settings/gateways")]),
        ...of("settings", [item("currencies", IconCoins, "/staff/currencies")]),
        ...of("wallets", [item("wallets", IconWallet, "/staff/settings/wallets")]),
        ...of("security", [item("securityLog", IconShieldLock, "/staff/settings/security-log")]),
      ],
    },
  ];
  return sections.filter(({ items }) => items.length > 0);
}
