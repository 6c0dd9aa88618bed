import type { comparePricesRoute } from "@pulau/contract/price-comparison.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { dayOf } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useCall } from "../../../../api/use-call.ts";
import type { RowSpeech } from "../../../../business/price-changes/row-words.ts";
import { useExtraBeds } from "../../../../business/use-beds-text.ts";
import { localeOf } from "../../../../i18n/language.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { dayText, namesText } from "../../../../ui/format.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { Skeleton } from "../../../../ui/waiting.tsx";
import { comparePrices } from "../calls.ts";
import type { PriceEditor } from "../draft/use-price-draft.ts";
import styles from "../prices.module.css";

/** Who would pay differently: opened by a press, as it prices a thousand stays. */
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
  const grouped = (count: number) => count.toLocaleString(localeOf[speech.language]);
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
            part={t("compare.part", {
              compared: grouped(data.samples.tried),
              possible: grouped(data.samples.possible),
            })}
            speech={speech}
          />
          <Compared
            title={t("compare.open")}
            found={data.openQuotes}
            part={t("compare.newest", {
              compared: data.openQuotes.tried,
              possible: data.openQuotes.possible,
            })}
            speech={speech}
          />
        </>
      )}
    </Dialog>
  );
}

type Samples = Reply<typeof comparePricesRoute>["samples"];

/** What was found of some stays. `part` says which were looked at, where it was not all. */
function Compared({
  title,
  found,
  part,
  speech,
}: {
  title: string;
  found: Samples;
  part: string;
  speech: RowSpeech;
}) {
  const { t } = speech;
  const { tried, compared, possible, same, lost, gained, changed } = found;
  return (
    <section className={styles.compared}>
      <h3>{title}</h3>
      {compared === 0 ? (
        <p>{t("compare.nobody")}</p>
      ) : (
        <ul className={styles.comparedSums}>
          <Sum count={found.more} by={found.moreBy} text={t("compare.more", { count: found.more })} />
          <Sum count={found.less} by={found.lessBy} text={t("compare.less", { count: found.less })} />
          <Sum count={lost} text={t("compare.lost", { count: lost })} />
          <Sum count={gained} text={t("compare.gained", { count: gained })} />
          <Sum count={same} text={t("compare.same", { count: same })} />
          <Sum count={tried - compared} text={t("compare.unpriced", { count: tried - compared })} />
        </ul>
      )}
      {tried > 0 && tried < possible && <p className="hint">{part}</p>}
      {compared - same > changed.length && (
        <p className="hint">{t("compare.first", { count: changed.length })}</p>
      )}
      {changed.length > 0 && <ChangedStays changed={changed} speech={speech} />}
    </section>
  );
}

/** How many do what, and by how much; nothing where nobody does. */
function Sum({ count, text, by = null }: { count: number; text: string; by?: Samples["moreBy"] }) {
  if (count === 0) return null;
  return (
    <li>
      {text}
      {by && (
        <>
          {": "}
          <bdi>
            <Money sen={by.leastSen} />
            {by.mostSen !== by.leastSen && (
              <>
                {" – "}
                <Money sen={by.mostSen} />
              </>
            )}
          </bdi>
        </>
      )}
    </li>
  );
}

type Stay = Samples["changed"][number];

/** What is open, where and when it is, who comes and who buys, in the words of the page. */
function useStayText(speech: RowSpeech) {
  const { t, language, typeName, listName, wordName } = speech;
  const extraBeds = useExtraBeds();
  return (stay: Stay): string =>
    [
      stay.open &&
        t(`compare.opened.${stay.open.kind}`, {
          number: stay.open.number === null ? "" : `E-${stay.open.number}`,
        }),
      dayText(dayOf(stay.checkIn), language),
      t("nights", { count: stay.nights }),
      stay.rooms > 1 && t("compare.rooms", { count: stay.rooms }),
      stay.roomTypeId && typeName(stay.roomTypeId),
      stay.bedType && t(`sharing.${stay.bedType}`),
      t("compare.adults", { count: stay.adults }),
      stay.childAges.length > 0 &&
        t("compare.children", {
          count: stay.childAges.length,
          ages: namesText(stay.childAges.map(String), language),
        }),
      extraBeds(stay),
      stay.seniors > 0 && t("guest.senior"),
      stay.disabled > 0 && t("guest.disabled"),
      stay.activity && wordName(stay.activity),
      stay.nonMalaysians > 0 && t("nationality.foreign"),
      stay.hasExtras && t("compare.extras"),
      stay.priceList && listName(stay.priceList),
      stay.market && wordName(stay.market),
      stay.byContract && t("compare.byContract"),
    ]
      .filter(Boolean)
      .join(", ");
}

function ChangedStays({ changed, speech }: { changed: readonly Stay[]; speech: RowSpeech }) {
  const { t } = speech;
  const stayText = useStayText(speech);
  const price = (sen: Sen | null) => (sen === null ? t("compare.none") : <Money sen={sen} />);
  return (
    <table className={styles.comparedTable}>
      <caption>
        <VisuallyHidden>{t("compare.first", { count: changed.length })}</VisuallyHidden>
      </caption>
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
            <td>{stayText(stay)}</td>
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
  );
}
