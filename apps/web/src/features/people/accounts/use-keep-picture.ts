import { customerRoute, type Profile } from "@pulau/contract/accounts.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useBackend } from "../../../api/use-call.ts";
import { useToast } from "../../../ui/toast.tsx";

/** Shows a changed picture wherever its owner's is: on this page, and in the navbar. */
export function useKeepPicture() {
  const { session } = useBackend();
  const queries = useQueryClient();
  const toast = useToast();
  return ({ profilePicture }: Profile, text: string) => {
    const state = session.state();
    if (state)
      session.signIn({ ...state, record: { ...state.record, profilePicture: profilePicture?.url ?? null } });
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === customerRoute.path });
    toast({ tone: "success", text });
  };
}
