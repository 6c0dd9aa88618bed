import type { Reply } from "@pulau/contract/route.ts";
import type { staffLoginRoute } from "@pulau/contract/staff.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { rightsIn } from "../../../api/session.ts";
import { useBackend } from "../../../api/use-call.ts";
import { useChangeLanguage } from "../../../ui/use-change-language.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { nextPage } from "./next-page.ts";

/** Keeps who signed in, forgets what was remembered of anybody before, speaks their language, and goes on. */
export function useEnter() {
  const { session } = useBackend();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const next = nextPage(useSearch({ strict: false, select: ({ next: asked }: { next?: string }) => asked }));
  const { language } = useLanguage();
  const change = useChangeLanguage();
  return async ({ user, accessToken }: Reply<typeof staffLoginRoute>) => {
    session.signIn({
      accessToken,
      record: { id: user.id, name: user.name, profilePicture: null },
      role: user.role,
      loginMethod: "jwt",
      rights: rightsIn(user.permissions),
    });
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== "/api/resort" });
    if (user.language !== language) await change(user.language);
    await navigate({ href: next, replace: true });
  };
}
