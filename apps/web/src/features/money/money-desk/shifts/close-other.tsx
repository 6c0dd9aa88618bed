import { useState } from "react";
import { useCall, useMay } from "../../../../api/use-call.ts";
import { ownShift, type ShiftSheet } from "../../../../business/drawer/calls.ts";
import { CountDialog } from "../../../../business/drawer/count-dialog.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";

/** Counts a drawer and closes its shift: one's own, or another's with the right. */
export function CloseOther({ sheet }: { sheet: ShiftSheet }) {
  const { t } = useTranslation("shifts");
  const may = useMay();
  const own = useCall(ownShift, {});
  const [open, setOpen] = useState(false);
  const isOwn = own.data?.shift?._id === sheet._id;
  if (!may("payments", "create") || !(isOwn || may("payments", "write"))) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("strip.close")}</Button>
      {open && <CountDialog shift={sheet} onClose={() => setOpen(false)} />}
    </>
  );
}
