import type { BookingJson } from "@pulau/contract/drafts.ts";
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
import { type Begun, callsOf, pageOf } from "./change-calls.ts";
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

type Opened = { readonly draft: OpenDraft; readonly begun: Begun; readonly bookingNo: string };

/** The booking's answers, opened to be changed; null until they are there. */
function useOpenChange(_id: string) {
  const { side } = useBackend();
  const calls = callsOf(side.name);
  const json = useCall(calls.json, { params: { _id } });
  const detail = useCall(calls.detail, { params: { _id } });
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (json.data === undefined || detail.data === undefined || opened !== null) return;
    const { draftId, bookingNo, guests } = detail.data;
    const begun = { json: json.data.bookingJson as BookingJson, guestIds: guests.map((guest) => guest._id) };
    setOpened({ draft: openChange({ bookingId: _id, draftId, json: begun.json }), begun, bookingNo });
  }, [_id, json.data, detail.data, opened]);
  const retry = () => void Promise.all([json.refetch(), detail.refetch()]);
  return { opened, error: json.error ?? detail.error, retry };
}

/** A booking that is being changed with the wizard's own steps. */
export default function ChangePage() {
  const { t } = useTranslation("booking");
  const { id = "", part = "" } = useParams({ strict: false }) as { id?: string; part?: string };
  const { side } = useBackend();
  const base = pageOf(side.name, id);
  const { opened, error, retry } = useOpenChange(id);
  const house = useCall(resort, {});
  const hasRooms = useCallback(() => (opened?.draft.queue.state().json.rooms.length ?? 0) > 0, [opened]);
  const way = useChangeWay(base, hasRooms);
  const failure = opened === null ? error : house.error;
  if (opened === null || house.data === undefined) {
    return (
      <WizardShape what={t("wait.draft")}>
        {failure && (
          <ErrorState
            error={failure}
            retry={retry}
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
    <DraftProvider value={opened.draft}>
      <WayProvider value={way}>
        <ChangeDesk _id={id} begun={opened.begun}>
          <Shown {...{ id, base, part }} {...opened} house={house.data} />
        </ChangeDesk>
      </WayProvider>
    </DraftProvider>
  );
}

type ShownProps = { id: string; base: string; part: string; house: Resort } & Pick<
  Opened,
  "begun" | "bookingNo"
>;

function Shown({ id, base, bookingNo, begun, part, house }: ShownProps) {
  const { t } = useTranslation("change");
  const navigate = useNavigate();
  const chosen = partAt(part);
  const isReview = part === "review";
  const Page = chosen && pages[chosen];
  return (
    <ChangeFrame
      base={base}
      bookingNo={bookingNo}
      part={chosen ?? null}
      agrees={isReview}
      act={t(isReview ? "review.agree" : "onward.review")}
    >
      {Page ? (
        <Suspense fallback={<StepShape what={t("review.wait")} />}>
          <Page key={part} resort={house} />
        </Suspense>
      ) : isReview ? (
        <Review _id={id} base={base} begun={begun} />
      ) : (
        <Overview base={base} onReview={() => void navigate({ to: changePaths(base).review })} />
      )}
    </ChangeFrame>
  );
}
