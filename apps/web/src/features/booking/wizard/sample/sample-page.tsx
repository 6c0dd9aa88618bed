import type { PackageId } from "@pulau/domain/ids.ts";
import { Navigate } from "@tanstack/react-router";
import { type ComponentType, useState } from "react";
import { resort } from "../../../../api/resort.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import type { Resort } from "../calls.ts";
import { StepShape } from "../frame/step-form.tsx";
import { WizardShape } from "../frame/wizard-shape.tsx";
import { AddOnSample } from "./add-on-sample.tsx";
import { PackageSample } from "./package-sample.tsx";
import { PaymentSample } from "./payment-sample.tsx";
import { PriceSample } from "./price-sample.tsx";
import { RoomSample } from "./room-sample.tsx";
import styles from "./sample.module.css";
import { SampleDraft } from "./sample-draft.tsx";
import type { SampleProps } from "./sample-props.ts";
import type { SampleSearch } from "./sample-search.ts";
import { SearchFields } from "./search-fields.tsx";
import { TransportSample } from "./transport-sample.tsx";
import { useSampleStay } from "./use-sample-stay.ts";

const parts: Readonly<Record<string, ComponentType<SampleProps>>> = {
  package: PackageSample,
  "add-ons": AddOnSample,
  rooms: RoomSample,
  transport: TransportSample,
  price: PriceSample,
  payment: PaymentSample,
};

type SampleStep = { Part: ComponentType<SampleProps>; resort: Resort; packageId: PackageId | undefined };

function Sample({ Part, resort, packageId }: SampleStep) {
  const { t } = useTranslation(["sample", "booking"]);
  const [search, setSearch] = useState<SampleSearch>({ day: "", party: "couple" });
  const { json, prices, error, retry } = useSampleStay({ resort, search, packageId });
  return (
    <main id="main" className={styles.page} aria-labelledby="sample-title">
      <PageTitle text={t("title")} />
      <h1 id="sample-title" className={`display ${styles.heading}`}>
        {t("title")}
      </h1>
      <SearchFields resort={resort} search={search} day={json?.checkIn ?? ""} onChange={setSearch} />
      {error ? (
        <ErrorState error={error} retry={retry} />
      ) : json && prices ? (
        <SampleDraft key={JSON.stringify(json)} json={json}>
          <Part {...{ resort, json, prices, packageId }} />
        </SampleDraft>
      ) : (
        <StepShape what={t("booking:wait.step")} />
      )}
    </main>
  );
}

/** The guests' own pieces for a stay that is only looked at: what staff see beside the step that fills them. */
export default function SamplePage() {
  const { t } = useTranslation("booking");
  const { part, id } = useParamsAt("/booking/sample/$part", "/booking/sample/$part/$id");
  const { data, error, refetch } = useCall(resort, {});
  const Part = parts[part];
  if (data === undefined)
    return (
      <WizardShape what={t("wait.step")}>
        {error && <ErrorState error={error} retry={() => void refetch()} />}
      </WizardShape>
    );
  const isOpen = data.opening.open || data.opening.preview;
  if (!Part || !isOpen) return <Navigate to="/" replace />;
  return <Sample Part={Part} resort={data} packageId={id || undefined} />;
}
