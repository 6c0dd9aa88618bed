import { type currencyRatesRoute, RateEntry } from "@pulau/contract/currencies.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { useTranslation } from "react-i18next";
import { useSend } from "../../../api/use-call.ts";
import { listAddress } from "../../../listing/address.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { ImportButton } from "../../../listing/import/import-button.tsx";
import { List } from "../../../listing/list.tsx";
import { useListState } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DayText, MomentText } from "../../../ui/money-and-dates.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { type Currency, enterRate, importOwnRates, ratePaths, rates } from "./calls.ts";
import styles from "./currencies.module.css";
import { Source } from "./source.tsx";

type Props = { currency: Currency; mayWrite: boolean; onClose: () => void };

/** Every rate that a currency had, and another one to enter. */
export function RateDialog({ currency, mayWrite, onClose }: Props) {
  const { t } = useTranslation("currencies");
  return (
    <Dialog open onClose={onClose} title={t("rate.title", { code: currency.code })} size="wide">
      {mayWrite && <RateForm currency={currency} />}
      {mayWrite && (
        <ImportButton
          call={importOwnRates}
          params={{ _id: currency._id }}
          title={t("rate.import", { code: currency.code })}
          refreshes={ratePaths}
        />
      )}
      <History currency={currency} />
    </Dialog>
  );
}

function RateForm({ currency: { _id, code } }: { currency: Currency }) {
  const { t } = useTranslation("currencies");
  const { today } = useMoments();
  const send = useSend(enterRate, ratePaths);
  const toast = useToast();
  const empty = { ringgitPerForeign: "", ratedOn: today() };
  const form = useForm({
    schema: RateEntry,
    initial: empty,
    onSubmit: async (body) => {
      await send.mutateAsync({ params: { _id }, body });
      toast({ tone: "success", text: t("rate.done", { code }) });
      form.setValues(empty);
    },
  });
  return (
    <form {...form.form} className={styles.form}>
      <TextInput
        label={t("fields.rate")}
        hint={t("fields.rateHint")}
        inputMode="decimal"
        dir="ltr"
        {...form.field("ringgitPerForeign")}
      />
      <DateField label={t("fields.ratedOn")} {...form.field("ratedOn")} />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <Button type="submit" busy={form.busy}>
        {t("rate.keep")}
      </Button>
    </form>
  );
}

type Row = Reply<typeof currencyRatesRoute>["rates"][number];

function useRateColumns(code: string): readonly ListColumn<Row>[] {
  const { t } = useTranslation("currencies");
  return [
    {
      key: "day",
      sort: "ratedOn",
      falling: true,
      head: t("columns.ratedOn"),
      cell: (row) => <DayText day={row.ratedOn} />,
    },
    {
      key: "rate",
      head: t("columns.rate"),
      end: true,
      cell: (row) => (
        <bdi dir="ltr">
          1 {code} = RM {row.ringgitPerForeign}
        </bdi>
      ),
    },
    {
      key: "source",
      head: t("columns.source"),
      cell: (row) => (
        <>
          <Source source={row.source} />
          <CellNote>
            {row.by ?? row.session} <MomentText moment={row.at} />
          </CellNote>
        </>
      ),
    },
  ];
}

const historyAddress = listAddress({ sorts: ["-ratedOn", "ratedOn"] });

function History({ currency: { _id, code } }: { currency: Currency }) {
  const { t } = useTranslation("currencies");
  const place = useListState(historyAddress);
  const list = useList({ id: "rates", call: rates, rows: "rates", place, params: { _id }, limit: 10 });
  return (
    <List
      list={list}
      plain
      caption={t("rate.history", { code })}
      columns={useRateColumns(code)}
      waiting={t("waiting")}
      empty={{ picture: "jungle-trail", title: t("rate.history", { code }) }}
    />
  );
}
