import { useNavigate, useParams } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBackend, useCall } from "../../../api/use-call.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { type Resort, resort } from "../calls.ts";
import { DraftProvider, type OpenDraft } from "../draft/draft-context.ts";
import { WayProvider } from "../flow/way.ts";
import { StepShape } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { WizardShape } from "../frame/wizard-shape.tsx";
import { callsOf } from "./change-calls.ts";
import { ChangeDesk } from "./change-desk.tsx";
import { openChange } from "./change-draft.ts";
import { ChangeFrame } from "./change-frame.tsx";
import { type ChangePart, changePaths, partAt, useChangeWay } from "./change-way.ts";
import { Overview } from "./overview.tsx";
import { Review } from "./review.tsx";

const pages: Record<ChangePart, ComponentType<StepProps>> = {
  dates: lazy(() => import("../dates/dates-step.tsx")),
  rooms: lazy(() => import("../rooms/rooms-step.tsx")),
  guests: lazy(() => import("../guests/guests-step.tsx")),
  transport: lazy(() => import("../transport/transport-step.tsx")),
  addOns: lazy(() => import("../add-ons/add-ons-step.tsx")),
};

/** The booking's answers, opened to be changed; null until they are there. */
function useOpenChange(_id: string) {
  const { side } = useBackend();
  const { data, error, refetch } = useCall(callsOf(side.name).start, { params: { _id } });
  const [draft, setDraft] = useState<OpenDraft | null>(null);
  useEffect(() => {
    if (data !== undefined) setDraft((open) => open ?? openChange({ bookingId: _id, draftId: data.draftId, json: data.bookingJson }));
  }, [_id, data]);
  useEffect(() => () => draft?.queue.stop(), [draft]);
  return { draft, bookingNo: data?.bookingNo ?? "", error, retry: refetch };
}

/** A booking that is being changed with the wizard's own steps. */
export default function ChangePage() {
  const { t } = useTranslation("booking");
  const { side } = useBackend();
  const { id = "", part = "" } = useParams({ strict: false }) as { id?: string; part?: string };
  const base = side.name === "staff" ? `/staff/bookings/${id}` : `/booking/detail/${id}`;
  const { draft, bookingNo, error, retry } = useOpenChange(id);
  const house = useCall(resort, {});
  const hasRooms = useCallback(() => (draft?.queue.state().json.rooms.length ?? 0) > 0, [draft]);
  const way = useChangeWay(base, hasRooms);
  const failure = draft === null ? error : house.error;
  if (draft === null || house.data === undefined) {
    return (
      <WizardShape what={t("wait.draft")}>
        {failure && (
          <ErrorState
            error={failure}
            retry={() => void retry()}
            acts={
              <LinkButton to={base} kind="plain" size="small">
                {t("begin.anew")}
              </LinkButton>
            }
          />
        )}
      </WizardShape>
    );
  }
  return (
    <DraftProvider value={draft}>
      <WayProvider value={way}>
        <ChangeDesk _id={id} calls={callsOf(side.name)}>
          <Shown {...{ id, base, bookingNo, part }} house={house.data} />
        </ChangeDesk>
      </WayProvider>
    </DraftProvider>
  );
}

type ShownProps = { id: string; base: string; bookingNo: string; part: string; house: Resort };

function Shown({ id, base, bookingNo, part, house }: ShownProps) {
  const { t } = useTranslation("change");
  const { side } = useBackend();
  const navigate = useNavigate();
  const chosen = partAt(part);
  const isReview = part === "review";
  const Page = chosen && pages[chosen];
  return (
    <ChangeFrame
      base={base}
      bookingNo={bookingNo}
      part={chosen ?? null}
      act={t(isReview ? "review.agree" : "onward.review")}
    >
      {Page ? (
        <Suspense fallback={<StepShape what={t("review.wait")} />}>
          <Page key={part} resort={house} />
        </Suspense>
      ) : isReview ? (
        <Review _id={id} base={base} calls={callsOf(side.name)} />
      ) : (
        <Overview base={base} onReview={() => void navigate({ to: changePaths(base).review })} />
      )}
    </ChangeFrame>
  );
}
