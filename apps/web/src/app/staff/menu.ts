import type { Resource } from "@pulau/domain/access/permissions.ts";
import { useTranslation } from "react-i18next";
import { useMay } from "../../api/use-call.ts";
import { type StaffMenuId, type StaffMenuItem, staffMenuOf } from "../../business/staff-menu.ts";
import { useEnquiryCounts } from "../../features/booking/enquiries/use-enquiry-counts.ts";
import { useSetup } from "../../features/desk/setting-up/use-setup.ts";
import { useNeedsCount } from "../../features/money/money-desk/use-needs-count.ts";
import { usePayoutCount } from "../../features/money/wallet-admin/use-payout-count.ts";
import type { MenuItem, MenuSection } from "../../shell/menu-items.ts";

const badgeOf = (count: number): Pick<MenuItem, "badge"> => (count > 0 ? { badge: count } : {});

/** The staff menu: the pages that who looks may open. Rights are the server's business, here they are only left out. */
export function useStaffMenu(): readonly MenuSection[] {
  const { t } = useTranslation("staff");
  const may = useMay();
  const mayLook = (resource: Resource) => may(resource, "read");
  const { fresh, waiting } = useEnquiryCounts(may("bookings", "write"));
  const counts: Partial<Record<StaffMenuId, number>> = {
    enquiries: fresh,
    waiting,
    money: useNeedsCount(mayLook("payments")),
    payouts: usePayoutCount(mayLook("wallets")),
  };
  const setup = useSetup(mayLook("settings"));
  counts.settingUp = setup?.open ? 0 : setup?.left;
  const itemOf = ({ id, icon, to }: StaffMenuItem): MenuItem => ({
    ...{ id, title: t(`menu.${id}`), icon, to },
    ...badgeOf(counts[id] ?? 0),
  });
  return staffMenuOf(may, setup?.open ?? null).map(({ items, ...section }) => ({
    ...{ ...section, title: t(`menu.${section.id}`), items: items.map(itemOf) },
  }));
}
