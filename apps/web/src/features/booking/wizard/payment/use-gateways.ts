import { useState } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { gatewayBanks, offeredGateways } from "../calls.ts";

/**
 * The gateways that are offered, the way that is chosen (the first gateway until somebody chooses, unless something else
 * is usual), the banks of that gateway, and the one that the guest wants to go on to.
 */
export function useGateways(chosen: string | null, usual: string | null) {
  const { data } = useCall(offeredGateways, {});
  const [bank, setBank] = useState("");
  const gateways = data?.gateways ?? [];
  const way = chosen ?? usual ?? gateways[0]?.id ?? "";
  const gateway = gateways.find(({ id }) => id === way);
  const listsBanks = gateway?.hasBanks === true;
  const banks = useCall(gatewayBanks, { params: { gateway: way } }, { enabled: listsBanks }).data?.banks;
  return {
    gateways,
    gateway,
    way,
    isKnown: data !== undefined,
    /** A transfer to the resort's account is all that there is: it is made after booking. */
    onlyTransfer: data !== undefined && gateways.length === 0 && data.bankTransfer,
    banks: listsBanks ? (banks ?? []) : [],
    bank,
    setBank,
    /** Only where the gateway lists banks. */
    wanted: listsBanks && bank !== "" ? bank : undefined,
  };
}

export type GatewayChoice = ReturnType<typeof useGateways>;
