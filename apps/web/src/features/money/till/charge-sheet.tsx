import { chargeTexts } from "@pulau/contract/till.ts";
import { firstFolio, folioLetters } from "@pulau/domain/folio/share-rules.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { type ReactNode, useId, useState } from "react";
import { z } from "zod";
import { useSend } from "../../../api/use-call.ts";
import { SignaturePad } from "../../../business/signature-pad.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconPencil } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Select, TextInput } from "../../../ui/text-fields.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useIsNarrow } from "../../../ui/use-is-narrow.ts";
import { type Basket, type PricedBasket, piecesIn, priceBasket, taxesFor } from "./basket.ts";
import { BasketLines, BasketSums } from "./basket-lines.tsx";
import { charge, type Outlet, type Stay, type Till, tillPaths } from "./calls.ts";
import type { Done } from "./done-view.tsx";
import { folioText } from "./folio-text.ts";
import { PayerField } from "./payer-field.tsx";
import type { Sent, SlipValues } from "./sent-slips.ts";
import styles from "./till.module.css";

const schema = z.object({
  stayId: z.string().min(1, { error: "payer" }),
  guestId: z.string(),
  folio: z.enum(["", ...folioLetters]),
  note: z.string().trim().max(chargeTexts.note, { error: "tooLong" }),
  signature: z.object({ path: z.string(), for: z.string() }).nullable(),
});

type Selling = {
  readonly data: Till;
  readonly outlet: Outlet;
  readonly basket: Basket;
  readonly put: (basket: Basket) => void;
};

type Props = Selling & {
  readonly slip: Sent<SlipValues>;
  /** Chooses between the bill of a room and money. */
  readonly settling: ReactNode;
  /** Who pays, where that is known already. */
  readonly first: BookingId | null;
  readonly onClose: () => void;
  readonly onDone: (done: Done) => void;
};

/** What a guest signs for: who pays, what, and how much. Of anything else the signature says nothing. */
const signedFor = (
  { stayId, guestId, folio }: SlipValues,
  { lines, totalSen }: PricedBasket,
  { free }: Basket,
) =>
  JSON.stringify([stayId, guestId, folio, lines.map(({ item, count }) => [item._id, count]), free, totalSen]);

/** The strokes that were drawn for this; none where something was changed since. */
const pathIn = ({ signature }: SlipValues, subject: string): string =>
  signature?.for === subject ? signature.path : "";

/** The form of a slip. Sent again after an answer was lost, it is the same slip and is charged once. */
function useSlip({ data, outlet, basket, slip, first, onDone }: Props) {
  const send = useSend(charge, tillPaths);
  const stayOf = (id: BookingId): Stay | null => data.stays.find(({ _id }) => _id === id) ?? null;
  const priceFor = (stay: Stay | null) => priceBasket(basket, outlet, taxesFor(data, stay));
  const sent = slip.unanswered() ?? { guestId: "", folio: "", note: "", signature: null };
  const form = useForm({
    schema,
    initial: { ...sent, stayId: stayOf("stayId" in sent ? sent.stayId : (first ?? ""))?._id ?? "" },
    onSubmit: async (values) => {
      const { stayId, guestId, folio, note } = values;
      const stay = stayOf(stayId);
      if (!stay) return;
      const price = priceFor(stay);
      const { lines, totalSen } = price;
      const body = {
        outletId: outlet._id,
        items: lines.map(({ item, count }) => ({ itemId: item._id, count })),
        free: basket.free.map((item) => ({ ...item, count: 1 })),
        guestId: guestId || null,
        folio: folio || null,
        note,
        signature: pathIn(values, signedFor(values, price, basket)) || null,
        agreedTotalSen: totalSen,
      };
      const options = { idempotencyKey: slip.keyFor(values) };
      try {
        const made = await send.mutateAsync({ params: { _id: stay._id }, body, options });
        slip.answered();
        onDone({ ...made, stay, basket, folio });
      } catch (thrown) {
        slip.answered(thrown);
        throw thrown;
      }
    },
  });
  const stay = stayOf(form.values.stayId);
  const price = priceFor(stay);
  const subject = signedFor(form.values, price, basket);
  const signing = {
    path: pathIn(form.values, subject),
    onChange: (path: string) => form.set("signature", { path, for: subject }),
  };
  return { form, stay, price, signing };
}

function Signing(signing: ReturnType<typeof useSlip>["signing"]) {
  const { t } = useTranslation("till");
  const [open, setOpen] = useState(signing.path !== "");
  if (!open)
    return (
      <Button kind="soft" icon={IconPencil} onClick={() => setOpen(true)}>
        {t("sheet.addSign")}
      </Button>
    );
  return <SignaturePad {...signing} />;
}

/** Who pays for the basket, for which guest, signed or not; charged by the button that says the amount. */
export function ChargeSheet(props: Props) {
  const { t } = useTranslation("till");
  const id = useId();
  const isNarrow = useIsNarrow();
  const { form, stay, price, signing } = useSlip(props);
  const { data, basket, slip, put, settling, onClose } = props;
  const isSigned = signing.path !== "" && signing.path !== slip.unanswered()?.signature?.path;
  const amount = formatRinggit(price.totalSen);
  const guest = stay?.guests.find(({ _id }) => _id === form.values.guestId);
  const room = guest?.roomNo ?? stay?.rooms[0] ?? "";
  return (
    <Dialog
      open
      // While it is being charged it stays: its answer is to be seen.
      onClose={() => form.busy || onClose()}
      size={isNarrow ? "sheet" : "panel"}
      unsaved={!form.busy && isSigned}
      title={t("sheet.title")}
      acts={
        <Button type="submit" form={id} size="large" wide busy={form.busy} disabled={piecesIn(basket) === 0}>
          {stay ? t("sheet.chargeTo", { amount, room }) : t("sheet.charge", { amount })}
        </Button>
      }
    >
      <form id={id} className={styles.sheet} {...form.form}>
        {settling}
        <PayerField
          stays={data.stays}
          stay={stay}
          error={form.errorAt("stayId") ? t("sheet.choose") : null}
          onChoose={(next) =>
            form.setValues({ ...form.values, stayId: next?._id ?? "", guestId: "", folio: "" })
          }
        />
        {stay && stay.folios.length > 0 && (
          <Select
            {...form.field("folio")}
            label={t("sheet.folio")}
            empty={stay.sharesCharges ? t("sheet.asSplit") : folioText(stay, firstFolio)}
            choices={stay.folios
              .filter(({ letter }) => stay.sharesCharges || letter !== firstFolio)
              .map(({ letter }) => ({ value: letter, text: folioText(stay, letter) }))}
          />
        )}
        <BasketLines {...{ basket, put, price }} />
        {stay && stay.guests.length > 1 && (
          <Select
            {...form.field("guestId")}
            label={t("sheet.guest")}
            empty={t("sheet.anyone")}
            choices={stay.guests.map(({ _id, fullName }) => ({ value: _id, text: fullName }))}
          />
        )}
        <TextInput
          {...form.field("note")}
          label={t("sheet.note")}
          optional
          maxLength={chargeTexts.note}
          autoComplete="off"
        />
        <Signing {...signing} />
        <BasketSums price={price} />
        {form.failure !== null && <ErrorState error={form.failure} />}
      </form>
    </Dialog>
  );
}
