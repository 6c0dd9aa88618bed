import type { RoomProblem } from "@pulau/contract/problem.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { useId, useRef } from "react";
import { ReasonForm } from "../../../business/reason-form.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dayText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { RoomTroubles } from "./room-troubles.tsx";

export type DeskVerb = "checkIn" | "checkOut";
export type Guest = { readonly _id: BookingId; readonly bookingName: string; readonly checkOut: Day };
/**
 * What is asked before guests are let in or out: about rooms that are not ready for them, money they owe
 * (`RM 1,145.50`), or nights they leave unslept.
 */
export type Request =
  | {
      readonly about: "rooms";
      readonly verb: "checkIn";
      readonly guest: Guest;
      readonly rooms: readonly RoomProblem[];
    }
  | { readonly about: "due"; readonly verb: DeskVerb; readonly guest: Guest; readonly amount: string }
  | { readonly about: "early"; readonly verb: "checkOut"; readonly guest: Guest };

function useWords(act: Request) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const name = act.guest.bookingName;
  if (act.about === "rooms") {
    return {
      title: t("act.rooms.title"),
      text: t("act.rooms.text", { name }),
      note: t("act.rooms.history"),
      wait: t("act.rooms.wait"),
      goOn: t("act.rooms.goOn"),
    };
  }
  if (act.about === "early") {
    const day = dayText(act.guest.checkOut, language);
    return {
      title: t("act.early.title"),
      text: t("act.early.text", { name, day }),
      note: t("act.early.note"),
      wait: t("act.early.wait"),
      goOn: t("act.early.goOn"),
    };
  }
  const { verb, amount } = act;
  return {
    title: t("act.due.title", { amount }),
    text: t(`act.due.${verb}`, { name, amount }),
    note: t("act.due.history"),
    wait: t("act.due.wait"),
    goOn: t(verb === "checkIn" ? "act.due.checkInAnyway" : "act.due.checkOutAnyway"),
  };
}

type Parts = {
  request: Request;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  /** With the reason where one is asked for, else with nothing. */
  onGoOn: (reason: string) => void;
};

function Question({ request: parts, open, busy, onClose, onGoOn }: Parts) {
  const words = useWords(parts);
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={words.title}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {words.wait}
          </Button>
          {parts.about === "rooms" ? (
            <Button type="submit" form={id} busy={busy}>
              {words.goOn}
            </Button>
          ) : (
            <Button busy={busy} onClick={() => onGoOn("")}>
              {words.goOn}
            </Button>
          )}
        </>
      }
    >
      <p>{words.text}</p>
      {parts.about === "rooms" && (
        <>
          <RoomTroubles rooms={parts.rooms} />
          <ReasonForm id={id} onReason={onGoOn} />
        </>
      )}
      <p className="hint">{words.note}</p>
    </Dialog>
  );
}

/**
 * Asks before the desk goes on. What was asked last stays in place, closed: only a dialog that closes gives the focus
 * back.
 */
export function ConfirmDialog({
  request: wanted,
  ...rest
}: Omit<Parts, "request" | "open"> & { request: Request | null }) {
  const last = useRef(wanted);
  if (wanted !== null) last.current = wanted;
  return last.current && <Question request={last.current} open={wanted !== null} {...rest} />;
}
