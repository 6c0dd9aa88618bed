import type { BookingId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useMay } from "../../../api/use-call.ts";
import type { Outlet, Paid, PhoneSale, Till } from "./calls.ts";
import { ChargeSheet } from "./charge-sheet.tsx";
import type { Done } from "./done-view.tsx";
import { PaySheet } from "./pay-sheet.tsx";
import { SettleChoice, type Settling } from "./settle-choice.tsx";
import type { useTill } from "./use-till.ts";

type State = ReturnType<typeof useTill>;

/**
 * Which sheet a basket is settled on: the one that was sent and not answered, as it is sent again as it was and not another
 * way; else the one that was chosen last, by who may do both.
 */
export function useSettling({ slip, sale }: Pick<State, "slip" | "sale">, stay: BookingId | undefined) {
  const may = useMay();
  const [chosen, choose] = useState<Settling>("sheet");
  const [mayCharge, maySell] = [may("charges", "create"), may("sales", "create")];
  const unanswered = (): Settling | null => (slip.unanswered() ? "sheet" : sale.unanswered() ? "pay" : null);
  const usual = (): Settling => {
    if (!mayCharge) return "pay";
    return maySell && !stay ? chosen : "sheet";
  };
  return {
    mayCharge,
    maySell,
    choose,
    first: (): Settling => unanswered() ?? usual(),
    mayChoose: (): boolean => mayCharge && maySell && unanswered() === null,
  };
}

type Props = {
  readonly open: Settling;
  readonly onOpen: (next: Settling | null) => void;
  readonly settling: ReturnType<typeof useSettling>;
  readonly data: Till;
  readonly outlet: Outlet;
  readonly state: State;
  /** Who pays, where that is known already. */
  readonly stay: BookingId | undefined;
  readonly onDone: (made: Done) => void;
  readonly onSold: (sold: Paid) => void;
  readonly onRequested: (sale: PhoneSale) => void;
};

/** The sheet on which a basket is put on a room's bill, or paid. */
export function SettleSheets({ open, onOpen, settling, data, outlet, state, stay, ...then }: Props) {
  const { basket, put, slip, sale } = state;
  const choice = settling.mayChoose() && (
    <SettleChoice
      value={open}
      onChange={(next) => {
        settling.choose(next);
        onOpen(next);
      }}
    />
  );
  const shared = { data, outlet, basket, put, settling: choice, onClose: () => onOpen(null) };
  if (open === "pay") return <PaySheet {...shared} {...then} sale={sale} />;
  return <ChargeSheet {...shared} slip={slip} first={stay ?? null} onDone={then.onDone} />;
}
