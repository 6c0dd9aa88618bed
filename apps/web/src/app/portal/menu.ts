import { isFor } from "@pulau/domain/access/audience.ts";
import { type MenuItemId, menuItems } from "@pulau/domain/portal-menu/menu-items.ts";
import type { ShownEntry } from "@pulau/domain/portal-menu/portal-menu.ts";
import { resort } from "../../api/resort.ts";
import { useCall, useSession } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { MenuItem, MenuSection } from "../../shell/menu-items.ts";
import type { IconShape } from "../../ui/icon.tsx";
import {
  IconAddressBook,
  IconBeach,
  IconBuildingBank,
  IconCalendarEvent,
  IconDiscount,
  IconFilePencil,
  IconHome,
  IconHourglass,
  IconLink,
  IconPlus,
  IconReceipt,
  IconTicket,
  IconUserCircle,
  IconUsersGroup,
  IconWallet,
} from "../../ui/icons/index.ts";
import { useLanguage } from "../../ui/use-language.ts";

const icons: Readonly<Record<MenuItemId, IconShape>> = {
  home: IconHome,
  newBooking: IconPlus,
  dashboard: IconBeach,
  manageBookings: IconCalendarEvent,
  manageDrafts: IconFilePencil,
  waitingList: IconHourglass,
  feedback: IconFilePencil,
  customers: IconAddressBook,
  myLinks: IconLink,
  newPromotions: IconDiscount,
  redeem: IconTicket,
  paymentHistory: IconReceipt,
  transactions: IconWallet,
  commission: IconDiscount,
  bankDetails: IconBuildingBank,
  members: IconUsersGroup,
  inviteFriends: IconUsersGroup,
  profile: IconUserCircle,
  island: IconBeach,
  contact: IconAddressBook,
};

type Rule = Pick<MenuItem, "to" | "hash" | "permissions" | "kinds">;
const rules: Readonly<Record<string, Rule>> = menuItems;

/** For the guard of routes. `/` is open to all, who may not book may still look there. */
export const portalItems: readonly Rule[] = Object.values(rules).filter(({ to }) => to !== "/");

/** The menu of the resort in sections, as somebody with this kind of account has it. */
export function useSections(menu: readonly ShownEntry[], kind: string | undefined): readonly MenuSection[] {
  const { t } = useTranslation("shell");
  const { say } = useLanguage();
  const sections: (MenuSection & { readonly items: MenuItem[] })[] = [];
  for (const { type, id, title: own, to } of menu) {
    const title = own ? say(own) : t(`menu.${id as MenuItemId}`);
    if (to === null)
      sections.push({
        id,
        title,
        items: [],
        folded: type !== "groupHeader",
        dropdown: type === "dropdown",
      });
    else if (isFor(rules[id] ?? {}, kind)) {
      const icon = icons[id as MenuItemId] ?? (type === "item" ? IconReceipt : IconLink);
      sections.at(-1)?.items.push({ ...rules[id], id, title, to, icon, type });
    }
  }
  return sections.map((section) => ({
    ...section,
    spread: section.items.length === 1,
  }));
}

export function usePortalMenu(): readonly MenuSection[] {
  const { data } = useCall(resort, {});
  return useSections(data?.menu ?? [], useSession()?.accountKind);
}
