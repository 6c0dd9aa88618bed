import { loadOf, mostKg } from "@pulau/domain/transport/load.ts";
import { z } from "zod";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { NumberInput } from "../../../../ui/number-input.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { isNamed, type Manifest, type NamedPassenger } from "../calls.ts";
import styles from "./departure.module.css";
import { LoadText } from "./load-line.tsx";
import { useWeigh } from "./use-weigh.ts";

const Kg = (most: number) =>
  z.int({ error: "number" }).min(0, { error: "number" }).max(most, { error: "tooLarge" }).nullable();

const Weights = z.object({
  guests: z.array(
    z
      .object({ bodyKg: Kg(mostKg.body), luggageKg: Kg(mostKg.luggage) })
      // Luggage alone says nothing of a person: both, or neither.
      .refine(({ bodyKg, luggageKg }) => bodyKg !== null || luggageKg === null, {
        path: ["bodyKg"],
        error: "required",
      }),
  ),
});
type Values = z.input<typeof Weights>;

type Props = {
  shown: Manifest;
  readAt: number;
  of: NamedPassenger;
  onClose: () => void;
};

const valuesOf = (party: readonly NamedPassenger[]): Values => ({
  guests: party.map(({ weight }) => ({
    bodyKg: weight?.bodyKg ?? null,
    luggageKg: weight?.luggageKg ?? null,
  })),
});

/** What each guest of a party weighs, with what the boat carries then and what is left. */
export function WeightsDialog({ shown, readAt, of, onClose }: Props) {
  const { t } = useTranslation("sailings");
  const weigh = useWeigh(shown, readAt);
  const party = shown.passengers.filter(isNamed).filter(({ bookingId }) => bookingId === of.bookingId);
  const form = useForm({
    schema: Weights,
    initial: valuesOf(party),
    onSubmit: async ({ guests }) => {
      const changed = party.flatMap((guest, i) => {
        const { bodyKg, luggageKg } = guests[i] ?? { bodyKg: null, luggageKg: null };
        const weight = bodyKg === null ? null : { bodyKg, luggageKg };
        const same =
          (guest.weight?.bodyKg ?? null) === bodyKg && (guest.weight?.luggageKg ?? null) === luggageKg;
        return same ? [] : [{ guest, weight }];
      });
      if (changed.length > 0) await weigh(changed);
      onClose();
    },
  });
  if (!shown.load) return null;
  const { weighs } = shown.load;
  const typed = new Map(party.map(({ guestId }, i) => [guestId, form.values.guests[i]]));
  const passengers = shown.passengers.map((passenger) => {
    const values = passenger.guestId === null ? undefined : typed.get(passenger.guestId);
    if (!values) return passenger;
    const [bodyKg, luggageKg] = [Number(values.bodyKg) || 0, Number(values.luggageKg) || 0];
    return { ...passenger, weight: values.bodyKg === null ? null : { bodyKg, luggageKg } };
  });
  return (
    <FormDialog
      form={form}
      title={t("weights.title", { name: of.bookingName })}
      words={{ leave: t("mark.leave"), save: t("weights.save") }}
      onClose={onClose}
    >
      {party.map(({ guestId, name }, i) => (
        <fieldset key={guestId} className={styles.weights}>
          <legend className="strong">{name}</legend>
          <NumberInput
            {...form.number(`guests.${i}.bodyKg`)}
            label={t("weights.body")}
            most={mostKg.body}
            data-first={guestId === of.guestId ? "" : undefined}
          />
          {weighs === "withLuggage" && (
            <NumberInput
              {...form.number(`guests.${i}.luggageKg`)}
              label={t("weights.luggage")}
              most={mostKg.luggage}
            />
          )}
        </fieldset>
      ))}
      <p role="status">
        <LoadText load={loadOf(passengers, shown.load)} />
      </p>
    </FormDialog>
  );
}
