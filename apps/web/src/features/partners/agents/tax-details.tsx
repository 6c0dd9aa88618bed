import { accountEInvoiceRoute, EInvoiceBuyer, setAccountEInvoiceRoute } from "@pulau/contract/e-invoice.ts";
import { malaysianStates, stateName } from "@pulau/contract/guests.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { useState } from "react";
import { useCall, useSend } from "../../../api/use-call.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { TaxPartyFields } from "../../../business/tax-party-fields.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { addressLines } from "../../../ui/address-lines.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import styles from "./agents.module.css";
import { SavedCard, SavedForm } from "./saved-card.tsx";

type Account = Reply<typeof accountEInvoiceRoute>;
type Buyer = NonNullable<Account["buyer"]>;

/** Nothing but name and e-mail is known of an account before it tells more. */
const blank = { phone: "", address: "", area: "", city: "", postCode: "", state: "", country: "MY" };

const valuesOf = ({ buyer, suggested }: Account) => ({
  ...(buyer ?? { ...blank, ...suggested }),
  idType: buyer?.idType ?? ("BRN" as const),
  idNumber: "",
  tin: "",
  sst: buyer?.sst ?? "",
});

/** Numbers are typed anew each time: what is kept of them is sealed. */
function TaxForm({ known, onDone }: { known: Account; onDone: () => void }) {
  const { t } = useTranslation("agents");
  const toast = useToast();
  const { mutateAsync: send } = useSend(setAccountEInvoiceRoute, ["/api/e-invoice/account"]);
  const { buyer } = known;
  const newest = useNewest();
  const latest = async () => {
    const now = await newest(accountEInvoiceRoute, {}, (reply) => reply);
    return { values: valuesOf(now), version: now.version };
  };
  const form = useForm({
    schema: EInvoiceBuyer,
    initial: valuesOf(known),
    versioned: { version: known.version, latest },
    onSubmit: async (body, options) => {
      await send({ body, options });
      toast({ tone: "success", text: t("tax.saved") });
      onDone();
    },
  });
  return (
    <SavedForm form={form} act={t("tax.act")} onCancel={onDone}>
      {buyer !== null && <p className="hint">{t("tax.anew")}</p>}
      <TaxPartyFields form={form} states={malaysianStates} />
    </SavedForm>
  );
}

function Details({ shown, onChange }: { shown: Buyer; onChange: (() => void) | null }) {
  const { t } = useTranslation(["agents", "papers"]);
  const { locale } = useLanguage();
  const facts = [
    [t("papers:eInvoice.name"), shown.name],
    [t(`papers:eInvoice.idTypes.${shown.idType}`), shown.idNumber],
    [t("papers:eInvoice.tin"), shown.tin ?? t("tax.general")],
    [t("papers:eInvoice.sst"), shown.sst],
    [t("papers:eInvoice.email"), shown.email],
    [t("papers:eInvoice.phone"), shown.phone],
  ] as const;
  return (
    <SavedCard onChange={onChange}>
      {facts.flatMap(([name, value]) =>
        value === null
          ? []
          : [
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>,
            ],
      )}
      <div>
        <dt>{t("papers:eInvoice.address")}</dt>
        <dd>
          {addressLines(shown, stateName(shown.state), locale).map((line) => (
            <span key={line} className={styles.reach}>
              {line}
            </span>
          ))}
        </dd>
      </div>
    </SavedCard>
  );
}

/** To whom the resort's self-billed e-Invoices for commission are made out. Nothing where it issues none. */
export function TaxDetails({ isOwner }: { isOwner: boolean }) {
  const { t } = useTranslation("agents");
  const { data, error, refetch } = useCall(accountEInvoiceRoute, {});
  const [changing, setChanging] = useState(false);
  if (data?.offered === false) return null;
  const change = isOwner ? () => setChanging(true) : null;
  return (
    <section className={styles.tax} aria-labelledby="tax">
      <h2 id="tax" className="display">
        {t("tax.title")}
      </h2>
      <p className="muted">{t("tax.lead")}</p>
      {data === undefined &&
        (error ? (
          <ErrorState error={error} retry={refetch} />
        ) : (
          <Waiting what={t("tax.waiting")}>
            <Skeleton height={200} radius={16} />
          </Waiting>
        ))}
      {data && changing && <TaxForm known={data} onDone={() => setChanging(false)} />}
      {data && !changing && data.buyer && <Details shown={data.buyer} onChange={change} />}
      {data && !changing && !data.buyer && (
        <Notice tone="warning" acts={change && <Button onClick={change}>{t("tax.add")}</Button>}>
          {t(isOwner ? "tax.none" : "tax.noneOwners")}
        </Notice>
      )}
    </section>
  );
}
