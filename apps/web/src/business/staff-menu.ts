import type { Act, Resource } from "@pulau/domain/access/permissions.ts";
import {
  IconAnchorOff,
  IconArrowBarDown,
  IconBath,
  IconBeach,
  IconBed,
  IconBedFilled,
  IconBedFlat,
  IconBook2,
  IconBuilding,
  IconBus,
  IconCalendarEvent,
  IconCar,
  IconCash,
  IconCategory,
  IconCoins,
  IconConfetti,
  IconCreditCard,
  IconDiscount,
  IconDoor,
  IconFerry,
  IconFileInvoice,
  IconFileText,
  IconHistory,
  IconHome,
  IconHourglass,
  IconListCheck,
  IconMail,
  IconMapPin,
  IconMessageQuestion,
  IconPackage,
  IconReceiptTax,
  IconScubaMask,
  IconSettings,
  IconShieldHalf,
  IconShieldLock,
  IconSitemap,
  IconSpeakerphone,
  IconStars,
  IconTable,
  IconTags,
  IconUserExclamation,
  IconUsers,
  IconUsersGroup,
  IconWallet,
} from "@tabler/icons-react";
import type en from "../i18n/en/staff.ts";
import type { MenuSection } from "../shell/menu-items.ts";
import type { IconShape } from "../ui/icon.tsx";
import { mayOpen } from "./page-rights.ts";

export type StaffMenuId = keyof typeof en.menu;
export type StaffMenuItem = { readonly id: StaffMenuId; readonly icon: IconShape; readonly to: string };
type Section = Pick<MenuSection, "spread"> & {
  readonly id: StaffMenuId;
  readonly items: readonly StaffMenuItem[];
};

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
      { id: "packages", icon: IconBeach, to: "/staff/packages" },
      { id: "prices", icon: IconTable, to: "/staff/prices" },
      { id: "priceLists", icon: IconTags, to: "/staff/price-lists" },
      { id: "charges", icon: IconReceiptTax, to: "/staff/charges" },
      { id: "addOns", icon: IconScubaMask, to: "/staff/add-ons" },
      { id: "addOnCategories", icon: IconCategory, to: "/staff/add-on-categories" },
    ],
  },
  {
    id: "travel",
    items: [
      { id: "boats", icon: IconFerry, to: "/staff/boats" },
      { id: "boatsNotOffered", icon: IconAnchorOff, to: "/staff/boats-not-offered" },
      { id: "transfers", icon: IconBus, to: "/staff/transfers" },
      { id: "points", icon: IconMapPin, to: "/staff/transfer-points" },
      { id: "vehicles", icon: IconCar, to: "/staff/vehicles" },
    ],
  },
  {
    id: "roomLists",
    items: [
      { id: "roomNumbers", icon: IconDoor, to: "/staff/room-numbers" },
      { id: "roomTypes", icon: IconBedFlat, to: "/staff/room-types" },
      { id: "buildings", icon: IconBuilding, to: "/staff/buildings" },
      { id: "beds", icon: IconBedFilled, to: "/staff/beds" },
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
      { id: "pages", icon: IconFileText, to: "/staff/pages" },
      { id: "mailTexts", icon: IconMail, to: "/staff/mail-texts" },
      { id: "resortSettings", icon: IconSettings, to: "/staff/settings" },
      { id: "leadSources", icon: IconSpeakerphone, to: "/staff/lead-sources" },
      { id: "feedbackQuestions", icon: IconStars, to: "/staff/feedback-questions" },
      { id: "gateways", icon: IconCreditCard, to: "/staff/settings/gateways" },
      { id: "currencies", icon: IconCoins, to: "/staff/currencies" },
      { id: "wallets", icon: IconWallet, to: "/staff/settings/wallets" },
      { id: "securityLog", icon: IconShieldLock, to: "/staff/settings/security-log" },
    ],
  },
];

const settingUp: StaffMenuItem = { id: "settingUp", icon: IconListCheck, to: "/staff/setting-up" };

/**
 * The menu of somebody with these rights: the pages that they may open. Setting up stands first of all until the resort is
 * open, and from then on with the resort's settings; `null` while that is not known.
 */
export function staffMenuOf(
  may: (resource: Resource, act: Act) => boolean,
  open: boolean | null,
): readonly Section[] {
  const place = open === null ? null : open ? "settings" : "desk";
  return sections
    .map(({ items, ...section }) => ({
      ...section,
      items: (section.id === place ? [settingUp, ...items] : items).filter(({ to }) => mayOpen(to, may)),
    }))
    .filter(({ items }) => items.length > 0);
}
