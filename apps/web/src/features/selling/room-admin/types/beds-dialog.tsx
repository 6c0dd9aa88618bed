import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { ChangedSince } from "../../../../ui/changed-since.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconPlus } from "../../../../ui/icons/index.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { beds as bedsCall, type RoomType } from "../calls.ts";
import { RoomFailure } from "../room-failure.tsx";
import styles from "../rooms.module.css";
import { BedOptionFields } from "./bed-option-fields.tsx";
import { addBed } from "./bed-options.ts";
import { useBedOptions } from "./use-bed-options.ts";

/** The ways in which the rooms of a type can be made up. The first is the usual one. */
export function BedsDialog({ type, onClose }: { type: RoomType; onClose: () => void }) {
  const { t } = useTranslation("rooms");
  const { say } = useLanguage();
  const { data, error, refetch } = useCall(bedsCall, {});
  const { ways, setWays, save, unsaved, busy, failure, met, takeAll } = useBedOptions(type, onClose);
  const beds = data?.beds ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={unsaved}
      size="panel"
      title={t("beds.of", { name: say(type.name) })}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button busy={busy} disabled={ways.some((way) => way.beds.length === 0)} onClick={save}>
            {t("save")}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className="muted">{t("beds.lead")}</p>
        {met && <ChangedSince facts={met} onTakeAll={takeAll} />}
        {error && <ErrorState error={error} retry={() => void refetch()} />}
        <ol className={styles.wayList}>
          {ways.map((way, at) => (
            <BedOptionFields
              key={way.key}
              number={at + 1}
              way={way}
              beds={beds}
              onChange={(next) => setWays(next === null ? ways.toSpliced(at, 1) : ways.with(at, next))}
            />
          ))}
        </ol>
        <Button
          kind="outline"
          icon={IconPlus}
          disabled={beds.length === 0 || ways.length >= 20}
          onClick={() => setWays([...ways, addBed({ key: crypto.randomUUID(), beds: [] }, beds)])}
        >
          {t("beds.addWay")}
        </Button>
        {failure && <RoomFailure error={failure} />}
      </div>
    </Dialog>
  );
}
