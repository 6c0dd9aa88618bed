import { QueryClientProvider } from "@tanstack/react-query";
import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import { I18nextProvider } from "react-i18next";
import { BackendProvider } from "../api/use-call.ts";
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
    <I18nextProvider i18n={context.words}>
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
    </I18nextProvider>
  );
}
