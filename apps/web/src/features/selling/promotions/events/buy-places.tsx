import { EventOrder } from "@pulau/contract/events.ts";
import { priceOf } from "@pulau/domain/event/places.ts";
import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { useSend, useSession } from "../../../../api/use-call.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { dayText } from "../../../../ui/format.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { NumberField } from "../../../../ui/number-field.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { BuyFrame } from "../buy-frame.tsx";
import buying from "../buying.module.css";
import { buyEvent, eventPaths, type MoneyEvent } from "./calls.ts";

type Guest = EventOrder["guests"][number];
/** Most places of one purchase. */
const mostPlaces = 20;

const countOf = (guests: readonly Guest[], kind: Guest["guestKind"]) =>
  guests.filter(({ guestKind }) => guestKind === kind).length;

/** So many of each kind; names that were typed stay. Adults come first. */
const resized = (guests: readonly Guest[], counts: Record<Guest["guestKind"], number>): Guest[] =>
  (["adult", "child"] as const).flatMap((guestKind) => {
    const there = guests.filter((guest) => guest.guestKind === guestKind);
    return Array.from({ length: counts[guestKind] }, (_, i) => there[i] ?? { name: "", guestKind });
  });

/** The order as a form, sent under one key for one wish. */
function useOrder(of: MoneyEvent) {
  const navigate = useNavigate();
  const session = useSession();
  const send = useSend(buyEvent, eventPaths);
  const { keyFor } = useIdempotencyKey();
  return useForm({
    schema: EventOrder,
    initial: {
      eventId: of._id,
      guests: resized([{ name: session?.record.name ?? "", guestKind: "adult" }], {
        adult: Math.min(2, of.left),
        child: 0,
      }),
    },
    onSubmit: async (body) => {
      const options = { idempotencyKey: keyFor(body) };
      const { purchaseId } = await send.mutateAsync({ body, options });
      await navigate({ to: "/purchase/$id", params: { id: purchaseId } });
    },
  });
}

function Names({ form }: { form: ReturnType<typeof useOrder> }) {
  const { t } = useTranslation("events");
  const { guests } = form.values;
  const adults = countOf(guests, "adult");
  const numbered = guests.map((guest, i) => ({
    path: `guests.${i}.name`,
    label:
      guest.guestKind === "adult"
        ? t("buying.name", { number: i + 1 })
        : t("buying.childName", { number: i + 1 - adults }),
  }));
  return (
    <section className={buying.names}>
      <h3>{t("buying.who")}</h3>
      {numbered.map(({ path, label }) => (
        <TextInput key={path} label={label} maxLength={120} {...form.field(path)} />
      ))}
    </section>
  );
}

/** How many come, and who; then to the payment. */
export function BuyPlaces({ of, onClose }: { of: MoneyEvent; onClose: () => void }) {
  const { t } = useTranslation("events");
  const { say, language } = useLanguage();
  const signedIn = useSession() !== null;
  const form = useOrder(of);
  const id = useId();
  const { guests } = form.values;
  const counts = { adult: countOf(guests, "adult"), child: countOf(guests, "child") };
  const change = (part: Partial<typeof counts>) =>
    form.set("guests", resized(guests, { ...counts, ...part }));
  const spare = Math.min(mostPlaces, of.left) - guests.length;
  return (
    <BuyFrame
      title={t("buying.title", { name: say(of.name) })}
      words={{ close: t("buying.close"), signIn: t("buying.signIn") }}
      tab="events"
      act={
        <Button type="submit" form={id} busy={form.busy}>
          {t("buying.act")}
        </Button>
      }
      onClose={onClose}
    >
      <form id={id} className={buying.form} {...form.form}>
        <NumberField
          label={t("buying.adults")}
          value={counts.adult}
          least={1}
          most={counts.adult + spare}
          onChange={(adult) => change({ adult })}
        />
        <NumberField
          label={t("buying.children")}
          value={counts.child}
          most={counts.child + spare}
          onChange={(child) => change({ child })}
        />
        {signedIn && <Names form={form} />}
        <p className={buying.total}>
          <span>{t("buying.total")}</span>
          <b>
            <Money sen={priceOf(of, { adults: counts.adult, children: counts.child })} converted />
          </b>
        </p>
        <p className="hint">{t("buying.back", { day: dayText(of.cancelUntil, language) })}</p>
        {form.failure !== null && <ErrorState error={form.failure} />}
      </form>
    </BuyFrame>
  );
}
