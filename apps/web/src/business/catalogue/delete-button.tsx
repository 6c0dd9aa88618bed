import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { IconTrash } from "../../ui/icons/index.ts";
import { useToast } from "../../ui/toast.tsx";
import { useFailureToast } from "../../ui/use-outcome-toast.ts";
import styles from "./delete-button.module.css";

type Props = {
  words: { readonly act: string; readonly sure: string; readonly done: string };
  busy: boolean;
  onDelete: () => Promise<unknown>;
  onDone: () => void;
};

/** Deletes at the second press, at the start of a dialog's foot. What is in use can't be deleted: it says by what. */
export function DeleteButton({ words, busy, onDelete, onDone }: Props) {
  const toast = useToast();
  const showFailure = useFailureToast();
  const [sure, setSure] = useState(false);
  const remove = async () => {
    try {
      await onDelete();
      toast({ text: words.done, tone: "success" });
      onDone();
    } catch (failure) {
      showFailure(failure);
      setSure(false);
    }
  };
  return (
    <Button
      kind="danger"
      icon={IconTrash}
      className={styles.delete ?? ""}
      busy={busy}
      onClick={() => (sure ? void remove() : setSure(true))}
    >
      {sure ? words.sure : words.act}
    </Button>
  );
}
