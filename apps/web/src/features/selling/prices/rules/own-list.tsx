import { type ListName, listNames } from "@pulau/domain/catalogue/card-parts.ts";
import { isOwnList, toResortList } from "@pulau/domain/rate-card/own-lists.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import styles from "../prices.module.css";
import type { RulesProps } from "./rule.ts";

const isListName = (part: string): part is ListName => (listNames as readonly string[]).includes(part);

type Props = Pick<RulesProps, "editor" | "readOnly"> & {
  /** A part of the card; of those that are no list of the resort's nothing is said. */
  readonly part: string;
  /** Says it above a form, which itself stays as it is. */
  readonly isForm?: boolean;
};

/**
 * Whose list an option has: its own, which changes of the resort's don't reach, with the way back to the resort's; or the
 * resort's, of which its first change makes its own.
 */
export function OwnList({ editor, readOnly, part, isForm = false }: Props) {
  const { t } = useTranslation("prices");
  const toast = useToast();
  if (!isListName(part)) return null;
  const { card, lists } = editor;
  const isOwn = isOwnList(card, lists, part);
  const list = t(`ownList.names.${part}`);
  if (!isOwn && readOnly) return null;
  const takeResorts = () => {
    editor.edit(toResortList(card, lists, part));
    toast({ text: t("ownList.taken", { list }), undo: editor.undo });
  };
  return (
    <p className={styles.ownList} data-own={isOwn || undefined}>
      {t(isOwn ? "ownList.own" : "ownList.resort", { list })}{" "}
      {isOwn && !readOnly && !isForm && (
        <Button kind="plain" size="small" onClick={takeResorts}>
          {t("ownList.take", { list })}
        </Button>
      )}
    </p>
  );
}
