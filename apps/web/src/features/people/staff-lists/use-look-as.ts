import { lookAsRoleRoute } from "@pulau/contract/look-as-role.ts";
import type { RoleRecord } from "@pulau/contract/staff-records.ts";
import { acts, resources } from "@pulau/domain/access/permissions.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { StaffNow } from "../../../api/session.ts";
import { useBackend, useMay, useSend, useSession } from "../../../api/use-call.ts";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";

const notTheResort = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== "/api/resort",
};

/** Goes on as another role, or as one's own again: nothing that was answered before is shown any more. */
export function useSeeAs() {
  const { session } = useBackend();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (staff: Omit<StaffNow, "avatar">, to: "/staff" | "/staff/roles") => {
    session.renew(session.token() ?? "", staff);
    queries.removeQueries({ type: "inactive", ...notTheResort });
    await navigate({ to });
    queries.removeQueries({ type: "inactive", ...notTheResort });
    await queries.resetQueries({ type: "active", ...notTheResort });
  };
}

/** Looking around as a role: whether somebody may, who has whatever the role may do, and how it begins. */
export function useLookAs() {
  const may = useMay();
  const looking = Boolean(useSession()?.looksAs);
  const { mutateAsync: look, isPending } = useSend(lookAsRoleRoute);
  const seeAs = useSeeAs();
  const showFailure = useFailureToast();
  const within = ({ permissions }: RoleRecord) =>
    resources.every((resource) => acts.every((act) => !permissions[resource]?.[act] || may(resource, act)));
  return {
    can: (role: RoleRecord) => !looking && may("users", "write") && within(role),
    start: ({ id }: RoleRecord) =>
      look({ body: { obj: { id } } }).then(
        ({ user }) => seeAs(user, "/staff"),
        (thrown: unknown) => {
          showFailure(thrown);
        },
      ),
    isPending,
  };
}
