import { useMemo } from "react";
import { useCall, useMay } from "../../../api/use-call.ts";
import { samples } from "../../../business/portal-places.ts";
import { SeenBeside } from "../../../business/seen-beside.tsx";
import { useTypedBeside } from "../../../business/typed-beside.ts";
import { useAgeBands } from "../../../business/use-age-bands.ts";
import { useNamedRow } from "../../../business/use-named-row.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { FormFooter } from "../../../ui/form-footer.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { FormSkeleton } from "../../../ui/skeletons.tsx";
import { resortCharges, type StoredCharges } from "./calls.ts";
import styles from "./charges.module.css";
import { FeeRows } from "./fee-rows.tsx";
import { ReadyCard } from "./ready-card.tsx";
import { showCharge } from "./show-charge.ts";
import { SurchargeRows } from "./surcharge-rows.tsx";
import { TaxRows } from "./tax-rows.tsx";
import { typedCharges } from "./typed-charges.ts";
import { useCharges } from "./use-charges.ts";

function Charges({ kept }: { kept: StoredCharges }) {
  const { t } = useTranslation("charges");
  const readOnly = !useMay()("rates", "write");
  const form = useCharges(kept);
  const bands = useAgeBands();
  useTypedBeside(form.dirty ? form.values : null, (values) => typedCharges(kept, values, bands));
  const all = useMemo(() => [...kept.surcharges, ...kept.taxes, ...kept.fees], [kept]);
  useNamedRow({ rows: all, keyOf: ({ _id }) => _id ?? "" }, showCharge);
  const empty = form.values.surcharges.length + form.values.taxes.length + form.values.fees.length === 0;
  return (
    <>
      {!readOnly && <ReadyCard form={form} />}
      <form className={styles.form} {...form.form}>
        {empty && <p className="muted">{t("none")}</p>}
        <SurchargeRows form={form} readOnly={readOnly} />
        <TaxRows form={form} readOnly={readOnly} stored={kept.taxes} />
        <FeeRows form={form} readOnly={readOnly} />
        <FormFooter form={form} save={t("save")} readOnly={readOnly && t("readOnly")} />
      </form>
    </>
  );
}

/** The surcharges, taxes and fees that every option has unless it says otherwise. */
export default function ChargesPage() {
  const { t } = useTranslation("charges");
  const { data, error, refetch } = useCall(resortCharges, {});
  return (
    <SeenBeside shown={samples.price} saved={[resortCharges.path]}>
      <div className={styles.page}>
        <PageHead title={t("title")} lead={t("lead")} />
        {data ? (
          <Charges kept={data} />
        ) : (
          <LoadState error={error} retry={refetch} what={t("title")}>
            <FormSkeleton />
          </LoadState>
        )}
      </div>
    </SeenBeside>
  );
}
