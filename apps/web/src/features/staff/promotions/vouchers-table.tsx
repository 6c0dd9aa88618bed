import { voidVoucherRoute } from "@pulau/contract/vouchers.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import type { VoidBalance } from "@pulau/domain/promotion/voucher.ts";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall, useMay, useSend } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dayText } from "../../../ui/format.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import { RadioCards } from "../../../ui/segmented.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { CellNote, type Column, DataTable } from "../../../ui/table.tsx";
import { Textarea } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { type Voucher, voidVoucher, vouchers } from "./calls.ts";
import styles from "./promotions.module.css";

function VoidAct({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation("staff-promotions");
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const id = useId();
  const send = useSend(voidVoucher, [vouchers.path]);
  const form = useForm({
    schema: voidVoucherRoute.body,
    initial: { reason: "", balance: "" as VoidBalance },
    onSubmit: async (body) => {
      await send.mutateAsync({ params: { _id: voucher._id }, body });
      setOpen(false);
      toast({ tone: "success", text: t("void.done", { code: voucher.code }) });
    },
  });
  const may = useMay();
  if (voucher.state !== "active" && voucher.state !== "used") return null;
  // What is left on it is money, and it goes somewhere.
  if (!may("posts", "delete") || !may("payments", "delete")) return null;
  return (
    <>
      <span className={styles.acts}>
        <Button
          size="small"
          kind="plain"
          aria-label={t("void.of", { code: voucher.code })}
          onClick={() => setOpen(true)}
        >
          {t("void.act")}
        </Button>
      </span>
      <Dialog
        open={open}
        role="alertdialog"
        onClose={() => setOpen(false)}
        title={t("void.title", { code: voucher.code })}
        acts={
          <>
            <Button kind="outline" onClick={() => setOpen(false)}>
              {t("keep")}
            </Button>
            <Button kind="dangerFilled" type="submit" form={id} busy={form.busy}>
              {t("void.act")}
            </Button>
          </>
        }
      >
        <form id={id} {...form.form}>
          <p>{t("void.text", { amount: formatRinggit(voucher.leftSen) })}</p>
          <RadioCards
            label={t("void.balance.label")}
            value={form.values.balance}
            error={form.errorAt("balance")}
            onChange={(balance) => form.set("balance", balance)}
            choices={[
              { value: "buyer", text: t("void.balance.buyer"), detail: t("void.balance.buyerText") },
              { value: "income", text: t("void.balance.income") },
            ]}
          />
          <Textarea label={t("void.reason")} most={300} maxLength={300} {...form.field("reason")} />
          {form.failure !== null && <ErrorState error={form.failure} />}
        </form>
      </Dialog>
    </>
  );
}

const tones = { active: "success", used: "neutral", expired: "neutral", void: "danger" } as const;

function useColumns(): readonly Column<Voucher>[] {
  const { t } = useTranslation(["staff-promotions", "promotions"]);
  const { say, language } = useLanguage();
  return [
    {
      key: "code",
      head: t("columns.code"),
      cell: (row) => (
        <>
          <bdi className="strong whole">{row.code}</bdi>
          <CellNote>{say(row.name)}</CellNote>
        </>
      ),
    },
    {
      key: "state",
      head: t("columns.state"),
      cell: (row) => (
        <>
          <Chip tone={tones[row.state]}>{t(`promotions:voucher.states.${row.state}`)}</Chip>
          <CellNote>{t("until", { day: dayText(row.expiresOn, language) })}</CellNote>
          {row.voidReason !== null && <CellNote>{row.voidReason}</CellNote>}
          {row.voidBalance !== null && <CellNote>{t(`void.balance.${row.voidBalance}`)}</CellNote>}
        </>
      ),
    },
    {
      key: "buyer",
      head: t("columns.buyer"),
      cell: (row) => (
        <>
          {row.buyer.name}
          <CellNote>
            <bdi>{row.purchaseNo}</bdi> · <bdi className={styles.mail}>{row.buyer.email}</bdi>
          </CellNote>
        </>
      ),
    },
    {
      key: "owner",
      head: t("columns.owner"),
      cell: (row) => (
        <>
          {row.ownerName ?? row.gift?.name ?? "–"}
          {row.gift && (
            <CellNote>
              <bdi className={styles.mail}>{row.gift.email}</bdi>
            </CellNote>
          )}
        </>
      ),
    },
    {
      key: "left",
      head: t("columns.left"),
      end: true,
      cell: (row) => (
        <>
          <bdi className="whole">{formatRinggit(row.leftSen)}</bdi>
          <CellNote>{t("of", { amount: formatRinggit(row.worthSen) })}</CellNote>
        </>
      ),
    },
    { key: "acts", head: t("columns.acts"), end: true, cell: (row) => <VoidAct voucher={row} /> },
  ];
}

export function VouchersTable({
  q,
  page,
  onPage,
}: {
  q: string;
  page: number;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation("staff-promotions");
  const columns = useColumns();
  const query = { page, limit: 20, ...(q !== "" && { search: q }) };
  const { data, error, refetch } = useCall(vouchers, { query }, { keepPrevious: true });
  if (error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what={t("waiting")}>
        <Skeleton height={320} radius={12} />
      </Waiting>
    );
  }
  if (data.total === 0) return <EmptyState picture="sunset-deck" title={t("noVouchers")} />;
  return (
    <DataTable
      caption={t("tabs.vouchers")}
      columns={columns}
      rows={data.vouchers}
      rowKey={({ _id }) => _id}
      foot={<Pagination {...data} onChange={onPage} />}
    />
  );
}
