import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { RadioCards } from "../../../ui/segmented.tsx";
import type { Person } from "./calls.ts";

type Props = {
  readonly title: string;
  readonly people: readonly Person[];
  /** Who has the rooms now; null for nobody, or for several. */
  readonly now: Person["_id"] | null;
  readonly onAssign: (person: Person | null) => unknown;
  readonly onClose: () => void;
};

/** Who is to clean rooms. */
export function AssignDialog({ title, people, now, onAssign, onClose }: Props) {
  const { t } = useTranslation("housekeeping");
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<string>(now ?? "");
  const choices = [
    ...people.map(({ _id, name }) => ({ value: String(_id), text: <bdi>{name}</bdi> })),
    { value: "", text: t("nobody") },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={false}
      title={title}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            busy={busy}
            onClick={async () => {
              setBusy(true);
              await onAssign(people.find(({ _id }) => String(_id) === chosen) ?? null);
              setBusy(false);
            }}
          >
            {t("assign")}
          </Button>
        </>
      }
    >
      <RadioCards label={t("assignedTo")} hideLabel value={chosen} onChange={setChosen} choices={choices} />
    </Dialog>
  );
}
