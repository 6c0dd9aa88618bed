import { setupRoute } from "@pulau/contract/settings/opening.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useState } from "react";
import { faceOf } from "../api/client.ts";
import type { TypedAnswers } from "../api/typed-answers.ts";
import { useCall, useMay } from "../api/use-call.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { Button } from "../ui/button.tsx";
import { HeadActContext } from "../ui/head-act.ts";
import { IconEye } from "../ui/icons/index.ts";
import { ErrorState } from "../ui/states.tsx";
import { type FramedPage, PortalFrame } from "./portal-frame.tsx";
import styles from "./seen-beside.module.css";
import { FrameBesideContext, TypedBesideContext } from "./typed-beside.ts";

const setupCall = faceOf(setupRoute);

/** Counts up whenever an answer of one of these paths is out of date, because somebody saved. */
function useSaves(paths: readonly string[]): number {
  const queries = useQueryClient();
  const [saves, setSaves] = useState(0);
  const watched = paths.join(" ");
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        const isStale = event.type === "updated" && event.action.type === "invalidate";
        if (isStale && watched.split(" ").includes(String(event.query.queryKey[1])))
          setSaves((before) => before + 1);
      }),
    [queries, watched],
  );
  return saves;
}

type Props = {
  /** Where guests see it; null where they see nothing of it. */
  readonly shown: FramedPage | null;
  /** The paths of what is edited: the guests' page is loaded anew once they are saved. */
  readonly saved: readonly string[];
  /** A table, or texts of three languages, need the whole width of most screens: the frame stands beside them at a press. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** A page of staff with what guests see of it beside it, as it is typed; on a narrow screen at a press. Wants the words of `setting-up`. */
export function SeenBeside({ shown, saved, isWide = false, children }: Props) {
  const { t } = useTranslation("setting-up");
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState<TypedAnswers | null>(null);
  const saves = useSaves(saved);
  // Whoever may not see the address of the preview sees the portal as everybody does.
  const mayLook = useMay()("settings", "read");
  const setup = useCall(setupCall, {}, { enabled: shown !== null && mayLook });
  if (shown === null) return children;
  const frame =
    setup.isLoading || setup.error
      ? null
      : { url: setup.data?.previewUrl ?? null, version: saves, shown, typed };
  const see = (
    <Button
      kind="outline"
      icon={IconEye}
      aria-expanded={opened}
      aria-controls={id}
      onClick={() => setOpened(!opened)}
    >
      {t("preview.see")}
    </Button>
  );
  return (
    <div className={styles.beside} data-wide={isWide || undefined} data-asked={opened || undefined}>
      <div className={styles.see}>{see}</div>
      <div className={styles.own}>
        <TypedBesideContext value={setTyped}>
          <FrameBesideContext value={frame}>
            <HeadActContext value={isWide && <div className={styles.inHead}>{see}</div>}>
              {children}
            </HeadActContext>
          </FrameBesideContext>
        </TypedBesideContext>
      </div>
      <div id={id} className={styles.seen}>
        {setup.error && <ErrorState error={setup.error} retry={() => void setup.refetch()} />}
        {frame && <PortalFrame {...frame} />}
      </div>
    </div>
  );
}
