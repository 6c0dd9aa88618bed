import type { LinkedGroup } from "@pulau/contract/group-pay-link.ts";
import type { GroupDetail } from "@pulau/contract/groups.ts";

type Billed = Pick<GroupDetail, "due" | "totalSen" | "paidSen" | "heldSen" | "state">;

/**
 * What can be paid of a group's bill by its link: what lacks of the first deposit that is not paid, and all that is owed, where that is
 * more. Nothing of a group that is off.
 */
export function groupOffers({ due, totalSen, paidSen, heldSen, state }: Billed): LinkedGroup["offers"] {
  if (state === "cancelled") return [];
  const next = due.find((stage) => stage.amountSen > stage.paidSen);
  const lackingSen = next ? next.amountSen - next.paidSen : 0;
  const restSen = totalSen - paidSen - heldSen;
  return [
    ...(next ? [{ part: "deposit", amountSen: lackingSen, dueOn: next.dueOn } as const] : []),
    ...(restSen > lackingSen ? [{ part: "rest", amountSen: restSen, dueOn: null } as const] : []),
  ];
}
