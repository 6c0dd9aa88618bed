import { reportFaultRoute } from "@pulau/contract/room-closures.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { keptOfKind, useKept } from "../../../api/kept/use-outbox.ts";
import { useMay } from "../../../api/use-call.ts";
import {
  closeAct,
  type FaultAct,
  faultAct,
  photoAct,
  type SettleAct,
  settleAct,
} from "../../../business/room-acts/kept.ts";
import { PhotoPicker } from "../../../business/room-acts/photo-picker.tsx";
import { PhotoStrip } from "../../../business/room-acts/photo-strip.tsx";
import { useRoomOutbox } from "../../../business/room-acts/use-acting.ts";
import { ClosureDialog } from "../../../business/room-closure/closure-dialog.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconCloudUp,
} from "../../../ui/icons/index.ts";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Textarea } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import type { Fault, Room, RoomDetail } from "./calls.ts";
import styles from "./room-sheet.module.css";

function ReportForm({ room, onDone }: { room: Room; onDone: () => void }) {
  const { t } = useTranslation(["housekeeping", "staff"]);
  const toast = useToast();
  const { acting, send } = useRoomOutbox();
  const [photos, setPhotos] = useState<readonly Blob[]>([]);
  const form = useForm({
    schema: reportFaultRoute.body,
    initial: { text: "" },
    onSubmit: async ({ text }) => {
      const act = faultAct(room, text, acting());
      const sent = await send(act);
      for (const file of photos)
        await send(photoAct(room, { fault: act.body._id, file, follows: act.id }, acting()));
      const done = t("faults.reported", { room: room.roomNo });
      toast({ tone: "success", text: sent ? done : `${done} ${t("staff:kept.sentLater")}` });
      onDone();
    },
  });
  return (
    <form {...form.form} className={styles.form}>
      <Textarea
        {...form.field("text")}
        label={t("faults.text")}
        hint={t("faults.hint")}
        rows={3}
        most={500}
      />
      <PhotoPicker what={t("faults.photo")} photos={photos} onChange={setPhotos} />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <div className={styles.formActs}>
        <Button kind="outline" size="small" onClick={onDone}>
          {t("cancel")}
        </Button>
        <Button type="submit" size="small" busy={form.busy}>
          {t("faults.send")}
        </Button>
      </div>
    </form>
  );
}

/** Settles a fault, with the way back in a toast; one that is open again was asked about first. Without a signal both wait. */
function useSettle(room: Room) {
  const { t } = useTranslation(["housekeeping", "staff"]);
  const toast = useToast();
  const showFailure = useFailureToast();
  const { acting, send } = useRoomOutbox();
  const go = (fault: Fault, done: boolean) => send(settleAct(room, fault, done, acting()));
  return {
    reopen: (fault: Fault) => go(fault, false),
    settle: (fault: Fault) =>
      go(fault, true).then((sent) => {
        const text = t("faults.settled", { room: room.roomNo });
        toast({
          tone: "success",
          text: sent ? text : `${text} ${t("staff:kept.sentLater")}`,
          undo: () => void go(fault, false).catch(showFailure),
        });
      }, showFailure),
  };
}

type LineProps = {
  readonly room: Room;
  readonly fault: Fault;
  readonly mayWrite: boolean;
  readonly onSettle: () => void;
  readonly onReopen: () => void;
  /** Closes the room for it; null for whoever may not. */
  readonly onCloseRoom: (() => void) | null;
};

/** Faults as this device has them: repaired or open again by acts that the server does not tell yet. */
const withSettled = (faults: readonly Fault[], acts: readonly SettleAct[]): readonly Fault[] =>
  faults.map((fault) => {
    const act = acts.findLast(({ faultId }) => faultId === fault._id);
    if (!act) return fault;
    return { ...fault, doneAt: act.body.done ? act.at : null, doneBy: null };
  });

const closed = { busy: false, error: null };

/** A fault that waits on this device. */
function WaitingFault({ room, act, mayWrite }: { room: Room; act: FaultAct; mayWrite: boolean }) {
  const { t } = useTranslation("staff");
  const { text, _id } = act.body;
  return (
    <li data-open>
      <p className={styles.note} dir="auto">
        {text}
      </p>
      <Chip tone="warning" icon={IconCloudUp}>
        {t("kept.unsent")}
      </Chip>
      <PhotoStrip {...{ room, mayWrite }} what={text} photos={[]} subject={{ fault: _id }} follows={act.id} />
    </li>
  );
}

