import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSend } from "../../../../api/use-call.ts";
import { Button } from "../../../../ui/button.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { deleteRoomType, type RoomType, roomPaths } from "../calls.ts";
import styles from "../rooms.module.css";

/** Deletes a type at the second press. One that is used can't be: it says by what. */
export function DeleteType({ type, onDone }: { type: RoomType; onDone: () => void }) {
  const { t } = useTranslation("rooms");
  const toast = useToast();
  const say = useFailureText();
  const send = useSend(deleteRoomType, roomPaths);
  const [sure, setSure] = useState(false);
  const remove = async () => {
    try {
      await send.mutateAsync({ params: { _id: type._id } });
      toast({ text: t("types.deleted"), tone: "success" });
      onDone();
    } catch (failure) {
      toast({ text: say(failure), tone: "danger" });
      setSure(false);
    }
  };
  return (
    <Button
      kind="danger"
      icon={IconTrash}
      className={styles.delete ?? ""}
      busy={send.isPending}
      onClick={() => (sure ? void remove() : setSure(true))}
    >
      {t(sure ? "types.deleteSure" : "types.delete")}
    </Button>
  );
}
