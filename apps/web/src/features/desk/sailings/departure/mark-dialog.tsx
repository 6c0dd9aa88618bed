import type { GuestId } from "@pulau/domain/ids.ts";
import type { BoardingMark } from "@pulau/domain/transport/boarding.ts";
import { kgOver } from "@pulau/domain/transport/load.ts";
import { useRef, useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { ReasonField, useReason } from "../../../../business/reason-form.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconCheck } from "../../../../ui/icons/index.ts";
import { Notice } from "../../../../ui/surfaces.tsx";
import { isNamed, type Manifest, type NamedPassenger } from "../calls.ts";
import styles from "./departure.module.css";
import { Lacks } from "./lacks.tsx";
import { useMark } from "./use-mark.ts";

/** Up to how many come as one, so that they are ticked as one unless told otherwise. */
const mostAtOnce = 6;

/** What else can become of somebody than to be aboard. */
const otherMarks = ["late", "moved", "left", "waiting"] as const;

type Props = {
  shown: Manifest;
  /** When the list came, in ms by this device. */
  readAt: number;
  pressed: NamedPassenger | null;
  onClose: () => void;
};

/** Asks before anybody is marked: the whole party that stands alike, or some of it. */
export function MarkDialog({ shown, readAt, pressed, onClose }: Props) {
  // What was asked last stays in place, closed: only a dialog that closes gives the focus back.
  const last = useRef(pressed);
  if (pressed !== null) last.current = pressed;
  const of = last.current;
  if (of === null) return null;
  const party = shown.passengers
    .filter(isNamed)
    .filter(
      ({ bookingId, guestId, mark }) =>
        bookingId === of.bookingId && (mark === of.mark || guestId === of.guestId),
    );
  return (
    <Question
      key={`${of.guestId} ${pressed !== null}`}
      open={pressed !== null}
      shown={shown}
      readAt={readAt}
      of={of}
      party={party}
      onClose={onClose}
    />
  );
}

type QuestionProps = {
  open: boolean;
  shown: Manifest;
  readAt: number;
  of: NamedPassenger;
  party: readonly NamedPassenger[];
  onClose: () => void;
};

function Question({ open, shown, readAt, of, party, onClose }: QuestionProps) {
  const { t } = useTranslation("sailings");
  const isAboard = of.mark === "aboard";
  const everybody = party.map(({ guestId }) => guestId);
  // To untick a whole party is hardly ever meant, and a group does not come as one.
  const [chosen, setChosen] = useState<readonly GuestId[]>(
    isAboard || party.length > mostAtOnce ? [of.guestId] : everybody,
  );
  // Who was ticked elsewhere meanwhile, or left the party, is marked no more.
  const marked = party.filter(({ guestId }) => chosen.includes(guestId));
  const { busy, mark } = useMark(shown, readAt);
  const [overKg, letsOver] = [shown.load ? kgOver(shown.load, marked) : 0, useMay()("boats", "write")];
  const reason = useReason();
  const reasonBox = useRef<HTMLDivElement>(null);
  const act = async (wanted: BoardingMark) => {
    const letsGo = wanted === "aboard" && overKg > 0 ? reason.take() : undefined;
    if (letsGo === null) return reasonBox.current?.querySelector("textarea")?.focus();
    if (marked.length > 0 && (await mark(marked, wanted, letsGo))) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={t(isAboard ? "mark.untickTitle" : "mark.title", { name: of.bookingName })}
      unsaved={false}
      acts={
        <>
          <Button kind="plain" onClick={onClose}>
            {t("mark.leave")}
          </Button>
          {otherMarks
            .filter((wanted) => wanted !== of.mark)
            .map((wanted) => (
              <Button
                key={wanted}
                kind="outline"
                busy={busy === wanted}
                disabled={marked.length === 0}
                onClick={() => void act(wanted)}
              >
                {t(`mark.${wanted}`)}
              </Button>
            ))}
          {!isAboard && (
            <Button
              icon={IconCheck}
              busy={busy === "aboard"}
              disabled={marked.length === 0 || (overKg > 0 && !letsOver)}
              data-first=""
              onClick={() => void act("aboard")}
            >
              {t(overKg > 0 ? "weights.markAnyway" : "mark.aboard", { count: marked.length })}
            </Button>
          )}
        </>
      }
    >
      <p className="hint">
        <bdi>{[of.bookingNo, of.room].filter(Boolean).join(" · ")}</bdi>
      </p>
      {marked.length < party.length && party.length > mostAtOnce && (
        <Button kind="soft" size="small" onClick={() => setChosen(everybody)}>
          {t("mark.all", { count: party.length })}
        </Button>
      )}
      <OverLimit overKg={overKg} limitKg={shown.load?.limitKg ?? 0} letsOver={letsOver} />
      {overKg > 0 && letsOver && (
        <div ref={reasonBox} className={styles.over}>
          <ReasonField label={t("weights.why")} of={reason} />
        </div>
      )}
      <PartyChoice party={party} chosen={chosen} onChange={setChosen} />
    </Dialog>
  );
}

type OverProps = { overKg: number; limitKg: number; letsOver: boolean };

/** That the boat would be too heavy with them, and who may let it sail all the same. */
function OverLimit({ overKg, limitKg, letsOver }: OverProps) {
  const { t } = useTranslation("sailings");
  if (overKg === 0) return null;
  return (
    <div className={styles.over}>
      <Notice tone="warning" title={t("weights.over", { kg: overKg })}>
        {t(letsOver ? "weights.youMay" : "weights.whoMay", { kg: limitKg })}
      </Notice>
    </div>
  );
}

type ChoiceProps = {
  party: readonly NamedPassenger[];
  chosen: readonly GuestId[];
  onChange: (chosen: readonly GuestId[]) => void;
};

/** Who of the party is meant, each with what is still lacking. */
function PartyChoice({ party, chosen, onChange }: ChoiceProps) {
  return (
    <ul className={styles.party}>
      {party.map(({ guestId, name, lacks }) => (
        <li key={guestId}>
          <Checkbox
            label={name}
            checked={chosen.includes(guestId)}
            onChange={(on) => onChange([...chosen.filter((id) => id !== guestId), ...(on ? [guestId] : [])])}
          />
          <Lacks lacks={lacks} />
        </li>
      ))}
    </ul>
  );
}
