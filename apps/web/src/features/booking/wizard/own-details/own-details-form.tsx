import type { BookingJson } from "@pulau/contract/drafts.ts";
import { OwnDetails } from "@pulau/contract/guest-links.ts";
import { hasActivity, kindOf } from "@pulau/domain/party/kinds.ts";
import { useState } from "react";
import { z } from "zod";
import { type Facts, isFailure } from "../../../../api/call-failure.ts";
import { underPart } from "../../../../api/field-failure.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useNewest } from "../../../../api/use-newest.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { ChangedSince } from "../../../../ui/changed-since.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import styles from "../guests/guests.module.css";
import { readBirthOf } from "../guests/identity-facts.ts";
import { usePaperKind } from "../guests/identity-field.tsx";
import { OptionalGuestFields } from "../guests/optional-guest-fields.tsx";
import { OwnAnswers } from "../guests/own-answers.tsx";
import { PaperFields } from "../guests/paper-fields.tsx";
import { fillGuestLink, guestLink, type OwnPage } from "./calls.ts";
import own from "./own-details.module.css";

/** The cards of the wizard name their fields by the place of the guest; here there is one. */
const schema = z.object({ guests: z.array(OwnDetails).length(1) });

const formOf = ({ guest, questions }: OwnPage): BookingJson["guests"][number] => ({
  fullName: "",
  identity: "",
  age: null,
  senior: false,
  disabled: false,
  vegetarian: false,
  nonMalaysian: false,
  phones: [],
  ...guest,
  chineseName: guest?.chineseName ?? "",
  allergies: guest?.allergies ?? "",
  email: guest?.email ?? "",
  activity: guest?.activity ?? questions.activities[0]?.word ?? null,
  market: guest?.market ?? questions.markets[0]?.word ?? null,
});

type Props = { token: string; stay: OwnPage; onSaved: () => unknown };

/** The wizard's guest form for one guest, saved by their link. */
export function OwnDetailsForm({ token, stay, onSaved }: Props) {
  const { t } = useTranslation("guest-links");
  const [read, setRead] = useState(stay.version);
  const [met, setMet] = useState<{ facts: Facts; theirs: OwnPage } | null>(null);
  const send = useSend(fillGuestLink, [guestLink.path]);
  const newest = useNewest();
  const params = { token };
  const form = useForm({
    schema,
    initial: { guests: [formOf(stay)] } as z.input<typeof schema>,
    onSubmit: async ({ guests: [body] }) => {
      if (!body) return;
      try {
        await send.mutateAsync({ params, body, options: { ifMatch: read } });
      } catch (thrown) {
        if (!isFailure(thrown, "CHANGED_SINCE")) throw underPart("guests.0", thrown);
        const theirs = await newest(guestLink, { params }, (page) => page);
        setRead(theirs.version);
        return setMet({ facts: thrown.facts, theirs });
      }
      await onSaved();
    },
  });
  return (
    <Card as="section" aria-label={t("own.details")}>
      <form className={own.form} {...form.form}>
        <OwnFields stay={stay} form={form} />
        {met && (
          <ChangedSince
            facts={met.facts}
            onTakeAll={(side) => {
              if (side === "theirs")
                form.setValues({ guests: [formOf(met.theirs)] } as z.input<typeof schema>);
              setMet(null);
            }}
          />
        )}
        {form.failure !== null && <ErrorState error={form.failure} />}
        <div>
          <Button type="submit" busy={form.busy}>
            {t("own.save")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

type OwnForm = ReturnType<typeof useForm<typeof schema>>;

function OwnFields({ stay, form }: { stay: OwnPage; form: OwnForm }) {
  const { t } = useTranslation("booking");
  const { t: own } = useTranslation("guest-links");
  const { kind, checkIn, bands, questions } = stay;
  const guest = (form.values.guests[0] ?? {}) as BookingJson["guests"][number];
  const at = (field: string) => `guests.0.${field}`;
  const isAdult = kind === "adult";
  const person = { age: isAdult ? null : typeof guest.age === "number" ? guest.age : 0 };
  const { kind: paper, setChosen } = usePaperKind(guest, person);
  const facts = readBirthOf(
    paper === "passport" ? { ...guest, identity: null } : guest,
    person,
    checkIn,
    bands,
  );
  const label = own("own.details");
  const shared = { place: 0, person, guest, form, facts, checkIn, bands };
  return (
    <>
      <div className={styles.grid}>
        <TextInput
          label={t("guests.fullName")}
          hint={t("guests.fullNameHint")}
          autoComplete="name"
          {...form.field(at("fullName"))}
        />
        <PaperFields {...shared} label={label} kind={paper} onKind={setChosen} partyAt={null} />
        {!isAdult && (
          <TextInput label={t("guests.age")} hint={t("guests.ageHint")} {...form.number(at("age"))} />
        )}
        <OwnAnswers
          {...{ questions, form, at }}
          hasActivities={hasActivity(kindOf(person.age, false, bands))}
        />
      </div>
      <OptionalGuestFields {...shared} />
    </>
  );
}
