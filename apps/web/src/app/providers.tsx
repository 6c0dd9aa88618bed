import { QueryClientProvider } from "@tanstack/react-query";
import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import { BackendProvider } from "../api/use-call.ts";
import { TranslationsContext } from "../i18n/use-translation.ts";
import { LookProvider, type LookStore } from "../shell/look-store.ts";
import type { RouteContext } from "../shell/routing.ts";
import { ToastProvider } from "../ui/toast.tsx";
import { Tooltips } from "../ui/tooltips.tsx";

/** The whole of one side, the same for the browser and the server. */
export function Providers({
  router,
  context,
  look,
}: {
  router: AnyRouter;
  context: RouteContext;
  look: LookStore;
}) {
  return (
    <TranslationsContext value={context.words}>
      <QueryClientProvider client={context.queries}>
        <BackendProvider value={context}>
          <LookProvider value={look}>
            <ToastProvider>
              <RouterProvider router={router} />
              <Tooltips />
            </ToastProvider>
          </LookProvider>
        </BackendProvider>
      </QueryClientProvider>
    </TranslationsContext>
  );
}
