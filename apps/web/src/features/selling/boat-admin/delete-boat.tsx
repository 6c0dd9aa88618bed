import { useMay, useSend } from "../../../api/use-call.ts";
import { DeleteButton } from "../../../business/catalogue/delete-button.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { type Boat, boatPaths, deleteBoat } from "./calls.ts";

/** Deletes a boat that is out of use. */
export function DeleteBoat({ boat, onDone }: { boat: Boat; onDone: () => void }) {
  const { t } = useTranslation("boats");
  const mayDelete = useMay()("boats", "delete");
  const send = useSend(deleteBoat, boatPaths);
  if (!mayDelete) return null;
  return (
    <DeleteButton
      words={{ act: t("delete"), sure: t("deleteSure"), done: t("deleted") }}
      busy={send.isPending}
      onDelete={() => send.mutateAsync({ params: { _id: boat._id } })}
      onDone={onDone}
    />
  );
}
