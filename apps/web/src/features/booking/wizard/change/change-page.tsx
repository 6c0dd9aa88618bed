import type { bookingJsonRoute, bookingRoute } from "@pulau/contract/bookings.ts";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { type BookingId, draftOf } from "@pulau/domain/ids.ts";
import { useNavigate } from "@tanstack/react-router";
import { type ComponentType, Suspense, useCallback, useEffect, useState } from "react";
import type { Facts } from "../../../../api/call-failure.ts";
import { resort } from "../../../../api/resort.ts";
import { useBackend, useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import type { Side } from "../../../../ui/changed-since.tsx";
import { partOnDemand } from "../../../../ui/part-on-demand.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import type { Resort } from "../calls.ts";
import { DraftProvider, type OpenDraft } from "../draft/draft-context.ts";
import { useOwnAges } from "../flow/use-own-ages.ts";
import { WizardFlowProvider } from "../flow/wizard-flow.ts";
import { StepShape } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { WizardShape } from "../frame/wizard-shape.tsx";
import { BookingConflict } from "./booking-conflict.tsx";
import { type Begun, callsOf, pageOf } from "./change-calls.ts";
import { ChangeDesk } from "./change-desk.tsx";
import { type Met, openChange } from "./change-draft.ts";
import { ChangeFrame } from "./change-frame.tsx";
import { type ChangePart, changePaths, partAt, useChangeWay } from "./change-way.ts";
import { Overview } from "./overview.tsx";
import { Review } from "./review.tsx";

const pages: Record<ChangePart, ComponentType<StepProps>> = {
  dates: partOnDemand(() => import("../dates/dates-step.tsx")),
  rooms: partOnDemand(() => import("../rooms/rooms-step.tsx")),
  guests: partOnDemand(() => import("../guests/guests-step.tsx")),
  transport: partOnDemand(() => import("../transport/transport-step.tsx")),
  addOns: partOnDemand(() => import("../add-ons/add-ons-step.tsx")),
};

type Opened = {
  readonly draft: OpenDraft;
  readonly begun: Begun;
  readonly bookingNo: string;
  /** What somebody else changed meanwhile, and what is known of it. */
  readonly rival: { readonly met: Met; readonly facts: Facts | null } | null;
  /** Counts how often it was opened: the steps are drawn anew. */
  readonly round: number;
};

/** Somebody has changed the booking, and nothing that the steps ask. */
const nothingElse = ({ queue }: OpenDraft, now: BookingJson): Met => ({
  both: [],
  theirs: [],
  mine: queue.state().json,
  now,
});

type JsonReply = Reply<typeof bookingJsonRoute>;
type Detail = Reply<typeof bookingRoute>;

/** The booking's answers, opened to be changed; null until they are there. */
function useOpenChange(_id: BookingId) {
  const { side } = useBackend();
  const calls = callsOf(side.name);
  const json = useCall(calls.json, { params: { _id } });
  const detail = useCall(calls.detail, { params: { _id } });
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (reply: JsonReply, { draftId, bookingNo, guests }: Detail, facts: Facts | null) => {
    const guestIds = guests.map((guest) => guest._id);
    const begun = { json: reply.bookingJson as BookingJson, guestIds, version: reply.version };
    const { draft, met } = openChange({
      bookingId: _id,
      draftId: draftOf(draftId),
      json: begun.json,
      guestIds,
    });
    setOpened((earlier) => ({
      draft,
      begun,
      bookingNo,
      round: (earlier?.round ?? 0) + 1,
      rival: met || facts ? { met: met ?? nothingElse(draft, begun.json), facts } : null,
    }));
  };
  useEffect(() => {
    if (json.data === undefined || detail.data === undefined || opened !== null) return;
    open(json.data, detail.data, null);
  });
  /** Somebody else has changed the booking: the change goes on over it as it is now. */
  const renew = async (facts: Facts) => {
    const [reply, found] = await Promise.all([json.refetch(), detail.refetch()]);
    if (reply.data && found.data) open(reply.data, found.data, facts);
  };
  const settle = (side: Side) => {
    if (opened?.rival == null) return;
    const { mine, now, both } = opened.rival.met;
    const from = side === "mine" ? mine : now;
    const names = side === "mine" ? both : (Object.keys(now) as readonly string[]);
    opened.draft.queue.edit(Object.fromEntries(names.map((name) => [name, from[name as keyof BookingJson]])));
    setOpened({ ...opened, rival: null, round: opened.round + 1 });
  };
  const retry = () => void Promise.all([json.refetch(), detail.refetch()]);
  return { opened, error: json.error ?? detail.error, retry, renew, settle };
}

/** A booking that is being changed with the wizard's own steps. */
export default function ChangePage() {
  const { t } = useTranslation("booking");
  const { id, part } = useParamsAt("/booking/detail/$id/change/$part", "/staff/bookings/$id/change/$part");
  const { side } = useBackend();
  const base = pageOf(side.name, id);
  const { opened, error, retry, renew, settle } = useOpenChange(id);
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
    <DraftProvider key={opened.round} value={opened.draft}>
      <WizardFlowProvider value={way}>
        <ChangeDesk _id={id} begun={opened.begun}>
          <OpenedChange {...{ id, base, part, renew, settle }} {...opened} house={house.data} />
        </ChangeDesk>
      </WizardFlowProvider>
    </DraftProvider>
  );
}

type OpenedChangeProps = { id: BookingId; base: string; part: string; house: Resort } & Pick<
  Opened,
  "begun" | "bookingNo" | "rival"
> & { renew: (facts: Facts) => Promise<void>; settle: (side: Side) => void };

function OpenedChange({
  id,
  base,
  bookingNo,
  begun,
  rival,
  part,
  renew,
  settle,
  ...facts
}: OpenedChangeProps) {
  const house = useOwnAges(facts.house);
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
      {rival && <BookingConflict {...rival} onSettle={settle} />}
      {Page ? (
        <Suspense fallback={<StepShape what={t("review.wait")} />}>
          <Page key={part} resort={house} />
        </Suspense>
      ) : isReview ? (
        <Review _id={id} base={base} begun={begun} onChangedSince={renew} />
      ) : (
        <Overview base={base} onReview={() => void navigate({ to: changePaths(base).review })} />
      )}
    </ChangeFrame>
  );
}
