import { type TravelDocument, TravelDocumentBody } from "@pulau/contract/travel-documents.ts";
import { isOfMalaysia, travelDocumentKinds } from "@pulau/domain/person/travel-document.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useNewest } from "../../../../api/use-newest.ts";
import { useCountries } from "../../../../business/use-countries.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ComboField } from "../../../../ui/combo-field.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { addDocument, changeDocument, documents } from "./calls.ts";

type Values = {
  kind: TravelDocument["kind"];
  holderName: string;
  number: string;
  country: string;
  expiresOn: string;
};
const empty: Values = { kind: "passport", holderName: "", number: "", country: "MY", expiresOn: "" };

const valuesOf = ({ kind, holderName, number, country, expiresOn }: TravelDocument): Values => ({
  kind,
  holderName,
  number,
  country,
  expiresOn: expiresOn ?? "",
});

function useDocumentForm(document: TravelDocument | undefined, onClose: () => void) {
  const { t } = useTranslation("profile");
  const toast = useToast();
  const newest = useNewest();
  const { mutateAsync: add } = useSend(addDocument, [documents.path]);
  const { mutateAsync: change } = useSend(changeDocument, [documents.path]);
  const latest = async () => {
    const found = await newest(documents, {}, (reply) =>
      reply.documents.find(({ _id }) => _id === document?._id),
    );
    return { values: found ? valuesOf(found) : empty, version: found?.version ?? 0 };
  };
  return useForm({
    schema: TravelDocumentBody,
    initial: (document ? valuesOf(document) : empty) as Parameters<typeof TravelDocumentBody.parse>[0] &
      Values,
    versioned: document && { version: document.version, latest },
    onSubmit: async (body, options) => {
      if (document) await change({ params: { _id: document._id }, body, options });
      else await add({ body });
      toast({ tone: "success", text: t("documents.saved") });
      onClose();
    },
  });
}

/** A document is added or changed. Its number can be typed anew, and stays what it is otherwise. */
export function DocumentDialog({ document, onClose }: { document?: TravelDocument; onClose: () => void }) {
  const { t } = useTranslation("profile");
  const form = useDocumentForm(document, onClose);
  const countries = useCountries();
  const { kind } = form.values;
  const malaysian = isOfMalaysia(kind);
  const choose = (chosen: string) => {
    form.set("kind", chosen);
    if (isOfMalaysia(chosen as Values["kind"])) {
      form.set("country", "MY");
      form.set("expiresOn", "");
    }
  };
  const number = form.field("number");
  return (
    <FormDialog
      form={form}
      title={t(document ? "documents.changeTitle" : "documents.add")}
      words={{ leave: t("cancel"), save: t("documents.save") }}
      onClose={onClose}
    >
      <Select
        label={t("documents.kind")}
        {...form.field("kind")}
        onChange={choose}
        choices={travelDocumentKinds.map((value) => ({ value, text: t(`documents.kinds.${value}`) }))}
      />
      <TextInput
        label={t("documents.holder")}
        hint={t("documents.holderHint")}
        autoComplete="off"
        {...form.field("holderName")}
      />
      <TextInput
        label={t("documents.number")}
        {...(document && { hint: t("documents.numberHint") })}
        autoComplete="off"
        dir="ltr"
        {...number}
        // Whoever types into a masked number means another one.
        onFocus={() => number.value.includes("•") && number.onChange("")}
      />
      {!malaysian && (
        <>
          <ComboField label={t("documents.country")} choices={countries} {...form.field("country")} />
          <DateField
            label={t("documents.expiry")}
            optional={kind !== "passport"}
            {...form.field("expiresOn")}
          />
        </>
      )}
    </FormDialog>
  );
}
