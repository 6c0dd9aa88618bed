import { prepareBookingRoute } from "@pulau/contract/enquiries.ts";
import { useCall, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ComboField } from "../../../ui/combo-field.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Textarea } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { type Enquiry, enquiryPaths, packages, prepareBooking } from "./calls.ts";
import styles from "./enquiries.module.css";

const mostText = 4_000;

/** Every option that is sold, by its package's name. */
function useOptions() {
  const { t } = useTranslation("enquiries");
  const { say } = useLanguage();
  const { data } = useCall(packages, { query: {} });
  return (data?.packages ?? []).flatMap((offer) =>
    offer.options.map((option) => ({
      packageId: offer._id,
      value: option._id,
      text: t("prepare.optionOf", { name: say(offer.name), option: say(option.name) }),
    })),
  );
}

function PrepareForm({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const { t } = useTranslation("enquiries");
  const toast = useToast();
  const options = useOptions();
  const prepare = useSend(prepareBooking, enquiryPaths);
  const { _id, packageId, optionId, checkIn } = enquiry;
  const form = useForm({
    schema: prepareBookingRoute.body,
    initial: { packageId: packageId ?? "", optionId: optionId ?? "", checkIn: checkIn ?? "", text: "" },
    onSubmit: async (body) => {
      await prepare.mutateAsync({ params: { _id }, body });
      onClose();
      toast({ tone: "success", text: t("prepare.done") });
    },
  });
  const choose = (value: string) => {
    const found = options.find((option) => option.value === value);
    form.setValues({ ...form.values, optionId: value, packageId: found?.packageId ?? "" });
  };
  return (
    <form className={styles.form} {...form.form}>
      <p className="muted">{t("prepare.lead")}</p>
      <ComboField
        label={t("prepare.option")}
        empty={t("prepare.choose")}
        choices={options}
        {...form.field("optionId")}
        onChange={choose}
      />
      <DateField label={t("prepare.checkIn")} {...form.field("checkIn")} />
      <Textarea
        label={t("prepare.text")}
        hint={t("prepare.textHint")}
        most={mostText}
        maxLength={mostText}
        {...form.field("text")}
      />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <div className={styles.end}>
        <Button kind="outline" onClick={onClose}>
          {t("prepare.cancel")}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t("prepare.act")}
        </Button>
      </div>
    </form>
  );
}

/** Makes a booking for who asked, for them to look at and finish. */
export function PrepareDialog(props: { enquiry: Enquiry; open: boolean; onClose: () => void }) {
  const { t } = useTranslation("enquiries");
  const { open, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title={t("prepare.title")}>
      <PrepareForm {...props} />
    </Dialog>
  );
}
