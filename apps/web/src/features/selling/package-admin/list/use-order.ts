import type { PackageId } from "@pulau/domain/ids.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useLatestSave } from "../../../../api/use-latest-save.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { moveItem } from "../../../../ui/move-item.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { orderPackages, packages } from "../calls.ts";

/** Moves a package by one place in the guests' order, with the version that was read. */
export function useOrder(ids: readonly PackageId[], orderVersion: number | undefined) {
  const { t } = useTranslation("catalogue");
  const toast = useToast();
  const showFailure = useFailureToast();
  const send = useSend(orderPackages, [packages.path]);
  const { wanted, put } = useLatestSave(orderVersion, async (packageIds: PackageId[], base) => {
    try {
      await send.mutateAsync({
        body: { packageIds },
        options: base === undefined ? {} : { ifMatch: base },
      });
      toast({ tone: "success", text: t("packages.moved") });
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    }
  });
  return (id: PackageId, by: -1 | 1): void => {
    const shown = wanted ?? ids;
    const from = shown.indexOf(id);
    const next = moveItem(shown, from, from + by);
    if (next !== shown) void put([...next]);
  };
}
