import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { dayText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Facts } from "./facts.tsx";
import { Priced } from "./move-dialog.tsx";
import { MoveForm } from "./move-form.tsx";
import { joinOf, type PlannedSplit } from "./move-request.ts";

type Props = { readonly split: PlannedSplit; readonly onDone: () => void; readonly onClose: () => void };

/** Asks at which price guests stay in their room, who were to change into one of another type. */
export function JoinDialog({ split, onDone, onClose }: Props) {
  const { t } = useTranslation("tape-chart");
  const { language } = useLanguage();
  const { bar, own, next, on } = split;
  const title = t("split.join", { room: own.roomNo });
  return (
    <Dialog open onClose={onClose} title={title}>
      <Priced bar={bar} change={joinOf(split)}>
        {(quoted) => (
          <MoveForm
            {...quoted}
            facts={() => (
              <Facts
                facts={[
                  [t("facts.room"), own.roomNo],
                  [
                    t("split.endsFact"),
                    t("split.from", { room: next.roomNo, day: dayText(on, language, "near") }),
                  ],
                ]}
              />
            )}
            does={title}
            says={t("split.joined", { name: bar.name, room: own.roomNo })}
            onSend={ignore}
            {...{ onDone, onClose }}
          />
        )}
      </Priced>
    </Dialog>
  );
}

const ignore = () => undefined;
