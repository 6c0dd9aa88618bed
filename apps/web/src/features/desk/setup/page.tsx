import { useState } from "react";
import { useCall } from "../../../api/use-call.ts";
import { CatalogueStart } from "../../../business/catalogue/catalogue-start.tsx";
import { PortalFrame } from "../../../business/portal-frame.tsx";
import { placeOfStep } from "../../../business/portal-places.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { RowsSkeleton } from "../../../ui/skeletons.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { resort, type Setup, type SetupStep, setup } from "./calls.ts";
import { OpeningBar } from "./opening-bar.tsx";
import styles from "./setup.module.css";
import { StepList } from "./step-list.tsx";

function Ring({ done, all }: { done: number; all: number }) {
  const { t } = useTranslation("setting-up");
  return (
    <span
      className={styles.ring}
      role="img"
      aria-label={t("count", { done, all })}
      style={{ backgroundImage: `conic-gradient(var(--success) ${(done / all) * 360}deg, var(--line) 0)` }}
    >
      <b aria-hidden="true">
        {done}/{all}
      </b>
    </span>
  );
}

type StepId = SetupStep["id"];

/** What taking a template makes old beside the catalogue itself. */
const madeOld = [setup.path, "/api/resort"];

function Checklist({ data }: { data: Setup }) {
  const { t } = useTranslation("setting-up");
  const [shown, setShown] = useState(false);
  const portal = useCall(resort, {});
  // The first that is not done, until another is chosen.
  const [chosen, setChosen] = useState<StepId | null | undefined>();
  const step = chosen === undefined ? (data.steps.find(({ done: there }) => !there)?.id ?? null) : chosen;
  const done = data.steps.filter((step) => step.done).length;
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header className={styles.head}>
          <Ring done={done} all={data.steps.length} />
          <div>
            <h1 className="display">{t("title")}</h1>
            <p className="muted">{t("lead")}</p>
          </div>
          <span className={styles.seeButton}>
            <Button kind="outline" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {t("preview.see")}
            </Button>
          </span>
        </header>
        <CatalogueStart refreshes={madeOld} />
        <Card padded={false} as="section" className={styles.list} aria-label={t("title")}>
          <StepList steps={data.steps} open={step} onOpen={setChosen} />
          <OpeningBar key={data.version} setup={data} />
        </Card>
      </div>
      <div className={styles.side} data-shown={shown}>
        <PortalFrame
          url={data.previewUrl}
          version={data.version}
          shown={placeOfStep(step, portal.data?.pages ?? [])}
        />
      </div>
    </div>
  );
}

/** What a resort needs before it opens, step by step, with the portal beside it. */
export default function SettingUpPage() {
  const { t } = useTranslation("setting-up");
  const { data, error, refetch } = useCall(setup, {});
  return (
    <>
      <PageTitle text={t("title")} />
      {data ? (
        <Checklist data={data} />
      ) : (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <RowsSkeleton />
        </LoadState>
      )}
    </>
  );
}
