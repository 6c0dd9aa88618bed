import type { FolioLetter } from "@pulau/domain/folio/share-rules.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconPlus } from "../../../../ui/icons/index.ts";
import { Segmented } from "../../../../ui/segmented.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import type { Booking, Folios } from "../calls.ts";
import { FolioCard } from "./folio-card.tsx";
import styles from "./folios.module.css";
import { PayerDialog } from "./payer-dialog.tsx";
import { planOf, useFolios } from "./use-folios.ts";

const mostFolios = 8;

/** The folios of a booking with what can be done about them; a bill that is not split only offers to split it. */
export function FolioList({ booking, shown }: { booking: Booking; shown: Folios }) {
  const { t } = useTranslation("folios");
  const may = useMay();
  const acts = useFolios(booking._id, shown);
  const [edited, setEdited] = useState<FolioLetter | "new" | null>(null);
  const mayChange = shown.canChange && may("charges", "write");
  const isSplit = shown.split !== "none";
  const overpaid = shown.folios.find(({ dueSen }) => dueSen < 0);
  const close = () => setEdited(null);
  if (!isSplit && !mayChange) return null;
  return (
    <section className={styles.folios} aria-label={t("title")}>
      <div className={styles.head}>
        {isSplit ? <h2 className="display">{t("title")}</h2> : <p className="muted">{t("lead")}</p>}
        <span className={styles.acts}>
          {acts.undo && (
            <Button kind="outline" size="small" busy={acts.busy} onClick={acts.undo}>
              {t("undo")}
            </Button>
          )}
          {mayChange && shown.folios.length < mostFolios && (
            <Button kind="outline" size="small" icon={IconPlus} onClick={() => setEdited("new")}>
              {t(isSplit ? "add" : "split")}
            </Button>
          )}
        </span>
      </div>
      {shown.lost.length > 0 && (
        <Card className={styles.lost}>
          {t("lost", { count: shown.lost.length, letter: shown.lost[0]?.folio ?? "" })}
        </Card>
      )}
      {overpaid && shown.folios.some(({ dueSen }) => dueSen > 0) && (
        <Card className={styles.lost}>
          {t("credit", { letter: overpaid.letter, amount: formatRinggit(-overpaid.dueSen) })}
        </Card>
      )}
      {acts.error && edited === null && <ErrorState error={acts.error} />}
      {isSplit && mayChange && (
        <Segmented
          label={t("invoices.label")}
          value={shown.split === "one" ? "one" : "each"}
          onChange={(invoices) => acts.press(acts.save({ ...planOf(shown), invoices }))}
          choices={(["each", "one"] as const).map((value) => ({ value, text: t(`invoices.${value}`) }))}
        />
      )}
      {isSplit &&
        shown.folios.map((folio) => (
          <FolioCard
            key={folio.letter}
            bookingId={booking._id}
            {...{ shown, folio, acts }}
            onEdit={mayChange ? () => setEdited(folio.letter) : null}
          />
        ))}
      {edited !== null && (
        <PayerDialog
          {...{ shown, acts }}
          folio={shown.folios.find(({ letter }) => letter === edited) ?? null}
          onClose={close}
        />
      )}
    </section>
  );
}
