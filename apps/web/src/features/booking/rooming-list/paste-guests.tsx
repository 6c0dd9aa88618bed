import { PasteDialog } from "../../../business/paste-dialog.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toast.tsx";
import type { List } from "./calls.ts";
import { isFilled } from "./entries.ts";
import type { Source } from "./source.ts";
import type { ListForm } from "./use-entries.ts";

type Props = {
  list: List;
  source: Source;
  form: ListForm;
  /** What was pasted so far; null while the dialog is closed. */
  text: string | null;
  onClose: () => void;
};

/** A list pasted as text is taken into the form. Places that are filled in here and not kept yet count as taken. */
export function PasteGuests({ list, source, form, text, onClose }: Props) {
  const { t } = useTranslation("rooming");
  const toast = useToast();
  const names = list.rooms.flatMap(({ roomNo, seats }, i) =>
    seats.map(() => roomNo || t("room", { number: i + 1 })),
  );
  return (
    <PasteDialog
      open={text !== null}
      text={text ?? ""}
      onClose={onClose}
      check={(text) =>
        source.check(
          text,
          form.entries.flatMap((entry, seat) => (isFilled(entry) && entry._id === null ? [seat] : [])),
        )
      }
      placeName={(seat) => names[seat] ?? ""}
      onTake={(pasted) => {
        form.take(pasted);
        onClose();
        toast({ text: t("paste.taken") });
      }}
    />
  );
}
