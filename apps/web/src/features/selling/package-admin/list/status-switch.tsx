import { useMay, useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Chip } from "../../../../ui/chip.tsx";
import { Switch } from "../../../../ui/choice-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { useWritesDisabled } from "../../../../ui/writes-disabled.ts";
import { type PackageRow, packagePaths, setStatus } from "../calls.ts";

/** Whether a package is on sale, switched in the row at once. */
export function StatusSwitch({ row }: { row: PackageRow }) {
  const { t } = useTranslation("catalogue");
  const may = useMay();
  const toast = useToast();
  const say = useFailureText();
  const writesOff = useWritesDisabled();
  const send = useSend(setStatus, packagePaths);
  const text = t(row.activeStatus ? "status.onSale" : "status.offSale");
  if (!may("rates", "write")) return <Chip tone={row.activeStatus ? "success" : "neutral"}>{text}</Chip>;
  const change = (activeStatus: boolean) =>
    send
      .mutateAsync({ params: { _id: row._id }, body: { activeStatus } })
      .catch((failure) => toast({ tone: "danger", text: say(failure) }));
  return (
    <Switch
      label={text}
      checked={row.activeStatus}
      disabled={send.isPending || writesOff !== null}
      onChange={(on) => void change(on)}
    />
  );
}
