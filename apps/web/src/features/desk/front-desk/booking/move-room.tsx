import type { BookingId } from "@pulau/domain/ids.ts";
import { useId, useState } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { useCall, useSend } from "../../../../api/use-call.ts";
import { ChangeMail } from "../../../../business/change-mail.tsx";
import { ReasonForm } from "../../../../business/reason-form.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { ComboField } from "../../../../ui/combo-field.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconArrowsExchange } from "../../../../ui/icons/index.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { deskPaths, moveRoom, roomsToMove } from "../calls.ts";
import { LockNotice } from "../lock-notice.tsx";
import styles from "./balance.module.css";
import { MovePriceChoice, useMovePrice } from "./move-price.tsx";

type Props = { bookingId: BookingId; position: number; roomNo: string };

/** What keeps the chosen room from being as good as the old one: it is of another type, or not ready yet. */
function MoveForm({ bookingId, position, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation("staff");
  const { say } = useLanguage();
  const ruleText = useRuleText();
  const toast = useToast();
  const id = useId();
  const found = useCall(roomsToMove, { params: { _id: bookingId }, query: { room: position } });
  const send = useSend(moveRoom, [...deskPaths, roomsToMove.path]);
  const [roomId, setRoomId] = useState("");
  const [tried, setTried] = useState(false);
  const fitting = found.data?.rooms.filter(({ verdict }) => verdict === "fits") ?? [];
  const otherType = fitting.find((room) => room.roomId === roomId)?.otherType ?? false;
  const price = useMovePrice({ bookingId, position, roomId, otherType });
  if (found.data === undefined) {
    return found.error ? (
      <ErrorState error={found.error} retry={() => void found.refetch()} />
    ) : (
      <Waiting what={t("move.waiting")}>
        <Skeleton height={120} radius={10} />
      </Waiting>
    );
  }
  const move = async (reason: string) => {
    setTried(true);
    if (roomId === "" || send.isPending) return;
    try {
      const despiteLock = found.data?.lock != null;
      const body = { room: position, roomId, reason, despiteLock, ...price.terms };
      const { roomNo } = await send.mutateAsync({ params: { _id: bookingId }, body });
      toast({ tone: "success", text: t("move.done", { room: roomNo }) });
      onDone();
    } catch (failure) {
      // The dialog shows what the call says; another price is shown before it is agreed to.
      if (isFailure(failure, "PRICE_CHANGED")) price.again();
    }
  };
  if (fitting.length === 0) return <Notice tone="warning">{t("move.none")}</Notice>;
  return (
    <div className={styles.dialog}>
      {found.data.lock && <LockNotice lock={found.data.lock} name={null} />}
      <ComboField
        label={t("move.room")}
        value={roomId}
        onChange={setRoomId}
        empty={t("move.choose")}
        error={tried && roomId === "" ? ruleText("required") : null}
        choices={fitting.map((room) => ({
          value: room.roomId,
          text: t(room.ready ? "move.choice" : "move.choiceNotReady", {
            room: room.roomNo,
            type: say(room.roomTypeName),
          }),
        }))}
      />
      {otherType && <MovePriceChoice price={price} />}
      <ReasonForm id={id} onReason={(reason) => void move(reason)} />
      {roomId !== "" && (
        <ChangeMail
          bookingId={bookingId}
          act={{ act: "moveRoom", room: position, roomId, keepPrice: price.choice === "keep" }}
        />
      )}
      {send.error && <ErrorState error={send.error} />}
      <div className={styles.end}>
        <Button kind="outline" onClick={onDone}>
          {t("move.keep")}
        </Button>
        <Button type="submit" form={id} busy={send.isPending}>
          {t("move.act")}
        </Button>
      </div>
    </div>
  );
}

/** Moves the guests of one room into another, at the agreed price or the new room's. */
export function MoveRoom(props: Props) {
  const { roomNo } = props;
  const { t } = useTranslation("staff");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="small" icon={IconArrowsExchange} onClick={() => setOpen(true)}>
        {roomNo === "" ? t("move.give") : t("move.open", { room: roomNo })}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={roomNo === "" ? t("move.give") : t("move.title", { room: roomNo })}
      >
        {open && <MoveForm {...props} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}
