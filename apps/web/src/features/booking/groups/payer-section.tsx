import { useCall, useMay } from "../../../api/use-call.ts";
import { PayerFields } from "../../../business/payer-fields.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Checkbox } from "../../../ui/choice-fields.tsx";
import { ComboField } from "../../../ui/combo-field.tsx";
import { type GroupDetail, partners } from "./calls.ts";
import type { GroupForm } from "./use-group-form.ts";

const nobody = {
  name: "",
  registrationNo: "",
  taxNo: "",
  email: "",
  phone: "",
  address: { address: "", city: "", postCode: "", state: "" },
};

/** The agency that brings the group: those that may be seen, or the one that it has. */
function AgencyField({ group, form }: { group: GroupDetail | null; form: GroupForm }) {
  const { t } = useTranslation("groups");
  const may = useMay()("wallets", "read");
  const { data } = useCall(partners, { query: { kind: "agency", limit: 100 } }, { enabled: may });
  const own = group?.accountId ? [{ value: group.accountId as string, text: group.agency ?? "" }] : [];
  const found = (data?.partners ?? []).map(({ _id, name }) => ({ value: _id as string, text: name }));
  const choices = [...found, ...own.filter(({ value }) => !found.some((other) => other.value === value))];
  if (choices.length === 0) return null;
  const { onChange: _, ...field } = form.field("accountId");
  return (
    <ComboField
      label={t("form.agency")}
      hint={t("form.agencyHint")}
      empty={t("form.noAgency")}
      choices={choices}
      {...field}
      onChange={(next) => form.set("accountId", next === "" ? null : next)}
    />
  );
}

/** Who brings the group, and to whom its invoice is made out. */
export function PayerSection({ group, form }: { group: GroupDetail | null; form: GroupForm }) {
  const { t } = useTranslation("groups");
  const { billTo } = form.values;
  const named = billTo !== null && billTo !== undefined;
  return (
    <>
      <AgencyField group={group} form={form} />
      <Checkbox
        label={t("form.billTo")}
        checked={named}
        onChange={(checked) => form.set("billTo", checked ? nobody : null)}
      />
      {named && <PayerFields form={form} isCompany at="billTo." />}
    </>
  );
}
