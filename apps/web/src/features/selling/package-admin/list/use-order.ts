import type { PackageId } from "@pulau/domain/ids.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useOrder as useOrderOf } from "../../../../business/ordering/use-order.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { orderPackages, type PackageRow, packages } from "../calls.ts";

/** Moves a package by one place in the guests' order, with the version that was read. */
export function useOrder(listed: readonly PackageRow[], orderVersion: number | undefined) {
  const { t } = useTranslation("catalogue");
  const toast = useToast();
  const send = useSend(orderPackages, [packages.path]);
  const { rows, move } = useOrderOf({
    rows: listed,
    version: orderVersion,
    save: (packageIds, options) => send.mutateAsync({ body: { packageIds }, options }),
    movedText: () => t("packages.moved"),
    onSaved: () => toast({ tone: "success", text: t("packages.moved") }),
  });
  return (id: PackageId, by: -1 | 1): void => {
    const from = rows.findIndex(({ _id }) => _id === id);
    move(from, from + by);
  };
}