function FaultLine({ room, fault, mayWrite, onSettle, onReopen, onCloseRoom }: LineProps) {
  const { t } = useTranslation(["housekeeping", "closures"]);
  const isOpen = fault.doneAt === null;
  return (
    <li data-open={isOpen || undefined}>
      <p className={styles.note} dir="auto">
        {fault.text}
      </p>
      <small className="muted">
        {t(isOpen ? "faults.open" : "faults.done")}, <bdi>{isOpen ? fault.by : fault.doneBy}</bdi>{" "}
        <MomentText moment={fault.doneAt ?? fault.at} />
      </small>
      <PhotoStrip
        {...{ room, photos: fault.photos }}
        what={fault.text}
        subject={{ fault: fault._id }}
        mayWrite={mayWrite && isOpen}
      />
      {mayWrite && (
        <div className={styles.faultActs}>
          {isOpen ? (
            <Button kind="soft" size="small" icon={IconCheck} onClick={onSettle}>
              {t("faults.settle")}
            </Button>
          ) : (
            <Button kind="plain" size="small" icon={IconArrowBackUp} onClick={onReopen}>
              {t("faults.reopen")}
            </Button>
          )}
          {isOpen && onCloseRoom && (
            <Button kind="outline" size="small" icon={IconBan} onClick={onCloseRoom}>
              {t("closures:close")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

type Props = {
  readonly room: Room;
  readonly detail: RoomDetail | undefined;
  readonly today: Day;
  readonly mayWrite: boolean;
};

/** What is broken in a room, what was repaired, and the way to report more. */
export function RoomFaults({ room, detail, today, mayWrite }: Props) {
  const { t } = useTranslation("housekeeping");
  const { settle, reopen } = useSettle(room);
  const { acting, send } = useRoomOutbox();
  const [reopening, setReopening] = useState<{ readonly busy: boolean; readonly error: unknown }>(closed);
  const mayClose = useMay()("rooms", "write");
  const [reports, setReports] = useState(false);
  const [again, setAgain] = useState<Fault | null>(null);
  const [closesFor, setClosesFor] = useState<Fault | null>(null);
  const kept = useKept();
  const faults = withSettled(detail?.faults ?? [], keptOfKind<SettleAct, never>(kept, "faultSettled").acts);
  const waiting = keptOfKind<FaultAct, never>(kept, "roomFault").acts.filter(
    ({ roomId, body }) => roomId === room._id && !faults.some(({ _id }) => _id === body._id),
  );
  return (
    <section className={styles.block} aria-label={t("faults.title")}>
      <h3>{t("faults.title")}</h3>
      {faults.length + waiting.length > 0 && (
        <ul className={styles.faults}>
          {waiting.map((act) => (
            <WaitingFault key={act.id} {...{ room, act, mayWrite }} />
          ))}
          {faults.map((fault) => (
            <FaultLine
              key={fault._id}
              {...{ room, fault, mayWrite }}
              onSettle={() => void settle(fault)}
              onReopen={() => setAgain(fault)}
              onCloseRoom={mayClose ? () => setClosesFor(fault) : null}
            />
          ))}
        </ul>
      )}
      {reports && <ReportForm room={room} onDone={() => setReports(false)} />}
      {!reports && mayWrite && (
        <Button kind="soft" size="small" icon={IconAlertTriangle} onClick={() => setReports(true)}>
          {t("faults.report")}
        </Button>
      )}
      {!reports && !mayWrite && faults.length + waiting.length === 0 && (
        <p className="muted">{t("faults.none")}</p>
      )}
      {again && (
        <ConfirmDialog
          title={t("faults.reopenTitle")}
          words={{ keep: t("cancel"), agree: t("faults.reopen") }}
          danger={false}
          busy={reopening.busy}
          error={reopening.error}
          onAgree={async () => {
            setReopening({ busy: true, error: null });
            try {
              await reopen(again);
              setAgain(null);
              setReopening(closed);
            } catch (error) {
              setReopening({ busy: false, error });
            }
          }}
          onClose={() => setAgain(null)}
        >
          <p dir="auto">{again.text}</p>
        </ConfirmDialog>
      )}
      {closesFor && (
        <ClosureDialog
          {...{ room, today }}
          closure={null}
          first={{ note: closesFor.text.slice(0, 300), faultId: closesFor._id }}
          send={(body) => send(closeAct(room, body, acting()))}
          onClose={() => setClosesFor(null)}
        />
      )}
    </section>
  );
}
