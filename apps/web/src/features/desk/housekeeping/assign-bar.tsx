import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { IconUserPlus, IconX } from "../../../ui/icons/index.ts";
import { AssignDialog } from "./assign-dialog.tsx";
import type { Person, Room } from "./calls.ts";
import styles from "./page.module.css";
import { useRoomActs } from "./use-room-acts.ts";

type Props = {
  readonly chosen: readonly Room[];
  readonly people: readonly Person[];
  readonly onAll: () => void;
  readonly onEnd: () => void;
};

/** Which rooms are chosen, and who is to have them: at the foot, where the thumb is. */
export function AssignBar({ chosen, people, onAll, onEnd }: Props) {
  const { t } = useTranslation("housekeeping");
  const acts = useRoomActs();
  const [assigning, setAssigning] = useState(false);
  return (
    <section className={styles.bar} aria-label={t("chosen.label")}>
      <span role="status">{t("chosen.count", { count: chosen.length })}</span>
      <Button kind="plain" size="small" onClick={onAll}>
        {t("chosen.all")}
      </Button>
      <Button icon={IconUserPlus} disabled={chosen.length === 0} onClick={() => setAssigning(true)}>
        {t("assign")}
      </Button>
      <IconButton icon={IconX} label={t("chosen.end")} onClick={onEnd} />
      {assigning && (
        <AssignDialog
          title={t("assignRooms", { count: chosen.length })}
          people={people}
          now={null}
          onAssign={async (person) => {
            const [first, ...others] = chosen;
            if (first && (await acts.assign([first, ...others], person))) onEnd();
          }}
          onClose={() => setAssigning(false)}
        />
      )}
    </section>
  );
}
