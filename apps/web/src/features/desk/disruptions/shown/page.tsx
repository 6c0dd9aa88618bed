import type { DisruptionId } from "@pulau/domain/ids.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useCall, useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { IconArrowBackUp, IconCheck, IconX } from "../../../../ui/icons/index.ts";
import { PageHead } from "../../../../ui/page-head.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { Skeleton } from "../../../../ui/waiting.tsx";
import { type Disruption, disruption } from "../calls.ts";
import { Counts } from "../counts.tsx";
import styles from "../disruptions.module.css";
import { useBoatText } from "../use-boat-text.ts";
import { PartiesTable } from "./parties-table.tsx";
import { TakeBackDialog } from "./take-back-dialog.tsx";
import { WaitingForm } from "./waiting-form.tsx";

/** What became of everybody on cancelled sailings, who still waits, and the way back. */
export default function DisruptionPage() {
  const { id } = useParamsAt("/staff/disruptions/$id");
  const { data, error, refetch } = useCall(disruption, { params: { _id: id } }, { refetchInterval: 30_000 });
  return (
    <>
      <Head id={id} shown={data} />
      {data ? (
        <Parts id={id} shown={data} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  );
}

function Parts({ id, shown }: { id: DisruptionId; shown: Disruption }) {
  const { t } = useTranslation("disruptions");
  const { momentText } = useMoments();
  const { totals, takenBack, note } = shown;
  const waiting = shown.parties.filter(({ waits }) => waits);
  const helped = shown.parties.filter(({ waits }) => !waits);
  const { move, refund, credit } = totals;
  const later = waiting.reduce((sum, { persons }) => sum + persons, 0);
  return (
    <div className={styles.page}>
      {takenBack && (
        <Notice
          tone="success"
          title={t("takenBack.title", { name: takenBack.by, at: momentText(takenBack.at) })}
        >
          {t("takenBack.text")}
        </Notice>
      )}
      {note !== "" && <Notice tone="info">{note}</Notice>}
      <Counts persons={{ move: move.persons, refund: refund.persons, credit: credit.persons, later }} />
      {waiting.length > 0 && <WaitingForm id={id} waiting={waiting} places={shown.places} />}
      {helped.length > 0 && <PartiesTable id={id} parties={helped} asksAnswers={takenBack === null} />}
    </div>
  );
}

function Head({ id, shown }: { id: DisruptionId; shown: Disruption | undefined }) {
  const { t } = useTranslation("disruptions");
  const sailings = useTranslation("sailings");
  const { momentText } = useMoments();
  const boatText = useBoatText();
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const mayAct = may("boats", "write") && may("bookings", "write");
  const back = (
    <Link className="link" to="/staff/sailings">
      {t("back")}
    </Link>
  );
  if (!shown) return <PageHead title={t("shownTitle")} back={back} lead={undefined} />;
  const { reason, by, at, takenBack, canTakeBack } = shown;
  const chip = takenBack
    ? ({ tone: "success", icon: IconCheck } as const)
    : ({ tone: "danger", icon: IconX } as const);
  return (
    <PageHead
      title={t("shownTitle")}
      back={back}
      states={
        <Chip {...chip}>
          {takenBack
            ? t("sailsAgain")
            : sailings.t("cancelledBecause", { reason: sailings.t(`reasons.${reason}`) })}
        </Chip>
      }
      lead={
        <>
          {shown.sailings.map((sailing) => boatText(sailing)).join(", ")}
          {" · "}
          {t("by", { name: by, at: momentText(at) })}
        </>
      }
    >
      {mayAct && canTakeBack && (
        <Button kind="outline" icon={IconArrowBackUp} onClick={() => setOpen(true)}>
          {t("takeBack.act")}
        </Button>
      )}
      {isOpen && <TakeBackDialog id={id} shown={shown} onClose={() => setOpen(false)} />}
    </PageHead>
  );
}
