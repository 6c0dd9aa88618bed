import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import { IconPencil, IconPlayerStop } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay, useSend } from "../../../api/use-call.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { CsvButton } from "../../../listing/csv-button.tsx";
import { List } from "../../../listing/list.tsx";
import type { RowActs } from "../../../listing/row-menu.tsx";
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

type Opened = { readonly promo: Promo; readonly what: "edit" | "end" };

/** What can be done with one code, by the rights that one has. */
function useActs(open: (opened: Opened) => void): RowActs<Promo> {
  const { t } = useTranslation("staff-promotions");
  const may = useMay();
  return {
    nameOf: ({ code }) => code,
    of: (promo) => [
      ...(may("posts", "write")
        ? [
            {
              ...{ id: "edit", text: t("edit.act"), icon: IconPencil },
              onSelect: () => open({ promo, what: "edit" }),
            },
          ]
        : []),
      ...(promo.activeStatus && may("posts", "delete")
        ? [
            {
              ...{ id: "end", text: t("end.act"), icon: IconPlayerStop, tone: "danger" as const },
              onSelect: () => open({ promo, what: "end" }),
            },
          ]
        : []),
    ],
  };
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
      csv: ["code", "promoName"],
      sort: "code",
      head: t("columns.code"),
      cell: (row) => <CodeCell code={row.code} name={say(row.name)} />,
    },
    {
      key: "state",
      csv: ["active"],
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
      csv: ["type"],
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
      csv: ["price"],
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
      csv: ["capacity", "sold", "used"],
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
  const [opened, setOpened] = useState<Opened | null>(null);
  const acts = useActs(setOpened);
  const close = () => setOpened(null);
  const columns = useColumns();
  const list = useList({ id: "promo-codes", call: promoCodes, rows: "promoCodes", place });
  return (
    <>
      <List
        list={list}
        caption={t("tabs.codes")}
        columns={columns}
        search={{ label: t("search.codes"), placeholder: t("search.codes") }}
        waiting={t("waiting")}
        sums={() => <CsvButton list={list} columns={columns} />}
        empty={{ picture: "lagoon-above", title: t("none") }}
        acts={acts}
        {...(bulk && { bulk })}
      />
      {opened?.what === "edit" && <PromoForm promo={opened.promo} onClose={close} />}
      {opened?.what === "end" && <EndDialog promo={opened.promo} onClose={close} />}
    </>
  );
}
