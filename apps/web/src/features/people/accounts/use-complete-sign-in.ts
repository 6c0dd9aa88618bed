import type { UserReply } from "@pulau/contract/accounts.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useBackend } from "../../../api/use-call.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { useChangeLanguage } from "../../../ui/use-change-language.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { nextPage, nextSearch } from "./next-page.ts";

/** The page that was asked for before the sign-in; `/` when none was. */
export const useNext = (): string => nextPage(useSearchBy(nextSearch).next);

/** The token of an anonymous visit, handed over so that its drafts, holds and bookings follow into the account. */
export function useVisitorToken(): string | undefined {
  const { session } = useBackend();
  return session.state() === null ? (session.token() ?? undefined) : undefined;
}

/** Keeps who signed in, speaks their language, forgets what the visitor was told, and goes on. */
export function useCompleteSignIn() {
  const { session } = useBackend();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const next = useNext();
  const { language } = useLanguage();
  const change = useChangeLanguage();
  return async ({ user, accessToken }: { user: UserReply; accessToken: string }) => {
    session.signIn({
      accessToken,
      record: { id: user.id, name: user.name, profilePicture: user.profilePicture?.url ?? null },
      role: user.role,
      loginMethod: "jwt",
      accountKind: user.accountKind,
    });
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== "/api/resort" });
    if (user.language !== language) await change(user.language);
    await navigate({ href: next, replace: true });
  };
}
