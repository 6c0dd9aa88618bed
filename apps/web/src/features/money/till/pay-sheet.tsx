import { CashField } from "@pulau/contract/fields.ts";
import { saleTexts } from "@pulau/contract/till-sales.ts";
import { inCash } from "@pulau/domain/money/cash.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { type ReactNode, useId } from "react";
import { z } from "zod";
import { useSend } from "../../../api/use-call.ts";
import { CashRounding, ReceivedCash } from "../../../business/drawer/cash-change.tsx";
import { NoDrawer } from "../../../business/drawer/no-drawer.tsx";
import { useHasDrawer } from "../../../business/drawer/use-has-drawer.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useIsNarrow } from "../../../ui/use-is-narrow.ts";
import { type Basket, piecesIn, priceBasket, visitorTaxes } from "./basket.ts";
import { BasketLines, BasketSums } from "./basket-lines.tsx";
import {
  type Outlet,
  type Paid,
  type PhoneSale,
  phonePaths,
  salePaths,
  sell,
  startPhoneSale,
  type Till,
} from "./calls.ts";
import type { SaleValues, Sent } from "./sent-slips.ts";
import styles from "./till.module.css";

const ways = ["cash", "terminal", "transfer", "phone"] as const satisfies readonly SaleValues["way"][];
/** Neither has a number that is typed. */
const isPlain = (way: SaleValues["way"]) => way === "cash" || way === "phone";

/** What is typed to be paid so much: the other way's fields are not looked at. */
const schemaFor = (dueSen: Sen) =>
  z
    .object({
      way: z.enum(ways),
      reference: z.string().trim().max(saleTexts.reference, { error: "tooLong" }),
      receivedSen: z.unknown(),
      note: z.string().trim().max(saleTexts.note, { error: "tooLong" }),
    })
    .transform((typed) => ({
      ...typed,
      reference: isPlain(typed.way) ? "" : typed.reference,
      receivedSen: typed.way === "cash" ? typed.receivedSen : null,
    }))
    .refine(({ way, reference }) => isPlain(way) || reference !== "", {
      path: ["reference"],
      error: "required",
    })
    .pipe(
      z.object({
        way: z.enum(ways),
        reference: z.string(),
        receivedSen: CashField.min(dueSen, { error: "cashLacks" }).nullable(),
        note: z.string(),
      }),
    );

type Props = {
  readonly data: Till;
  readonly outlet: Outlet;
  readonly basket: Basket;
  readonly put: (basket: Basket) => void;
  readonly sale: Sent<SaleValues>;
  /** Chooses between the bill of a room and money. */
  readonly settling: ReactNode;
  readonly onClose: () => void;
  readonly onSold: (sold: Paid) => void;
  /** It is started for on a phone from now on. */
  readonly onRequested: (sale: PhoneSale) => void;
};

const blank: SaleValues = { way: "cash", reference: "", receivedSen: null, note: "" };

/** The form of a sale. Sent again after an answer was lost, it is the same sale and is paid once. */
function useSale({ data, outlet, basket, sale, onSold, onRequested }: Props) {
  const send = useSend(sell, salePaths);
  const request = useSend(startPhoneSale, phonePaths);
  const price = priceBasket(basket, outlet, visitorTaxes(data));
  const dueIn = (way: SaleValues["way"]) => (way === "cash" ? inCash(price.totalSen) : price.totalSen);
  const form = useForm({
    schema: schemaFor(inCash(price.totalSen)),
    initial: sale.unanswered() ?? blank,
    onSubmit: async (values) => {
      const { way, note } = values;
      const wanted = {
        note,
        outletId: outlet._id,
        items: price.lines.map(({ item, count }) => ({ itemId: item._id, count })),
        free: basket.free.map((item) => ({ ...item, count: 1 })),
        agreedTotalSen: price.totalSen,
      };
      const options = { idempotencyKey: sale.keyFor(values) };
      try {
        if (way === "phone") {
          const started = await request.mutateAsync({ body: wanted, options });
          sale.answered();
          return onRequested(started);
        }
        const { reference, receivedSen } = values;
        const sold = await send.mutateAsync({ body: { ...wanted, way, reference, receivedSen }, options });
        sale.answered();
        onSold(sold);
      } catch (thrown) {
        sale.answered(thrown);
        throw thrown;
      }
    },
  });
  return { form, price, dueSen: dueIn(form.values.way as SaleValues["way"]) };
}

/** How somebody pays for the basket now; sold by the button that says the amount. */
export function PaySheet(props: Props) {
  const { t } = useTranslation("till");
  const id = useId();
  const isNarrow = useIsNarrow();
  const { form, price, dueSen } = useSale(props);
  const { basket, put, settling, onClose } = props;
  const way = form.values.way as SaleValues["way"];
  const hasDrawer = useHasDrawer(way === "cash");
  const isOff = piecesIn(basket) === 0 || (way === "cash" && !hasDrawer);
  return (
    <Dialog
      open
      // While it is being sold it stays: its answer is to be seen.
      onClose={() => form.busy || onClose()}
      size={isNarrow ? "sheet" : "panel"}
      title={t("pay.title")}
      acts={
        <Button type="submit" form={id} size="large" wide busy={form.busy} disabled={isOff}>
          {t(way === "phone" ? "phone.act" : "pay.act", { amount: formatRinggit(dueSen) })}
        </Button>
      }
    >
      <form id={id} className={styles.sheet} {...form.form}>
        {settling}
        <BasketLines {...{ basket, put, price }} />
        <BasketSums price={price} />
        <Segmented
          label={t("pay.way")}
          wide
          value={way}
          onChange={(next) => form.set("way", next)}
          choices={ways.map((value) => ({ value, text: t(`pay.ways.${value}`) }))}
        />
        {way === "cash" ? (
          <>
            {!hasDrawer && <NoDrawer />}
            <CashRounding owedSen={price.totalSen} />
            {hasDrawer && <ReceivedCash {...form.amount("receivedSen")} amountSen={dueSen} />}
          </>
        ) : way === "phone" ? (
          <p className="hint">{t("phone.hint")}</p>
        ) : (
          <TextInput
            {...form.field("reference")}
            label={t(way === "terminal" ? "pay.approval" : "pay.reference")}
            maxLength={saleTexts.reference}
            autoComplete="off"
          />
        )}
        <TextInput
          {...form.field("note")}
          label={t("sheet.note")}
          optional
          maxLength={saleTexts.note}
          autoComplete="off"
        />
        {form.failure !== null && <ErrorState error={form.failure} />}
      </form>
    </Dialog>
  );
}
