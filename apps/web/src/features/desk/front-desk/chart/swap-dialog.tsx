import { ReasonField, useReason } from "../../../../business/reason-form.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { listText } from "../../../../ui/format.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { LockNotice } from "../lock-notice.tsx";
import type { RoomLine } from "./chart-lines.ts";
import { movedBySwap, type Swap } from "./chart-swap.ts";
import { Facts } from "./facts.tsx";
import styles from "./move-dialog.module.css";
import type { useSwap } from "./use-swap.ts";

type Props = {
  readonly swap: Swap;
  readonly rooms: readonly [RoomLine, RoomLine];
  readonly swapping: ReturnType<typeof useSwap>;
  readonly onClose: () => void;
};

/** Asks before guests swap rooms: whom it moves, who is here already, whose room was promised, and why if the types differ. */
export function SwapDialog({ swap, rooms, swapping, onClose }: Props) {
  const { t } = useTranslation(["tape-chart", "staff"]);
  const { language } = useLanguage();
  const reason = useReason();
  const moved = movedBySwap(swap, rooms);
  const names = listText(
    moved.map(({ bar }) => bar.name),
    language,
  );
  const needsReason = rooms[0].room.roomTypeId !== rooms[1].room.roomTypeId;
  const isHere = moved.some(({ bar }) => bar.state === "inHouse");
  const make = () => {
    const why = needsReason ? reason.take() : null;
    if (needsReason && why === null) return;
    // The dialog shows what the call says.
    swapping.make(swap, rooms, why ?? undefined).catch(() => undefined);
  };
  return (
    <Dialog open onClose={onClose} title={t("swap.title", { names })}>
      <form
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <Facts
          facts={moved.map(({ bar, from, to }) => [
            bar.name,
            t("facts.change", { from: from.room.roomNo, to: to.room.roomNo }),
          ])}
        />
        {moved.map(({ bar }) => bar.lock && <LockNotice key={bar.key} lock={bar.lock} name={bar.name} />)}
        {isHere && <p className="hint">{t("hereNow")}</p>}
        {needsReason && (
          <>
            <p className="hint">{t("swap.otherType")}</p>
            <ReasonField label={t("staff:act.why")} of={reason} />
          </>
        )}
        {swapping.error && <ErrorState error={swapping.error} />}
        <div className={styles.acts}>
          <Button kind="outline" onClick={onClose}>
            {t("putBack")}
          </Button>
          <Button type="submit" busy={swapping.isBusy}>
            {t("swap.act")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
