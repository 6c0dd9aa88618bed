import type { GatewayId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { CallFailure } from "../../../api/call-failure.ts";
import { useSend } from "../../../api/use-call.ts";
import { useLatestSave } from "../../../api/use-latest-save.ts";
import { useTypedBeside } from "../../../business/typed-beside.ts";
import { useBrand } from "../../../business/use-brand.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { moveItem } from "../../../ui/move-item.ts";
import { useRuleText } from "../../../ui/use-failure-text.ts";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { type GatewayEntry, type GatewayList, gatewayList, setGateways } from "./calls.ts";
import { typedWays } from "./typed-ways.ts";

/** The list as it was last chosen: shown at once, and as it was when the server does not take it. */
export function useChoice({ gateways: kept, version }: GatewayList) {
  const { t } = useTranslation("gateways");
  const brand = useBrand();
  const showFailure = useFailureToast();
  const send = useSend(setGateways, [gatewayList.path]);
  const ruleText = useRuleText();
  const [announcement, setAnnouncement] = useState("");
  /** What was refused of single gateways, in words. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { wanted, put } = useLatestSave(version, async (next: readonly GatewayEntry[], base) => {
    setRefused({});
    try {
      await send.mutateAsync({
        body: { gateways: next.map(({ id, active }) => ({ id, active })) },
        options: base === undefined ? {} : { ifMatch: base },
      });
      return true;
    } catch (failure) {
      setAnnouncement("");
      const fields = failure instanceof CallFailure ? failure.fields : [];
      const lines = fields.flatMap(({ path, rule, facts }) => {
        const entry = next[Number(/gateways[./](\d+)/.exec(path)?.[1])];
        return entry ? [[entry.id, ruleText(rule, facts)] as const] : [];
      });
      setRefused(Object.fromEntries(lines));
      if (lines.length > 0) return false;
      showFailure(failure);
      return false;
    }
  });
  const shown = wanted ?? kept;
  useTypedBeside(wanted, typedWays);
  return {
    shown,
    announcement,
    refused,
    turn: (id: GatewayId, active: boolean) =>
      put(shown.map((gateway) => (gateway.id === id ? { ...gateway, active } : gateway))),
    move: (from: number, to: number) => {
      const next = moveItem(shown, from, to);
      const entry = shown[from];
      if (next === shown || entry === undefined) return;
      setAnnouncement(t("moved", { name: brand(entry.id)?.name ?? entry.id, place: to + 1 }));
      void put(next);
    },
  };
}
