import { useState } from "react";
import { useMay, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { IconPencil, IconPrinter, IconUsersPlus } from "../../../ui/icons/index.ts";
import { useToast } from "../../../ui/toast.tsx";
import { cancelGroup, type GroupDetail, groupPaths, releaseGroup } from "./calls.ts";
import { GroupDialog } from "./group-dialog.tsx";
import { KeepDialog } from "./keep-dialog.tsx";
import { NameDialog } from "./name-dialog.tsx";

/** Asks before rooms are released, or the group is cancelled. */
function AskFirst({
  act,
  group,
  onClose,
}: {
  act: "release" | "cancel";
  group: GroupDetail;
  onClose: () => void;
}) {
  const { t } = useTranslation("groups");
  const toast = useToast();
  const sends = { release: useSend(releaseGroup, groupPaths), cancel: useSend(cancelGroup, groupPaths) };
  const send = sends[act];
  const agree = async () => {
    await send.mutateAsync({ params: { _id: group._id } });
    onClose();
    toast({ tone: "success", text: t(act === "release" ? "acts.released" : "acts.cancelled") });
  };
  return (
    <ConfirmDialog
      title={t(act === "release" ? "acts.releaseTitle" : "acts.cancelTitle", { count: group.roomsLeft })}
      words={{ keep: t("acts.back"), agree: t(act === "release" ? "acts.release" : "acts.cancel") }}
      busy={send.isPending}
      error={send.error}
      onAgree={agree}
      onClose={onClose}
    >
      <p>{t(act === "release" ? "acts.releaseText" : "acts.cancelText")}</p>
    </ConfirmDialog>
  );
}

/** What can be done about a group, by who may. */
export function GroupActs({ group }: { group: GroupDetail }) {
  const { t } = useTranslation("groups");
  const may = useMay();
  const [open, setOpen] = useState<"name" | "change" | "release" | "keep" | "cancel" | null>(null);
  const close = () => setOpen(null);
  const { state, roomsLeft } = group;
  const writes = may("groups", "write");
  const names = writes && may("bookings", "create") && state === "open" && roomsLeft > 0;
  const cancels = may("groups", "delete") && state !== "cancelled" && group.bookings === 0;
  return (
    <>
      {names && (
        <Button icon={IconUsersPlus} onClick={() => setOpen("name")}>
          {t("naming.open")}
        </Button>
      )}
      {writes && state !== "cancelled" && (
        <Button kind="outline" icon={IconPencil} onClick={() => setOpen("change")}>
          {t("acts.change")}
        </Button>
      )}
      {writes && state === "open" && (
        <Button kind="outline" onClick={() => setOpen("release")}>
          {t("acts.release")}
        </Button>
      )}
      {writes && state === "released" && (
        <Button kind="outline" onClick={() => setOpen("keep")}>
          {t("acts.keep")}
        </Button>
      )}
      {cancels && (
        <Button kind="danger" onClick={() => setOpen("cancel")}>
          {t("acts.cancel")}
        </Button>
      )}
      <Button kind="outline" icon={IconPrinter} onClick={() => window.print()}>
        {t("acts.print")}
      </Button>
      {open === "name" && <NameDialog group={group} onClose={close} />}
      {open === "change" && <GroupDialog group={group} onClose={close} />}
      {open === "keep" && <KeepDialog group={group} onClose={close} />}
      {(open === "release" || open === "cancel") && <AskFirst act={open} group={group} onClose={close} />}
    </>
  );
}
