import { useNavigate } from "@tanstack/react-router";
import { useSend } from "../../../../api/use-call.ts";
import { DeleteConfirm } from "../../../../business/catalogue/delete-confirm.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { deletePackage, type PackageRow, packages } from "../calls.ts";

type Props = {
  row: Pick<PackageRow, "_id" | "name">;
  onClose: () => void;
  /** From the package's own page, which is then left. */
  leaves?: boolean;
};

/** Asks before a package is deleted; one that is in use says by what. */
export function DeleteDialog({ row, onClose, leaves = false }: Props) {
  const { t } = useTranslation("catalogue");
  const { say } = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const send = useSend(deletePackage, [packages.path]);
  const remove = async () => {
    await send.mutateAsync({ params: { _id: row._id } });
    toast({ tone: "success", text: t("packages.deleted") });
    if (leaves) await navigate({ to: "/staff/packages" });
    else onClose();
  };
  return (
    <DeleteConfirm
      title={t("packages.deleteTitle", { name: say(row.name) })}
      text={t("packages.deleteText")}
      busy={send.isPending}
      error={send.error}
      onDelete={remove}
      onClose={onClose}
    />
  );
}
