import {
  IconAddressBook,
  IconBeach,
  IconBuildingBank,
  IconCalendarEvent,
  IconDiscount,
  IconFilePencil,
  IconHeartHandshake,
  IconHourglass,
  IconLink,
  IconPercentage,
  IconReceipt,
  IconTicket,
  IconUserCircle,
  IconUsersGroup,
  IconWallet,
} from "@tabler/icons-react";
import { useCall, useSession } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { isFor, type MenuItem, type MenuSection } from "../../shell/menu-items.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { resort } from "../calls.ts";

const bookers = ["admin", "editor"] as const;
const sellers = ["agency", "influencer"] as const;
const members = ["guest", "agency", "influencer"] as const;

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
      { id: "waitingList", icon: IconHourglass, to: "/waiting-list" },
      { id: "customers", icon: IconAddressBook, to: "/agent/customers", kinds: ["agency"] },
      { id: "myLinks", icon: IconLink, to: "/influencer/links", kinds: ["influencer"] },
    ],
  },
  {
    id: "offers",
    title: "offersGroup",
    items: [
      { id: "newPromotions", icon: IconDiscount, to: "/offers" },
      { id: "redeem", icon: IconTicket, to: "/my-promotions" },
    ],
  },
  {
    id: "account",
    title: "account",
    items: [
      { id: "paymentHistory", icon: IconReceipt, to: "/payment-history" },
      { id: "transactions", icon: IconWallet, to: "/credits" },
      { id: "commission", icon: IconPercentage, to: "/credits/commission", kinds: sellers },
      { id: "bankDetails", icon: IconBuildingBank, to: "/bank-details", kinds: sellers },
      {
        id: "members",
        icon: IconUsersGroup,
        to: "/agent/members",
        kinds: ["agency"],
        permissions: ["admin"],
      },
      { id: "inviteFriends", icon: IconHeartHandshake, to: "/invite-friends", kinds: members },
      { id: "profile", icon: IconUserCircle, to: "/profile" },
    ],
  },
] as const;

/** For the guard of routes. `/` is open to all, who may not book may still look there. */
type Guarded = Pick<MenuItem, "to" | "permissions" | "kinds">;
export const portalItems: readonly Guarded[] = sections
  .flatMap((section): readonly Guarded[] => section.items)
  .filter((item) => item.to !== "/");

export function usePortalMenu(): readonly MenuSection[] {
  const { t } = useTranslation("shell");
  const { say } = useLanguage();
  const kind = useSession()?.accountKind;
  const { data } = useCall(resort, {});
  const pages = (data?.pages ?? []).filter(({ place }) => place === "menu" || place === "both");
  const own = pages.map(({ slug, title }) => ({
    id: `page-${slug}`,
    title: say(title),
    icon: IconReceipt,
    to: `/info/${slug}`,
  }));
  const built = sections.map((section) => ({
    id: section.id,
    title: t(`menu.${section.title}`),
    ...("spread" in section && { spread: section.spread }),
    items: section.items
      .filter((item: Guarded) => isFor(item, kind))
      .map((item) => ({ ...item, title: t(`menu.${item.id}`) })),
  }));
  return own.length === 0 ? built : [...built, { id: "pages", title: t("menu.pages"), items: own }];
}
