import { AmountField } from "@pulau/contract/fields.ts";
import { isWholeCoins, wholeCoins } from "@pulau/contract/offline-payments.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { FolioLetter } from "@pulau/domain/folio/share-rules.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { inCash } from "@pulau/domain/money/cash.ts";
import { type OfflineWay, offlineWays } from "@pulau/domain/money/offline-ways.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { type ReactNode, useRef, useState } from "react";
import { z } from "zod";
import { resort } from "../../../api/resort.ts";
import { useCall, useSend } from "../../../api/use-call.ts";
import { CashChange, CashRounding } from "../../../business/drawer/cash-change.tsx";
import { NoDrawer } from "../../../business/drawer/no-drawer.tsx";
import { useHasDrawer } from "../../../business/drawer/use-has-drawer.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { enterPayment, moneyPaths } from "./calls.ts";
import styles from "./money.module.css";

const schema = z
  .object({
    way: z.enum(offlineWays),
    amountSen: AmountField.min(1, { error: "ringgit" }),
    paidOn: z.string().min(1, { error: "required" }),
    reference: z.string().trim().max(60, { error: "tooLong" }),
  })
  .refine(isWholeCoins, wholeCoins);

/** All that is owed, as this way can be paid: cash knows no single sen. */
const owedBy = (way: OfflineWay, owedSen: Sen): number => (way === "cash" ? inCash(owedSen) : owedSen);

const firstValues = (owedSen: Sen, today: Day) => ({
  way: "cash" as OfflineWay,
  amountSen: owedBy("cash", owedSen),
  paidOn: today,
  reference: "",
});

/** The form, whose amount follows what is owed until somebody types another. */
function useEntry(bookingId: BookingId, owedSen: Sen, today: Day, folio: FolioLetter | undefined) {
  const { t } = useTranslation("money");
  const toast = useToast();
  const send = useSend(enterPayment, moneyPaths);
  const owedNow = useRef(owedSen);
  owedNow.current = owedSen;
  const form = useForm({
    schema,
    initial: firstValues(owedSen, today),
    onSubmit: async (body, options) => {
      await send.mutateAsync({
        params: { _id: bookingId },
        body: folio === undefined ? body : { ...body, folio },
        options,
      });
      toast({ tone: "success", text: t("desk.entered") });
      form.setValues(firstValues(owedNow.current, today));
    },
  });
  const [shownFor, setShownFor] = useState(owedSen);
  if (shownFor !== owedSen) {
    // A colleague's payment changes what is owed; what was typed meanwhile stays.
    setShownFor(owedSen);
    const { way, amountSen } = form.values;
    if (amountSen === owedBy(way, shownFor))
      form.setValues({ ...form.values, amountSen: owedBy(way, owedSen) });
  }
  return form;
}

type Paid = {
  readonly bookingId: BookingId;
  readonly owedSen: Sen;
  /** Of a split bill, which folio is paid. */
  readonly folio?: FolioLetter | undefined;
};

function EnterForm({ bookingId, owedSen, folio, today }: Paid & { readonly today: Day }) {
  const { t } = useTranslation("money");
  const form = useEntry(bookingId, owedSen, today, folio);
  const { way, amountSen } = form.values;
  const hasDrawer = useHasDrawer();
  const takesCash = way === "cash" && typeof amountSen === "number" && amountSen > 0;
  const choose = (next: OfflineWay) =>
    form.setValues({ ...form.values, way: next, amountSen: owedBy(next, owedSen) });
  return (
    <form {...form.form} className={styles.card}>
      <Segmented
        label={t("desk.way")}
        value={way}
        onChange={choose}
        choices={[
          { value: "cash", text: t("desk.ways.cash") },
          { value: "terminal", text: t("desk.ways.terminal") },
          { value: "transfer", text: t("desk.ways.transfer") },
        ]}
      />
      {way === "cash" && !hasDrawer && <NoDrawer />}
      {takesCash && amountSen === inCash(owedSen) && <CashRounding owedSen={owedSen} />}
      <AmountInput {...form.amount("amountSen")} label={t("desk.amount")} />
      {takesCash && hasDrawer && <CashChange key={amountSen} amountSen={amountSen} />}
      <DateField {...form.field("paidOn")} max={today} label={t("desk.paidOn")} />
      {way !== "cash" && (
        <TextInput {...form.field("reference")} label={t("desk.reference")} autoComplete="off" />
      )}
      {form.failure !== null && <ErrorState error={form.failure} />}
      <Button type="submit" busy={form.busy} disabled={way === "cash" && !hasDrawer}>
        {t("desk.enterAct", { amount: typeof amountSen === "number" ? formatRinggit(amountSen) : "" })}
      </Button>
    </form>
  );
}

/** Cash or a transfer that staff saw, written into the books. */
export function EnterCard({ bookingId, owedSen, folio, children }: Paid & { readonly children?: ReactNode }) {
  const { t } = useTranslation("money");
  const today = useCall(resort, {}).data?.today;
  return (
    <Card as="section" className={styles.card} aria-labelledby="enter">
      <h2 className="display" id="enter">
        {t("desk.enter")}
      </h2>
      {children}
      {owedSen === 0 && <p className="muted">{t("desk.settled")}</p>}
      {owedSen > 0 && today && <EnterForm key={folio} {...{ bookingId, owedSen, folio, today }} />}
    </Card>
  );
}
