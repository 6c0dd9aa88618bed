import { roomNumbersIn } from "@pulau/domain/booking/room-number.ts";
import type { FolioLetter } from "@pulau/domain/folio/share-rules.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconArrowBackUp, IconCircleCheckFilled } from "../../../ui/icons/index.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Basket } from "./basket.ts";
import type { Charged, Stay } from "./calls.ts";
import { folioText } from "./folio-text.ts";
import styles from "./till.module.css";
import { useUndo } from "./use-undo.ts";

/** What was charged, to whom, and the basket that it was. */
export type Done = Charged & {
  readonly stay: Stay;
  readonly basket: Basket;
  /** Whose folio it was put on; empty where none was chosen. */
  readonly folio: FolioLetter | "";
};

type Props = { readonly done: Done; readonly onNext: () => void; readonly onUndone: () => void };

/** That it is done, to whom, and the way back while it is fresh. */
export function DoneView({ done, onNext, onUndone }: Props) {
  const { t } = useTranslation("till");
  const { language } = useLanguage();
  const { undo, busy } = useUndo(t("done.undone"));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { slipId, totalSen, balanceSen, stay, folio } = done;
  return (
    <section className={styles.done}>
      <Icon of={IconCircleCheckFilled} size="l" />
      <h2 ref={heading} tabIndex={-1}>
        {t("done.title", { amount: formatRinggit(totalSen) })}
      </h2>
      <p>
        <bdi>{t("done.to", { room: roomNumbersIn(stay.rooms, language, ", "), name: stay.bookingName })}</bdi>
      </p>
      {folio !== "" && (
        <p>
          <bdi>{t("done.folio", { folio: folioText(stay, folio) })}</bdi>
        </p>
      )}
      {balanceSen !== null && (
        <p className="muted">{t("done.owes", { amount: formatRinggit(balanceSen) })}</p>
      )}
      <Button size="large" wide onClick={onNext}>
        {t("done.next")}
      </Button>
      <Button kind="outline" wide icon={IconArrowBackUp} busy={busy} onClick={() => undo(slipId, onUndone)}>
        {t("done.undo")}
      </Button>
    </section>
  );
}
