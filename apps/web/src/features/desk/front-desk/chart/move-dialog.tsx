import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { MoveForm } from "./move-form.tsx";
import { type MoveProps, useQuotes } from "./use-move.ts";

function Question(props: MoveProps) {
  const { t } = useTranslation("tape-chart");
  const { priced, kept, change, again } = useQuotes(props);
  const error = priced.error ?? kept.error;
  if (priced.data && kept.data)
    return <MoveForm {...props} priced={priced.data} kept={kept.data} {...{ change, again }} />;
  return error ? (
    <ErrorState error={error} retry={again} />
  ) : (
    <Waiting what={t("quoting")}>
      <Skeleton height={180} radius={10} />
    </Waiting>
  );
}

/** Asks what is to be asked before a stay has other nights or a room of another type: above all at which price. */
export function MoveDialog(props: MoveProps) {
  const { t } = useTranslation("tape-chart");
  const { move, target } = props;
  const title = t(move.from === move.to ? "titleDays" : "titleRoom", {
    name: move.bar.name,
    room: target.room.roomNo,
  });
  return (
    <Dialog open onClose={props.onClose} title={title} unsaved={false}>
      <Question {...props} />
    </Dialog>
  );
}
