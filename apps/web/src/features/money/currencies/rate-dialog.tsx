import { RateEntry } from "@pulau/contract/currencies.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall, useSend } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { CellNote, type Column, DataTable } from "../../../ui/table.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { DayText, MomentText } from "../../../ui/written.tsx";
import { type Currency, enterRate, ratePaths, rates } from "./calls.ts";
import styles from "./currencies.module.css";
import { Source } from "./source.tsx";

type Props = { currency: Currency; mayWrite: boolean; onClose: () => void };

/** Every rate that a currency had, and another one to enter. */
export function RateDialog({ currency, mayWrite, onClose }: Props) {
  const { t } = useTranslation("currencies");
  return (
    <Dialog open onClose={onClose} title={t("rate.title", { code: currency.code })} size="wide">
      {mayWrite && <RateForm currency={currency} />}
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

function History({ currency: { _id, code } }: { currency: Currency }) {
  const { t } = useTranslation("currencies");
  const [page, setPage] = useState(1);
  const asked = { params: { _id }, query: { page } };
  const { data, error, refetch } = useCall(rates, asked, { keepPrevious: true });
  if (data === undefined && error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what={t("waiting")}>
        <Skeleton height={200} radius={8} />
      </Waiting>
    );
  }
  type Row = (typeof data.rates)[number];
  const columns: Column<Row>[] = [
    { key: "day", head: t("columns.ratedOn"), cell: (row) => <DayText day={row.ratedOn} /> },
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
  return (
    <DataTable
      caption={t("rate.history", { code })}
      columns={columns}
      rows={data.rates}
      rowKey={(row) => row._id}
      foot={<Pagination {...data} page={page} onChange={setPage} />}
    />
  );
}
