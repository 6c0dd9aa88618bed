import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Facts, isFailure } from "../../../../api/call-failure.ts";
import { useCall, useSend } from "../../../../api/use-call.ts";
import { useNewest } from "../../../../api/use-newest.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { ChangedSince } from "../../../../ui/changed-since.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Stepper } from "../../../../ui/stepper.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { type Bed, beds as bedsCall, type RoomType, roomPaths, roomTypes, setBedOptions } from "../calls.ts";
import { RoomFailure } from "../room-failure.tsx";
import styles from "../rooms.module.css";
import { addBed, sleepsIn, type Way, waysOf, withBed } from "./ways.ts";

type WayProps = { number: number; way: Way; beds: readonly Bed[]; onChange: (way: Way | null) => void };

function WayFields({ number, way, beds, onChange }: WayProps) {
  const { t } = useTranslation("rooms");
  const { say } = useLanguage();
  const choices = (own: string) =>
    beds
      .filter(({ bedId }) => bedId === own || way.beds.every((bed) => bed.bedId !== bedId))
      .map(({ bedId, name }) => ({ value: bedId, text: say(name) }));
  return (
    <li className={styles.way}>
      <fieldset aria-label={t("beds.way", { number })}>
        <div className={styles.wayHead}>
          <b className="strong">{t(number === 1 ? "beds.usual" : "beds.way", { number })}</b>
          <span className="muted">{t("beds.sleeps", { count: sleepsIn(way, beds) })}</span>
          <IconButton
            icon={IconTrash}
            label={t("beds.removeWay", { number })}
            onClick={() => onChange(null)}
          />
        </div>
        {way.beds.map((bed, at) => (
          <div key={bed.bedId} className={styles.bed}>
            <Select
              label={t("beds.kind")}
              value={bed.bedId}
              choices={choices(bed.bedId)}
              onChange={(bedId) => onChange(withBed(way, at, { ...bed, bedId }))}
            />
            <Stepper
              label={t("beds.count")}
              value={bed.count}
              least={0}
              most={10}
              onChange={(count) => onChange(withBed(way, at, count === 0 ? null : { ...bed, count }))}
            />
            <Checkbox
              label={t("beds.extra")}
              checked={bed.extra}
              onChange={(extra) => onChange(withBed(way, at, { ...bed, extra }))}
            />
          </div>
        ))}
        <Button
          kind="plain"
          size="small"
          icon={IconPlus}
          disabled={way.beds.length >= Math.min(8, beds.length)}
          onClick={() => onChange(addBed(way, beds))}
        >
          {t("beds.addBed")}
        </Button>
      </fieldset>
    </li>
  );
}

/** The ways in which the rooms of a type can be made up. The first is the usual one. */
export function BedsDialog({ type, onClose }: { type: RoomType; onClose: () => void }) {
  const { t } = useTranslation("rooms");
  const { say } = useLanguage();
  const toast = useToast();
  const { data, error, refetch } = useCall(bedsCall, {});
  const send = useSend(setBedOptions, roomPaths);
  const [ways, setWays] = useState(() => waysOf(type));
  const [version, setVersion] = useState(type.bedsVersion);
  const [met, setMet] = useState<{ facts: Facts; now: RoomType } | null>(null);
  const newest = useNewest();
  const beds = data?.beds ?? [];
  const save = async () => {
    const bedOptions = ways.map(({ key: _, beds: there, ...way }) => ({ ...way, beds: [...there] }));
    try {
      await send.mutateAsync({
        params: { _id: type._id },
        body: { bedOptions },
        options: { ifMatch: version },
      });
    } catch (thrown) {
      if (!isFailure(thrown, "CHANGED_SINCE")) return; // shown from `send.error`
      const sent = { query: { limit: 100 } };
      const now = await newest(roomTypes, sent, (list) => list.roomTypes.find(({ _id }) => _id === type._id));
      setVersion(now.bedsVersion);
      return setMet({ facts: thrown.facts, now });
    }
    toast({ text: t("saved"), tone: "success" });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="panel"
      title={t("beds.of", { name: say(type.name) })}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button busy={send.isPending} disabled={ways.some((way) => way.beds.length === 0)} onClick={save}>
            {t("save")}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className="muted">{t("beds.lead")}</p>
        {met && (
          <ChangedSince
            facts={met.facts}
            onTakeAll={(side) => {
              if (side === "theirs") setWays(waysOf(met.now));
              setMet(null);
            }}
          />
        )}
        {error && <ErrorState error={error} retry={() => void refetch()} />}
        <ol className={styles.wayList}>
          {ways.map((way, at) => (
            <WayFields
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
        {send.error && !isFailure(send.error, "CHANGED_SINCE") && <RoomFailure error={send.error} />}
      </div>
    </Dialog>
  );
}
