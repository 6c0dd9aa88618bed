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
  IconUserExclamation,
  IconUsersGroup,
  IconWallet,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../api/use-call.ts";
import { useEnquiryCounts } from "../../features/staff/enquiries/use-enquiry-counts.ts";
import { usePayoutCount } from "../../features/staff/wallets/use-payout-count.ts";
import type { MenuItem, MenuSection } from "../../shell/menu-items.ts";

const badgeOf = (count: number): Pick<MenuItem, "badge"> => (count > 0 ? { badge: count } : {});

/** The staff menu; rights are the server's business, what somebody may not look at is only left out. */
export function useStaffMenu(): readonly MenuSection[] {
  const { t } = useTranslation("staff");
  const reads = useSession()?.reads;
  const mayLook = (resource: string) => !reads || reads.includes(resource);
  const { fresh, waiting } = useEnquiryCounts(mayLook("bookings"));
  const money: MenuItem[] = mayLook("payments")
    ? [
        { id: "money", title: t("menu.money"), icon: IconUserExclamation, to: "/staff/money" },
        { id: "payments", title: t("menu.payments"), icon: IconCash, to: "/staff/payments" },
      ]
    : [];
  const house = [
    ...(mayLook("rooms") ? [{ id: "rooms", title: t("menu.rooms"), icon: IconBed, to: "/staff/rooms" }] : []),
    ...(mayLook("wallets")
      ? [{ id: "partners", title: t("menu.partners"), icon: IconUsersGroup, to: "/staff/partners" }]
      : []),
  ];
  const settings = mayLook("payments")
    ? [{ id: "gateways", title: t("menu.gateways"), icon: IconCreditCard, to: "/staff/settings/gateways" }]
    : [];
  if (mayLook("settings"))
    settings.push({
      id: "currencies",
      title: t("menu.currencies"),
      icon: IconCoins,
      to: "/staff/currencies",
    });
  const waitingPayouts = usePayoutCount(mayLook("wallets"));
  const books: MenuItem[] = mayLook("payments")
    ? [{ id: "papers", title: t("menu.papers"), icon: IconFileInvoice, to: "/staff/papers" }]
    : [];
  if (mayLook("wallets")) {
    const badge = badgeOf(waitingPayouts);
    books.push(
      { id: "payouts", title: t("menu.payouts"), icon: IconArrowBarDown, to: "/staff/payouts", ...badge },
      { id: "ledger", title: t("menu.ledger"), icon: IconBook2, to: "/staff/ledger" },
    );
    settings.push({
      id: "wallets",
      title: t("menu.wallets"),
      icon: IconWallet,
      to: "/staff/settings/wallets",
    });
  }
  const promotions = mayLook("posts")
    ? [
        { id: "promoCodes", title: t("menu.promoCodes"), icon: IconDiscount, to: "/staff/promotions" },
        {
          id: "promoPackages",
          title: t("menu.promoPackages"),
          icon: IconPackage,
          to: "/staff/promo-packages",
        },
        { id: "events", title: t("menu.events"), icon: IconConfetti, to: "/staff/events" },
      ]
    : [];
  const sections: MenuSection[] = [
    {
      id: "desk",
      title: t("menu.desk"),
      spread: true,
      items: [
        { id: "today", title: t("menu.today"), icon: IconHome, to: "/staff" },
        { id: "bookings", title: t("menu.bookings"), icon: IconCalendarEvent, to: "/staff/bookings" },
        {
          id: "enquiries",
          title: t("menu.enquiries"),
          icon: IconMessageQuestion,
          to: "/staff/enquiries",
          ...badgeOf(fresh),
        },
        {
          id: "waiting",
          title: t("menu.waiting"),
          icon: IconHourglass,
          to: "/staff/waiting-list",
          ...badgeOf(waiting),
        },
        ...money,
      ],
    },
    { id: "house", title: t("menu.house"), items: house },
    { id: "promotions", title: t("menu.promotions"), items: promotions },
    { id: "books", title: t("menu.books"), items: books },
    { id: "settings", title: t("menu.settings"), items: settings },
  ];
  return sections.filter(({ items }) => items.length > 0);
}
