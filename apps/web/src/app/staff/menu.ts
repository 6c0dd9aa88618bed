import type { Resource } from "@pulau/domain/access/permissions.ts";
import { useMay } from "../../api/use-call.ts";
import { type MenuPage, staffMenuOf, useMenuPages } from "../../business/staff-menu.ts";
import { useEnquiryCounts } from "../../features/booking/enquiries/use-enquiry-counts.ts";
import { useSetup } from "../../features/desk/setup/use-setup.ts";
import { useNeedsCount } from "../../features/money/money-desk/use-needs-count.ts";
import { usePayoutCount } from "../../features/money/wallet-admin/use-payout-count.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { MenuItem, MenuSection } from "../../shell/menu-items.ts";
import { useLanguage } from "../../ui/use-language.ts";

const badgeOf = (count: number): Pick<MenuItem, "badge"> => (count > 0 ? { badge: count } : {});

/** The staff menu: the pages that who looks may open. Rights are the server's business, here they are only left out. */
export function useStaffMenu(): readonly MenuSection[] {
  const { t } = useTranslation("staff");
  const { say } = useLanguage();
  const may = useMay();
  const mayLook = (resource: Resource) => may(resource, "read");
  const { fresh, waiting } = useEnquiryCounts(may("bookings", "write"));
  const needs = useNeedsCount(mayLook("payments"));
  const payouts = usePayoutCount(mayLook("wallets"));
  const setup = useSetup(mayLook("settings"));
  const counts: Readonly<Record<string, number | undefined>> = {
    "/staff/enquiries": fresh,
    "/staff/waiting-list": waiting,
    "/staff/money": needs,
    "/staff/payouts": payouts,
    "/staff/setting-up": setup?.open ? 0 : setup?.left,
  };
  const itemOf = ({ icon, name, to }: MenuPage): MenuItem => ({
    id: to,
    title: say(name),
    icon,
    to,
    ...badgeOf(counts[to] ?? 0),
  });
  return staffMenuOf(useMenuPages(), may, setup?.open ?? null).map(({ items, ...section }) => ({
    ...section,
    title: t(`menu.${section.id}`),
    items: items.map(itemOf),
  }));
}
