import { useSend } from "../../../../api/use-call.ts";
import { DeleteButton } from "../../../../business/catalogue/delete-button.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { deleteRoomType, type RoomType, roomPaths } from "../calls.ts";

/** Deletes a type that is not in use. */
export function DeleteType({ type, onDone }: { type: RoomType; onDone: () => void }) {
  const { t } = useTranslation("rooms");
  const send = useSend(deleteRoomType, roomPaths);
  return (
    <DeleteButton
      words={{ act: t("types.delete"), sure: t("types.deleteSure"), done: t("types.deleted") }}
      busy={send.isPending}
      onDelete={() => send.mutateAsync({ params: { _id: type._id } })}
      onDone={onDone}
    />
  );
}
