import type { Day } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { IconArrowsExchange, IconCheck, IconPencil, IconTrash } from "../../ui/icons/index.ts";
import type { Closure } from "./calls.ts";
import styles from "./closure-acts.module.css";
import { useClosureActs } from "./use-closure-acts.ts";

type Props = {
  readonly room: { readonly roomNo: string };
  readonly closure: Closure;
  readonly today: Day;
  /** Opens the dialog in which it is changed; null for whoever may not. */
  readonly onChange: (() => void) | null;
  /** Takes it in hand on a chart; nothing where there is none, or for whoever may not. */
  readonly onMove?: (() => void) | null;
  readonly onDone: () => void;
};

/** What can be done about a closure: change it, end it once it has begun, or remove it while it is ahead. */
export function ClosureActs({ room, closure, today, onChange, onMove, onDone }: Props) {
  const { t } = useTranslation("closures");
  const acts = useClosureActs();
  if (onChange === null) return null;
  const isOver = closure.until !== null && closure.until <= today;
  const hasBegun = closure.from < today;
  const end = async () => (await acts.end(room.roomNo, closure, today)) && onDone();
  const takeBack = async () => (await acts.takeBack(room.roomNo, closure)) && onDone();
  return (
    <div className={styles.acts}>
      <Button kind="outline" size="small" icon={IconPencil} onClick={onChange}>
        {t("change")}
      </Button>
      {onMove && (
        <Button kind="outline" size="small" icon={IconArrowsExchange} onClick={onMove}>
          {t("move")}
        </Button>
      )}
      {hasBegun && !isOver && (
        <Button kind="outline" size="small" icon={IconCheck} busy={acts.busy} onClick={() => void end()}>
          {t("end")}
        </Button>
      )}
      {!hasBegun && (
        <Button kind="outline" size="small" icon={IconTrash} busy={acts.busy} onClick={() => void takeBack()}>
          {t("takeBack")}
        </Button>
      )}
    </div>
  );
}
