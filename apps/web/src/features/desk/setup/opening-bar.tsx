import { useState } from "react";
import { useMay, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { DateField } from "../../../ui/date-field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconLock, IconLockOpen } from "../../../ui/icons/index.ts";
import { DayText } from "../../../ui/money-and-dates.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { useOutcomeToast } from "../../../ui/use-outcome-toast.ts";
import { renewPreview, type Setup, setOpening, setup } from "./calls.ts";
import styles from "./setup.module.css";

/** What else a change of it makes old. */
const paths = [setup.path, "/api/resort"] as const;

function useOpening({ version, opensOn }: Setup) {
  const send = useSend(setOpening, paths);
  const [failure, setFailure] = useState<unknown>(null);
  const save = async (open: boolean, day = opensOn) => {
    setFailure(null);
    try {
      await send.mutateAsync({ body: { open, opensOn: day }, options: { ifMatch: version } });
    } catch (thrown) {
      setFailure(thrown);
    }
  };
  return { save, failure, busy: send.isPending };
}

function PreviewLink({ url }: { url: string }) {
  const { t } = useTranslation("setting-up");
  const withToast = useOutcomeToast();
  const renew = useSend(renewPreview, paths);
  const copy = () => withToast(copyText(url), t("preview.copied"));
  const replace = () => withToast(renew.mutateAsync({}), t("preview.renewed"));
  return (
    <p className={styles.acts}>
      <Button kind="outline" size="small" onClick={() => void copy()}>
        {t("preview.copy")}
      </Button>
      <Button kind="plain" size="small" busy={renew.isPending} onClick={() => void replace()}>
        {t("preview.renew")}
      </Button>
    </p>
  );
}

/** The last line: opens the resort, or says which steps it waits for; closes it again, with the day that guests are told. */
export function OpeningBar({ setup: state }: { setup: Setup }) {
  const { t } = useTranslation("setting-up");
  const mayWrite = useMay()("settings", "write");
  const { save, failure, busy } = useOpening(state);
  const missing = state.steps.flatMap(({ id, needed, done }, at) =>
    needed && !done ? [{ id, place: at + 1 }] : [],
  );
  const waits = new Intl.ListFormat(t("locale"), { type: "conjunction" }).format(
    missing.map(({ id }) => t(`steps.${id}.title`)),
  );
  return (
    <div className={styles.opening}>
      <p className={styles.state}>
        <Icon of={state.open ? IconLockOpen : IconLock} size="m" />
        <b>{t(state.open ? "opening.open" : "opening.closed")}</b>
        <span className="muted">
          {state.open
            ? t("opening.openText")
            : missing.length > 0
              ? t("opening.waits", { steps: waits })
              : t("opening.ready")}
        </span>
      </p>
      {failure !== null && <ErrorState error={failure} />}
      {mayWrite && !state.open && (
        <DateField
          label={t("opening.day")}
          hint={t("opening.dayHint")}
          value={state.opensOn ?? ""}
          onChange={(day) => void save(false, day || null)}
        />
      )}
      {!mayWrite && state.opensOn && <DayText day={state.opensOn} shape="long" />}
      <div className={styles.acts}>
        {mayWrite && (
          <>
            <PreviewLink url={state.previewUrl} />
            <Button
              kind={state.open ? "outline" : "filled"}
              {...(state.open && { size: "small" })}
              busy={busy}
              disabled={!state.open && missing.length > 0}
              onClick={() => void save(!state.open)}
            >
              {t(state.open ? "opening.close" : "opening.act")}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
