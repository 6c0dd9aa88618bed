import { useSend } from "../../../../api/use-call.ts";
import { DeleteConfirm } from "../../../../business/catalogue/delete-confirm.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { deleteOption, type Option, packagePaths } from "../calls.ts";

/** Asks before an option is deleted with its prices; one that is in use says by what. */
export function DeleteOptionDialog({ option, onClose }: { option: Option; onClose: () => void }) {
  const { t } = useTranslation("catalogue");
  const { say } = useLanguage();
  const toast = useToast();
  const send = useSend(deleteOption, packagePaths);
  const remove = async () => {
    await send.mutateAsync({ params: { _id: option._id } });
    onClose();
    toast({ tone: "success", text: t("page.optionDeleted") });
  };
  return (
    <DeleteConfirm
      title={t("page.deleteOptionTitle", { name: say(option.name) })}
      text={t("page.deleteOptionText")}
      busy={send.isPending}
      error={send.error}
      onDelete={remove}
      onClose={onClose}
    />
  );
}
