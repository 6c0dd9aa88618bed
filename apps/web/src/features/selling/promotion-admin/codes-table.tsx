import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import { IconPlayerStop } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay, useSend } from "../../../api/use-call.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { CsvButton } from "../../../listing/csv-button.tsx";
import { List } from "../../../listing/list.tsx";
import type { ListPlace } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dayText, rangeText } from "../../../ui/format.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { endPromoCode, type Promo, promoCodes } from "./calls.ts";
import { CodeCell } from "./code-cell.tsx";
import { PromoForm } from "./promo-form.tsx";
import styles from "./promotions.module.css";

function EndDialog({ promo, onClose }: { promo: Promo; onClose: () => void }) {
  const { t } = useTranslation("staff-promotions");
  const toast = useToast();
  const end = useSend(endPromoCode, [promoCodes.path]);
  const yes = async () => {
    await end.mutateAsync({ params: { _id: promo._id } });
    onClose();
    toast({ tone: "success", text: t("end.done", { code: promo.code }) });
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t("end.title", { code: promo.code })}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {t("keep")}
          </Button>
          <Button kind="dangerFilled" busy={end.isPending} onClick={() => void yes().catch(() => undefined)}>
            {t("end.act")}
          </Button>
        </>
      }
    >
      <p>{t("end.text")}</p>
      {end.error && <ErrorState error={end.error} />}
    </Dialog>
  );
}

const bandTones = { success: "success", primary: "primary", warning: "warning", danger: "danger" } as const;

function Acts({ promo }: { promo: Promo }) {
  const { t } = useTranslation("staff-promotions");
  const [asks, setAsks] = useState<"edit" | "end" | null>(null);
  const may = useMay();
  return (
    <span className={styles.acts}>
      {may("posts", "write") && (
        <Button
          size="small"
          kind="outline"
          aria-label={t("edit.of", { code: promo.code })}
          onClick={() => setAsks("edit")}
        >
          {t("edit.act")}
        </Button>
      )}
      {promo.activeStatus && may("posts", "delete") && (
        <Button
          size="small"
          kind="plain"
          aria-label={t("end.of", { code: promo.code })}
          onClick={() => setAsks("end")}
        >
          {t("end.act")}
        </Button>
      )}
      {asks === "edit" && <PromoForm promo={promo} onClose={() => setAsks(null)} />}
      {asks === "end" && <EndDialog promo={promo} onClose={() => setAsks(null)} />}
    </span>
  );
}

function useColumns(): readonly ListColumn<Promo>[] {
  const { t } = useTranslation("staff-promotions");
  const { say, language } = useLanguage();
  const value = ({ share, valueSen }: Promo) =>
    share !== null ? formatShare(share) : valueSen !== null ? formatRinggit(valueSen) : "–";
  const days = ({ bookFrom, bookTo }: Promo) => {
    if (bookFrom !== null && bookTo !== null) return rangeText(bookFrom, bookTo, language);
    if (bookFrom !== null) return t("from", { day: dayText(bookFrom, language) });
    return bookTo === null ? "" : t("until", { day: dayText(bookTo, language) });
  };
  return [
    {
      key: "code",
      sort: "code",
      head: t("columns.code"),
      cell: (row) => <CodeCell code={row.code} name={say(row.name)} />,
    },
    {
      key: "state",
      card: "state",
      head: t("columns.state"),
      cell: (row) => (
        <Chip tone={row.activeStatus && row.listed ? "success" : "neutral"}>
          {t(row.activeStatus ? (row.listed ? "states.listed" : "states.unlisted") : "states.ended")}
        </Chip>
      ),
    },
    {
      key: "type",
      head: t("columns.type"),
      cell: (row) => (
        <>
          {t(`types.${row.type}`)}
          <CellNote>{row.special ? t("special") : days(row)}</CellNote>
        </>
      ),
    },
    {
      key: "value",
      head: t("columns.value"),
      end: true,
      cell: (row) => (
        <>
          <bdi className="whole">{value(row)}</bdi>
          {row.priceSen > 0 && <CellNote>{t("sells", { amount: formatRinggit(row.priceSen) })}</CellNote>}
        </>
      ),
    },
    {
      key: "sold",
      head: t("columns.sold"),
      end: true,
      cell: (row) => (
        <>
          <bdi className="whole">
            {row.sold}
            {row.capacity !== null && ` / ${row.capacity}`}
          </bdi>
          <CellNote>
            {t("columns.used")} <bdi>{row.used}</bdi>
          </CellNote>
          {row.popularity && (
            <CellNote>
              <Chip tone={bandTones[row.popularity.band]}>
                <bdi>{row.popularity.percent}%</bdi> {t(`bands.${row.popularity.band}`)}
              </Chip>
            </CellNote>
          )}
        </>
      ),
    },
    { key: "acts", card: "acts", head: t("columns.acts"), end: true, cell: (row) => <Acts promo={row} /> },
  ];
}

/** Ending several codes at once. */
function useBulk() {
  const { t } = useTranslation("staff-promotions");
  const end = useSend(endPromoCode, [promoCodes.path]);
  if (!useMay()("posts", "delete")) return null;
  return {
    nameOf: ({ code }: Promo) => code,
    acts: [
      {
        key: "end",
        text: t("end.act"),
        icon: IconPlayerStop,
        danger: true,
        can: ({ activeStatus }: Promo) => activeStatus,
        run: ({ _id }: Promo) => end.mutateAsync({ params: { _id } }),
        confirm: (count: number) => ({ title: t("end.some", { count }), text: t("end.text") }),
      },
    ],
  };
}

export function CodesTable({ place }: { place: ListPlace }) {
  const { t } = useTranslation("staff-promotions");
  const bulk = useBulk();
  const list = useList({ id: "promo-codes", call: promoCodes, rows: "promoCodes", place });
  return (
    <List
      list={list}
      caption={t("tabs.codes")}
      columns={useColumns()}
      search={{ label: t("search.codes"), placeholder: t("search.codes") }}
      waiting={t("waiting")}
      sums={() => <CsvButton list={list} />}
      empty={{ picture: "lagoon-above", title: t("none") }}
      {...(bulk && { bulk })}
    />
  );
}
