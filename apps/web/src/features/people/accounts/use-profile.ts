import { customerRoute } from "@pulau/contract/accounts.ts";
import { useCall, useSession } from "../../../api/use-call.ts";

/** What members see of themselves. */
export function useProfile() {
  const _id = useSession()?.record.id ?? "";
  const { data, error, refetch } = useCall(customerRoute, { params: { _id } }, { enabled: _id !== "" });
  return { profile: data?.data.data, error, refetch };
}
