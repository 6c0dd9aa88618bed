import type { Reply } from "@pulau/contract/route.ts";
import type { staffLoginRoute } from "@pulau/contract/staff.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Session } from "../../../api/session.ts";
import { useBackend } from "../../../api/use-call.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { nextPage, nextSearch } from "../../../shell/staff-next-page.ts";
import { useChangeLanguage } from "../../../ui/use-change-language.ts";
import { useLanguage } from "../../../ui/use-language.ts";

/** Keeps who signed in, and what they may do. */
export function keepMember(session: Session, { user, accessToken }: Reply<typeof staffLoginRoute>): void {
  session.signIn({
    accessToken,
    record: { id: user.id, name: user.name, profilePicture: user.avatar || null },
    role: user.role,
    loginMethod: "jwt",
  });
  session.renew(accessToken, user);
}

/** Keeps who signed in, forgets what was remembered of anybody before, speaks their language, and goes on. */
export function useCompleteSignIn() {
  const { session } = useBackend();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const next = nextPage(useSearchBy(nextSearch).next);
  const { language } = useLanguage();
  const change = useChangeLanguage();
  return async (reply: Reply<typeof staffLoginRoute>) => {
    keepMember(session, reply);
    const { user } = reply;
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== "/api/resort" });
    if (user.language !== language) await change(user.language);
    if (user.twoStepUnset)
      await navigate({ to: "/staff/two-step", search: nextSearch({ next }), replace: true });
    else await navigate({ href: next, replace: true });
  };
}
