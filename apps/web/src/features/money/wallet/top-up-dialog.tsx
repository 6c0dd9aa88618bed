import { topUpBody, type WalletSetting } from "@pulau/contract/wallet.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { topUp } from "./calls.ts";
import styles from "./wallet.module.css";

type Range = WalletSetting["topUp"];

/** Round amounts within the range, in steps of ten ringgit: its least, its most, and some in between. */
export function quickAmounts({ minSen, maxSen }: Range): number[] {
  const usual = [10_000, 20_000, 30_000, 50_000, 100_000];
  const inside = usual.filter((sen) => sen >= minSen && sen <= maxSen);
  return [...new Set([minSen, ...inside, maxSen])].filter((sen) => sen % 1_000 === 0).slice(0, 6);
}

function TopUpForm({ range, onClose }: { range: Range; onClose: () => void }) {
  const { t } = useTranslation("wallet");
  const navigate = useNavigate();
  const send = useSend(topUp);
  const schema = useMemo(() => topUpBody(range), [range]);
  const quick = quickAmounts(range);
  const form = useForm({
    schema,
    initial: { amountSen: quick[1] ?? range.minSen },
    onSubmit: async (body) => {
      const { _id } = await send.mutateAsync({ body });
      await navigate({ to: "/purchase/$id", params: { id: _id } });
    },
  });
  const { amountSen } = form.values;
  const sums = { from: formatRinggit(range.minSen), to: formatRinggit(range.maxSen) };
  const { error, ...field } = form.amount("amountSen");
  return (
    <form className={styles.form} {...form.form}>
      <p className="muted">{t("topUp.lead")}</p>
      <Segmented
        wide
        label={t("topUp.quick")}
        value={quick.includes(amountSen) ? String(amountSen) : null}
        choices={quick.map((sen) => ({ value: String(sen), text: (sen / 100).toLocaleString("en-MY") }))}
        onChange={(sen) => form.set("amountSen", Number(sen))}
      />
      <AmountInput
        {...field}
        label={t("topUp.amount")}
        hint={t("topUp.range", sums)}
        error={error && t("topUp.outside", sums)}
      />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <div className={styles.end}>
        <Button kind="outline" onClick={onClose}>
          {t("close")}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t("topUp.go")}
        </Button>
      </div>
    </form>
  );
}

/** Puts money into the wallet: the amount here, the way to pay on the next page. */
export function TopUpDialog({ open, ...rest }: { open: boolean; onClose: () => void; range: Range }) {
  const { t } = useTranslation("wallet");
  return (
    <Dialog open={open} onClose={rest.onClose} title={t("topUp.title")}>
      <TopUpForm {...rest} />
    </Dialog>
  );
}
