import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dayText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";

export type DeskVerb = "checkIn" | "checkOut";
export type Guest = { readonly _id: string; readonly bookingName: string; readonly checkOut: string };
/** What is asked before guests are let in or out: about money they owe (`RM 1,145.50`), or nights they leave unslept. */
export type Ask =
  | { readonly about: "due"; readonly verb: DeskVerb; readonly guest: Guest; readonly amount: string }
  | { readonly about: "early"; readonly verb: "checkOut"; readonly guest: Guest };

function useWords(ask: Ask) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const name = ask.guest.bookingName;
  if (ask.about === "early") {
    const day = dayText(ask.guest.checkOut, language);
    return {
      title: t("act.early.title"),
      text: t("act.early.text", { name, day }),
      note: t("act.early.note"),
      wait: t("act.early.wait"),
      goOn: t("act.early.goOn"),
    };
  }
  const { verb, amount } = ask;
  return {
    title: t("act.due.title", { amount }),
    text: t(`act.due.${verb}`, { name, amount }),
    note: t("act.due.history"),
    wait: t("act.due.wait"),
    goOn: t(verb === "checkIn" ? "act.due.checkInAnyway" : "act.due.checkOutAnyway"),
  };
}

type Parts = { ask: Ask; open: boolean; busy: boolean; onClose: () => void; onGoOn: () => void };

function Asking({ ask, open, busy, onClose, onGoOn }: Parts) {
  const words = useWords(ask);
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
          <Button busy={busy} onClick={onGoOn}>
            {words.goOn}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <p className="hint">{words.note}</p>
    </Dialog>
  );
}

/**
 * Asks before the desk goes on. What was asked last stays in place, closed: only a dialog that closes gives the focus
 * back.
 */
export function AskDialog({ ask, ...rest }: Omit<Parts, "ask" | "open"> & { ask: Ask | null }) {
  const last = useRef(ask);
  if (ask !== null) last.current = ask;
  return last.current && <Asking ask={last.current} open={ask !== null} {...rest} />;
}
