import {
  commissionsRoute,
  partnerCommissionsRoute,
  partnerStatementAddressRoute,
  partnerStatementRoute,
  statementAddressRoute,
  statementRoute,
} from "@pulau/contract/commission.ts";
import type { AccountId } from "@pulau/domain/ids.ts";

/** Whose commission a page shows: one's own, or on the staff side a partner's. */
export type PartnerScope = { readonly partnerId: AccountId | null };

/**
 * The calls of either side. They differ in their path and in who may call them; what they ask and answer is the same, so
 * the page sees one of the two.
 */
export const callsOf = ({ partnerId }: PartnerScope) => ({
  list: (partnerId === null ? commissionsRoute : partnerCommissionsRoute) as typeof commissionsRoute,
  statement: (partnerId === null ? statementRoute : partnerStatementRoute) as typeof statementRoute,
  address: (partnerId === null
    ? statementAddressRoute
    : partnerStatementAddressRoute) as typeof statementAddressRoute,
  params: partnerId === null ? {} : { params: { _id: partnerId } },
});
