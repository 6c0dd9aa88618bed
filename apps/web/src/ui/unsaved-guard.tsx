import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { Dialog } from "./dialog.tsx";
import { registerUnsaved } from "./unsaved.ts";
import { useUnsavedQuestion } from "./use-unsaved-question.tsx";

type Step = Record<"currentLocation" | "nextLocation", { readonly pathname: string }>;
type Leaving = { readonly settle: (stays: boolean) => void };

type Props = {
  form: { readonly dirty: boolean; readonly unsaved: () => Promise<boolean> };
};

/** Whoever leaves while a save is under way waits so long for what becomes of it, in ms, and is asked then. */
const patienceMs = 8_000;
const impatient = () => new Promise<true>((done) => setTimeout(done, patienceMs, true));

/**
 * Asks before something unsaved is left: by a link, by Back, or with the tab. What a save under way takes is not asked
 * about: leaving waits for it. By the history itself: the router's hook for it
 * would go into what every first page loads.
 */
export function UnsavedGuard({ form }: Props) {
  const { dirty } = form;
  const latest = useRef(form);
  latest.current = form;
  const { history } = useRouter();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useEffect(() => {
    if (!dirty) return;
    const end = registerUnsaved(() => true);
    const unblock = history.block({
      enableBeforeUnload: true,
      blockerFn: async ({ currentLocation, nextLocation }: Step) => {
        if (currentLocation.pathname === nextLocation.pathname) return false;
        if (!(await Promise.race([latest.current.unsaved(), impatient()]))) return false;
        return new Promise<boolean>((settle) => setLeaving({ settle }));
      },
    });
    return () => {
      end();
      unblock();
    };
  }, [dirty, history]);
  const question = useUnsavedQuestion((stays) => {
    setLeaving(null);
    leaving?.settle(stays);
  });
  return leaving && <Dialog {...question} />;
}
