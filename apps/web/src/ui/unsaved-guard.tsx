import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type Step = Record<"currentLocation" | "nextLocation", { readonly pathname: string }>;
type Leaving = { readonly settle: (stays: boolean) => void };

/**
 * Asks before something unsaved is left: by a link, by Back, or with the tab. By the history itself: the router's hook for it
 * would go into what every first page loads.
 */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const { t } = useTranslation("errors");
  const { history } = useRouter();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useEffect(() => {
    if (!dirty) return;
    return history.block({
      enableBeforeUnload: true,
      blockerFn: ({ currentLocation, nextLocation }: Step) =>
        currentLocation.pathname !== nextLocation.pathname &&
        new Promise<boolean>((settle) => setLeaving({ settle })),
    });
  }, [dirty, history]);
  if (leaving === null) return null;
  const answer = (stays: boolean) => () => {
    setLeaving(null);
    leaving.settle(stays);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={answer(true)}
      title={t("unsaved.title")}
      acts={
        <>
          <Button kind="outline" onClick={answer(false)}>
            {t("unsaved.leave")}
          </Button>
          <Button data-first onClick={answer(true)}>
            {t("unsaved.stay")}
          </Button>
        </>
      }
    >
      <p>{t("unsaved.text")}</p>
    </Dialog>
  );
}
