import { AmountField } from "@pulau/contract/fields.ts";
import { type OfflineWay, offlineWays } from "@pulau/domain/money/offline-ways.ts";
import { useState } from "react";
import { z } from "zod";
import { useMay } from "../../../api/use-call.ts";
import { CashRounding } from "../../../business/drawer/cash-change.tsx";
import { NoDrawer } from "../../../business/drawer/no-drawer.tsx";
import { useHasDrawer } from "../../../business/drawer/use-has-drawer.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import type { NeedItem, Resolution } from "./calls.ts";
import styles from "./money.module.css";
import { useWays } from "./use-ways.ts";

/** What each way asks for before it is taken; a text that must be there, or may. */
const dialogs = {
  verify: { amount: true, text: "note", must: false },
  refuse: { amount: false, text: "reason", must: true },
  accept: { amount: false, text: "note", must: false },
  sendBack: { amount: false, text: "note", must: false },
  again: { amount: false, text: null, must: false },
  toWallet: { amount: false, text: null, must: false },
  byHand: { amount: false, text: "reference", must: true },
  lower: { amount: false, text: "note", must: false },
  tickOff: { amount: false, text: "note", must: true },
} as const satisfies Record<Resolution, unknown>;

const schemaOf = (must: boolean, most: number) =>
  z
    .object({
      amountSen: AmountField.min(1, { error: "ringgit" }),
      by: z.enum(offlineWays),
      text: z.string().trim().max(most, { error: "tooLong" }),
    })
    // Cash has no number of anybody's.
    .refine(({ by, text }) => !must || by === "cash" || text !== "", { error: "required", path: ["text"] });

function WayForm({ item, way, onClose }: { item: NeedItem; way: Resolution; onClose: () => void }) {
  const { t } = useTranslation("money");
  const toast = useToast();
  const take = useWays(item);
  const { amount, text, must } = dialogs[way];
  const form = useForm({
    schema: schemaOf(must, way === "byHand" ? 60 : 300),
    initial: { amountSen: (amount && item.amountSen) || 1, by: "transfer", text: "" },
    onSubmit: async (fields) => {
      await take(way, fields);
      onClose();
      toast({ tone: "success", text: t(`notices.${way}`) });
    },
  });
  const { by } = form.values;
  const hasDrawer = useHasDrawer();
  const inCash = way === "byHand" && by === "cash";
  const noDrawer = inCash && !hasDrawer;
  return (
    <form {...form.form}>
      <p>{t(`ask.${way}.text`)}</p>
      <div className={styles.fields}>
        {way === "byHand" && (
          <Segmented<OfflineWay>
            label={t("ask.by")}
            value={by}
            onChange={(next) => form.set("by", next)}
            choices={[
              { value: "transfer", text: t("desk.ways.transfer") },
              { value: "cash", text: t("desk.ways.cash") },
              { value: "terminal", text: t("desk.ways.terminal") },
            ]}
          />
        )}
        {inCash && item.amountSen !== null && <CashRounding out owedSen={item.amountSen} />}
        {amount && <AmountInput {...form.amount("amountSen")} label={t("ask.amount")} />}
        {text && (
          <TextInput
            {...form.field("text")}
            label={t(`ask.${text}`)}
            optional={!must || by === "cash"}
            autoComplete="off"
          />
        )}
        {noDrawer && <NoDrawer />}
        {form.failure !== null && <ErrorState error={form.failure} />}
        <div className={styles.ways}>
          <Button type="submit" busy={form.busy} disabled={noDrawer}>
            {t(`ways.${way}`)}
          </Button>
          <Button kind="outline" onClick={onClose}>
            {t("ask.cancel")}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The ways out of an item, each a button that asks what it needs first. */
export function ResolutionButtons({ item, about }: { item: NeedItem; about: string }) {
  const { t } = useTranslation("money");
  const may = useMay();
  const [way, setWay] = useState<Resolution | null>(null);
  const close = () => setWay(null);
  const ways = item.ways.filter((way) => way !== "lower" || may("payments", "delete"));
  return (
    <>
      {ways.map((way, i) => (
        <Button
          key={way}
          size="small"
          kind={i === 0 ? "filled" : "outline"}
          aria-label={`${t(`ways.${way}`)}: ${about}`}
          onClick={() => setWay(way)}
        >
          {t(`ways.${way}`)}
        </Button>
      ))}
      <Dialog open={way !== null} onClose={close} title={way ? t(`ask.${way}.title`) : ""}>
        {way && <WayForm item={item} way={way} onClose={close} />}
      </Dialog>
    </>
  );
}
