import type { FolioPayer } from "@pulau/contract/folios.ts";
import type { FolioItem } from "@pulau/domain/folio/folio-items.ts";
import type { FolioLetter, FolioShare } from "@pulau/domain/folio/share-rules.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { type FolioPiece, type Folios, moneyPaths, saveFolios } from "../calls.ts";

/** Who pays what, as it is saved whole. */
export type FolioPlan = {
  readonly invoices: "one" | "each";
  readonly folios: readonly FolioPayer[];
  readonly shares: readonly FolioShare[];
  readonly payments?: Folios["payments"];
};

const payerOf = ({
  letter,
  payer,
  name,
  registrationNo,
  taxNo,
  email,
  phone,
  address,
}: FolioPayer): FolioPayer => ({ letter, payer, name, registrationNo, taxNo, email, phone, address });

/** The plan as it is saved now. */
export const planOf = ({ split, folios, shares }: Folios): FolioPlan => ({
  invoices: split === "one" ? "one" : "each",
  folios: folios.map(payerOf),
  shares: shares as readonly FolioShare[],
});

/** A piece as the item that it is of: what moving and splitting need to know of it. */
export const itemOf = ({ key, chargeId, line, wholeSen }: FolioPiece): FolioItem => ({
  key,
  chargeId,
  line: line as FolioItem["line"],
  totalSen: wholeSen,
  taxSen: 0,
  parts: [],
});

/** What a payer is called: A by the name of the booking. */
export const nameOf = ({ bookingName }: Folios, { letter, name }: { letter: FolioLetter; name: string }) =>
  letter === "A" ? bookingName : name;

/** Saves who pays what, and takes the last save back. */
export function useFolios(bookingId: BookingId, shown: Folios) {
  const { t } = useTranslation("folios");
  const toast = useToast();
  const send = useSend(saveFolios, moneyPaths);
  const [before, setBefore] = useState<FolioPlan | null>(null);
  const put = ({ invoices, folios, shares, payments = [] }: FolioPlan) =>
    send.mutateAsync({
      params: { _id: bookingId },
      body: {
        invoices,
        folios: folios.map(payerOf),
        shares: [...shares],
        payments: payments.map(({ _id, folio }) => ({ _id, folio })),
      },
      options: { ifMatch: shown.version },
    });
  /** Resolves to whether it was saved; a refusal is shown by the card. */
  const save = async (plan: FolioPlan): Promise<void> => {
    const { payments } = shown;
    await put(plan);
    setBefore({ ...planOf(shown), ...(plan.payments && { payments }) });
    toast({ tone: "success", text: t("saved") });
  };
  const undo = async () => {
    if (!before) return;
    await put(before);
    setBefore(null);
    toast({ tone: "success", text: t("saved") });
  };
  /** For presses: what is refused is said by `error`. */
  const press = (work: Promise<void>) => void work.catch(() => undefined);
  return {
    save,
    press,
    busy: send.isPending,
    error: send.error,
    undo: before && (() => press(undo())),
  };
}
export type FolioActs = ReturnType<typeof useFolios>;
