import { guestKinds } from "@pulau/domain/party/party.ts";
import { weighings } from "@pulau/domain/transport/load.ts";
import { OwnBands } from "../../../business/age-bands/own-bands.tsx";
import { SeenWithin } from "../../../business/seen-within.tsx";
import { useTypedBeside } from "../../../business/typed-beside.ts";
import { useAgeBands } from "../../../business/use-age-bands.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { Button } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/choice-fields.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { IconPlus } from "../../../ui/icons/index.ts";
import { InLanguages } from "../../../ui/in-languages.tsx";
import { Select, TextInput } from "../../../ui/text-fields.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { BoatFailure } from "./boat-failure.tsx";
import styles from "./boats.module.css";
import type { Boat, Timetable } from "./calls.ts";
import { DeleteBoat } from "./delete-boat.tsx";
import { TimetableFields } from "./timetable-fields.tsx";
import { typedBoat } from "./typed-boat.ts";
import { newTimetable, useBoatForm } from "./use-boat-form.ts";

type Props = {
  /** Null to add one. */
  boat: Boat | null;
  kind: Boat["kind"];
  jetties: readonly string[];
  onClose: () => void;
};
type Form = ReturnType<typeof useBoatForm>;

function Facts({ form, kind }: { form: Form; kind: Boat["kind"] }) {
  const { t } = useTranslation("boats");
  return (
    <>
      <fieldset className={styles.words}>
        <legend className="strong">{t("name")}</legend>
        <InLanguages field={form.field} path="name" labelOf={(language) => t(`languages.${language}`)} />
      </fieldset>
      <div className={styles.pair}>
        <TextInput label={t("seats")} {...form.number("seats")} />
        {kind === "charter" && <TextInput label={t("daily")} {...form.number("daily")} />}
        {kind === "charter" && (
          <AmountInput label={t("charterPrice")} hint={t("charterHint")} {...form.amount("charterSen")} />
        )}
      </div>
      <Weights form={form} />
      {kind === "ferry" && (
        <>
          <Tickets form={form} />
          <OwnBands form={form} where="boat" />
        </>
      )}
    </>
  );
}

/** Whether passengers are weighed, and how much they may weigh together. */
function Weights({ form }: { form: Form }) {
  const { t } = useTranslation("boats");
  const { weighs = "none" } = form.values;
  const change = (next: string) => {
    form.set("weighs", next);
    if (next === "none") form.set("weightLimitKg", null);
  };
  return (
    <div className={styles.pair}>
      <Select
        {...form.field("weighs")}
        label={t("weighs")}
        value={weighs}
        onChange={change}
        choices={weighings.map((value) => ({ value, text: t(`weighings.${value}`) }))}
      />
      {weighs !== "none" && (
        <TextInput label={t("weightLimit")} hint={t("weightHint")} {...form.number("weightLimitKg")} />
      )}
    </div>
  );
}

/** What a ferry asks of each kind of guest beside the package; empty asks nothing. */
function Tickets({ form }: { form: Form }) {
  const { t } = useTranslation("boats");
  const { tickets } = form.values;
  return (
    <fieldset className={styles.tickets}>
      <legend className="strong">{t("tickets")}</legend>
      <p className="hint">{t("ticketsHint")}</p>
      {guestKinds.map((guestKind) => {
        const at = tickets.findIndex((ticket) => ticket.guestKind === guestKind);
        const others = tickets.filter((ticket) => ticket.guestKind !== guestKind);
        return (
          <AmountInput
            key={guestKind}
            label={t(`kinds.${guestKind}`)}
            value={at < 0 ? null : tickets[at]?.sen}
            error={at < 0 ? null : form.errorAt(`tickets.${at}.sen`)}
            onChange={(sen) => form.set("tickets", sen === null ? others : [...others, { guestKind, sen }])}
          />
        );
      })}
    </fieldset>
  );
}

function Timetables({ form, kind, jetties }: { form: Form } & Pick<Props, "kind" | "jetties">) {
  const { t } = useTranslation("boats");
  const timetables = form.values.timetables as Timetable[];
  const put = (next: Timetable[]) => form.set("timetables", next);
  return (
    <section className={styles.part} aria-labelledby="boat-timetables">
      <h3 id="boat-timetables" className="strong">
        {t("timetables")}
      </h3>
      <p className="hint">{t(kind === "ferry" ? "timetablesHint" : "charterTimes")}</p>
      <ol className={styles.timetables}>
        {timetables.map((timetable, at) => (
          <TimetableFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a timetable has nothing else that stays.
            key={at}
            number={at + 1}
            timetable={timetable}
            seats={
              kind === "ferry"
                ? { field: form.number(`timetables.${at}.seats`), ofBoat: Number(form.values.seats) || null }
                : null
            }
            jetties={jetties}
            errorAt={(field) => form.errorAt(`timetables.${at}.${field}`)}
            onChange={(next) => put(next === null ? timetables.toSpliced(at, 1) : timetables.with(at, next))}
          />
        ))}
      </ol>
      <Button
        kind="outline"
        icon={IconPlus}
        disabled={timetables.length >= 24}
        onClick={() => put([...timetables, newTimetable(jetties)])}
      >
        {t("addTimetable")}
      </Button>
    </section>
  );
}

/** A ferry or charter with everything that it sails. */
export function BoatDialog({ boat, kind, jetties, onClose }: Props) {
  const { t } = useTranslation("boats");
  const { say } = useLanguage();
  const form = useBoatForm({ boat, kind, jetties, onClose });
  const bands = useAgeBands().boat;
  useTypedBeside(form.dirty ? form.values : null, (values) => typedBoat(boat, values, bands));
  return (
    <FormDialog
      form={form}
      title={boat === null ? t(kind === "ferry" ? "addFerry" : "addCharter") : say(boat.name)}
      words={{ leave: t("cancel"), save: t("save") }}
      acts={boat !== null && !boat.activeStatus && <DeleteBoat boat={boat} onDone={onClose} />}
      failureOf={(failure) => <BoatFailure error={failure} busy={form.busy} onKeep={form.keep} />}
      onClose={onClose}
    >
      <Facts form={form} kind={kind} />
      <Timetables {...{ form, kind, jetties }} />
      <Switch label={t("inUse")} {...form.tick("activeStatus")} />
      <p className="hint">{t("inUseHint")}</p>
      <SeenWithin />
    </FormDialog>
  );
}
