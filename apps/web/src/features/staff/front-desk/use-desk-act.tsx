import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../api/call-failure.ts";
import { useSend } from "../../../api/use-call.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureText } from "../../../ui/use-failure-text.ts";
import { BalanceDialog, type Debt } from "./balance-dialog.tsx";
import { checkIn, checkOut, deskPaths } from "./calls.ts";

export type DeskVerb = "checkIn" | "checkOut";
type Guest = { readonly _id: string; readonly bookingName: string };

type DeskAct = {
  readonly act: (verb: DeskVerb, guest: Guest) => Promise<void>;
  /** Id of the booking that is being let in or out. */
  readonly busyId: string | null;
  /** Asks about money that is still owed; stands once on the page. */
  readonly dialog: ReactNode;
};

/** Lets guests in and out. Money that is owed is asked about first; everything else is told in a toast. */
export function useDeskAct(): DeskAct {
  const { t } = useTranslation("staff");
  const toast = useToast();
  const say = useFailureText();
  const sends = { checkIn: useSend(checkIn, deskPaths), checkOut: useSend(checkOut, deskPaths) };
  const [busyId, setBusyId] = useState<string | null>(null);
  const [debt, setDebt] = useState<Debt | null>(null);

  const send = async (verb: DeskVerb, guest: Guest, despiteBalance: boolean) => {
    setBusyId(guest._id);
    try {
      await sends[verb].mutateAsync({ params: { _id: guest._id }, body: { despiteBalance } });
      setDebt(null);
      const done = verb === "checkIn" ? "act.checkedIn" : "act.checkedOut";
      toast({ tone: "success", text: t(done, { name: guest.bookingName }) });
    } catch (thrown) {
      const owed = isFailure(thrown, "BALANCE_DUE") ? thrown.facts.dueSen : undefined;
      if (typeof owed === "number") setDebt({ verb, guest, amount: formatRinggit(owed) });
      else {
        setDebt(null);
        toast({ tone: "danger", text: say(thrown) });
      }
    } finally {
      setBusyId(null);
    }
  };
  return {
    act: (verb, guest) => send(verb, guest, false),
    busyId,
    dialog: (
      <BalanceDialog
        debt={debt}
        busy={busyId !== null}
        onClose={() => setDebt(null)}
        onAnyway={() => debt && send(debt.verb, debt.guest, true)}
      />
    ),
  };
}
