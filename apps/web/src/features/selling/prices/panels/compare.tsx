import type { comparePricesRoute } from "@pulau/contract/price-draft.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { dayOf } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { useExtraBeds } from "../../../../business/use-beds-text.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { dayText } from "../../../../ui/format.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Skeleton } from "../../../../ui/waiting.tsx";
import { comparePrices } from "../calls.ts";
import type { PriceEditor } from "../draft/use-price-draft.ts";
import styles from "../prices.module.css";
import type { RowSpeech } from "../words/row-words.ts";

/** Who would pay differently: opened by a press, as it prices some hundred stays. */
export function Compare({
  optionId,
  isChanged,
  speech,
  onSave,
}: {
  optionId: OptionId;
  isChanged: boolean;
  speech: RowSpeech;
  onSave: PriceEditor["save"];
}) {
  const { t } = useTranslation("prices");
  const [open, setOpen] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  // The server compares what it has of the draft. What it did not take is told above the grid.
  const saveAndOpen = async () => {
    setIsSaving(true);
    const isSaved = await onSave();
    setIsSaving(false);
    if (isSaved) setOpen(true);
  };
  return (
    <section className={styles.compare} aria-label={t("compare.title")}>
      <h3>{t("compare.title")}</h3>
      <p className="hint">{t("compare.lead")}</p>
      <Button
        kind="outline"
        size="small"
        wide
        onlyReads
        busy={isSaving}
        disabled={!isChanged}
        onClick={() => void saveAndOpen()}
      >
        {t("compare.act")}
      </Button>
      {open && <CompareDialog optionId={optionId} speech={speech} onClose={() => setOpen(false)} />}
    </section>
  );
}

function CompareDialog({
  optionId,
  speech,
  onClose,
}: {
  optionId: OptionId;
  speech: RowSpeech;
  onClose: () => void;
}) {
  const { t } = useTranslation("prices");
  // Any edit may have changed the answer, so each opening waits for one of its own.
  const { data, error, refetch, isFetchedAfterMount } = useCall(
    comparePrices,
    { params: { _id: optionId } },
    { staleTime: 0 },
  );
  return (
    <Dialog open onClose={onClose} title={t("compare.title")} size="wide">
      {error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : !data || !isFetchedAfterMount ? (
        <Skeleton height={240} />
      ) : (
        <>
          <Compared
            title={t("compare.samples")}
            found={data.samples}
            part={t("compare.part", data.samples)}
            speech={speech}
          />
          <Compared
            title={t("compare.open")}
            found={data.openQuotes}
            part={t("compare.newest", data.openQuotes)}
            speech={speech}
          />
        </>
      )}
    </Dialog>
  );
}

type Found = Reply<typeof comparePricesRoute>["samples"];

/** What was found of some stays. `part` says which were looked at, where it was not all. */
function Compared({
  title,
  found,
  part,
  speech,
}: {
  title: string;
  found: Found;
  part: string;
  speech: RowSpeech;
}) {
  const { t, language, typeName } = speech;
  const extraBeds = useExtraBeds();
  const { compared, possible, more, less, lost, gained, changed } = found;
  const price = (sen: Sen | null) => (sen === null ? t("compare.none") : <Money sen={sen} />);
  return (
    <section className={styles.compared}>
      <h3>{title}</h3>
      <p>{compared === 0 ? t("compare.nobody") : t("compare.sum", { more, less, count: compared })}</p>
      {lost > 0 && <p>{t("compare.lost", { count: lost })}</p>}
      {gained > 0 && <p>{t("compare.gained", { count: gained })}</p>}
      {compared > 0 && compared < possible && <p className="hint">{part}</p>}
      {more + less + lost + gained > changed.length && (
        <p className="hint">{t("compare.first", { count: changed.length })}</p>
      )}
      {changed.length > 0 && (
        <table className={styles.comparedTable}>
          <thead>
            <tr>
              <th scope="col">{t("compare.stay")}</th>
              <th scope="col">{t("compare.before")}</th>
              <th scope="col">{t("compare.after")}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((stay, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two stays may be alike
              <tr key={i}>
                <td>
                  {[
                    dayText(dayOf(stay.checkIn), language),
                    t("nights", { count: stay.nights }),
                    stay.roomTypeId && typeName(stay.roomTypeId),
                    t("compare.adults", { count: stay.adults }),
                    stay.children > 0 && t("compare.children", { count: stay.children }),
                    extraBeds(stay),
                    stay.nonMalaysians > 0 && t("nationality.foreign"),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </td>
                <td>{price(stay.beforeSen)}</td>
                <td>
                  {price(stay.afterSen)}
                  {stay.beforeSen !== null && stay.afterSen !== null && (
                    <small>
                      <bdi>
                        {stay.afterSen > stay.beforeSen ? "+" : "−"}{" "}
                        <Money sen={Math.abs(stay.afterSen - stay.beforeSen)} />
                      </bdi>
                    </small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
