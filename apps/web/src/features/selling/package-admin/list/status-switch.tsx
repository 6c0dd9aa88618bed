import { useMay, useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Chip } from "../../../../ui/chip.tsx";
import { Switch } from "../../../../ui/choice-fields.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { useWritesDisabled } from "../../../../ui/writes-disabled.ts";
import { type PackageRow, packagePaths, setStatus } from "../calls.ts";

/** Whether a package is on sale, switched in the row at once. */
export function StatusSwitch({ row }: { row: PackageRow }) {
  const { t } = useTranslation("catalogue");
  const may = useMay();
  const showFailure = useFailureToast();
  const writesOff = useWritesDisabled();
  const send = useSend(setStatus, packagePaths);
  const text = t(row.activeStatus ? "status.onSale" : "status.offSale");
  if (!may("rates", "write")) return <Chip tone={row.activeStatus ? "success" : "neutral"}>{text}</Chip>;
  const change = (activeStatus: boolean) =>
    send.mutateAsync({ params: { _id: row._id }, body: { activeStatus } }).catch(showFailure);
  return (
    <Switch
      label={text}
      checked={row.activeStatus}
      disabled={send.isPending || writesOff !== null}
      onChange={(on) => void change(on)}
    />
  );
}
