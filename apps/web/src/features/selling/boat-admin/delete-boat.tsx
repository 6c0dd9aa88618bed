import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay, useSend } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureText } from "../../../ui/use-failure-text.ts";
import styles from "./boats.module.css";
import { type Boat, boatPaths, deleteBoat } from "./calls.ts";

/** Deletes a boat that is out of use at the second press. One that is used can't be: it says by what. */
export function DeleteBoat({ boat, onDone }: { boat: Boat; onDone: () => void }) {
  const { t } = useTranslation("boats");
  const mayDelete = useMay()("boats", "delete");
  const toast = useToast();
  const say = useFailureText();
  const send = useSend(deleteBoat, boatPaths);
  const [sure, setSure] = useState(false);
  const remove = async () => {
    try {
      await send.mutateAsync({ params: { _id: boat._id } });
      toast({ text: t("deleted"), tone: "success" });
      onDone();
    } catch (failure) {
      toast({ text: say(failure), tone: "danger" });
      setSure(false);
    }
  };
  if (!mayDelete) return null;
  return (
    <Button
      kind="danger"
      icon={IconTrash}
      className={styles.delete ?? ""}
      busy={send.isPending}
      onClick={() => (sure ? void remove() : setSure(true))}
    >
      {t(sure ? "deleteSure" : "delete")}
    </Button>
  );
}
