import type { StayQuestions } from "@pulau/contract/catalogue.ts";
import type { BookingJson, CompleteDetails } from "@pulau/contract/drafts.ts";
import { questionsToGuests } from "@pulau/domain/party/guest-answers.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import type { z } from "zod";
import { isFailure } from "../../../../api/call-failure.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { CustomerCard } from "../agent/customer-card.tsx";
import type { Customer } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { StepForm } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { useHold } from "../hold/hold-context.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";
import { usePassBoats } from "../transport/use-pass-boats.ts";
import { BookerCard } from "./booker-card.tsx";
import { bookerSchema, detailsSchema } from "./details-schema.ts";
import { GroupChoice, lastDayToName } from "./group-choice.tsx";
import { GroupGrid } from "./group-grid.tsx";
import { GuestCard } from "./guest-card.tsx";
import { bookerForm, bookerOfCustomer, guestForms, isGroup, personsOf } from "./guest-list.ts";
import styles from "./guests.module.css";
import { SignInNote } from "./sign-in-note.tsx";
import { useBookerOfProfile } from "./use-booker-of-profile.ts";
import { useOpenGuest } from "./use-open-guest.ts";

/** The answers as they stand in the draft, right or wrong. */
type TypedDetails = Pick<BookingJson, "guests" | "booker">;
type CheckedDetails = {
  guests: TypedDetails["guests"] | CompleteDetails["guests"];
  booker: CompleteDetails["booker"];
};

/** The form over the draft: what is typed goes into the draft as it is, right or wrong. */
function useDetails(resort: StepProps["resort"], questions: StayQuestions) {
  const { json, edit, type, flush } = useDraft();
  const { state, alter, agree } = useHold();
  const agreed = useRef(false);
  const later = json.guestsLater;
  // In a change ages are settled where the party is: there is no way to it from here. A group's grid has none either.
  const { changesBooking } = useWizardFlow();
  const checkIn = changesBooking || isGroup(json.party, resort) ? null : json.checkIn;
  const schema: z.ZodType<CheckedDetails, TypedDetails> = useMemo(
    () =>
      later ? bookerSchema : detailsSchema(json.party, resort.bands, questionsToGuests(questions), checkIn),
    [later, json.party, resort.bands, questions, checkIn],
  );
  const form = useForm({
    schema,
    initial: {
      guests: guestForms(json, resort.bands, questionsToGuests(questions).activities),
      booker: bookerForm(json),
    },
    onSubmit: async ({ guests, booker }) => {
      edit(later ? { booker } : { guests, booker });
      await flush();
      // Without a live hold there is no price to agree to yet: "Hold again" shows it.
      agreed.current = state === "live" ? await alter().then(agree, passEnded) : true;
    },
  });
  const { values } = form;
  useMendedByParty(form, { party: json.party, guests: values.guests });
  const first = useRef(values);
  useEffect(() => {
    if (values !== first.current) type({ guests: values.guests, booker: values.booker });
  }, [values, type]);
  const submit = async () => {
    agreed.current = false;
    await form.submit();
    return agreed.current;
  };
  return { form, values, submit };
}

/** Another age in the party may settle what a guest's number says otherwise. */
function useMendedByParty(
  { set }: { set: (path: string, value: unknown) => void },
  { party, guests }: Pick<BookingJson, "party" | "guests">,
): void {
  const checked = useRef(party);
  useEffect(() => {
    if (checked.current === party) return;
    checked.current = party;
    set("guests", guests);
  });
}

const passEnded = (failure: unknown): boolean => {
  if (isFailure(failure, "HOLD_EXPIRED")) return true;
  throw failure;
};

const noQuestions: StayQuestions = { activities: [], markets: [], marketBy: "stay" };

/** The form begins with what the package leaves no doubt about, so it begins anew once the package is known. */
export default function GuestsStep({ resort }: StepProps) {
  const { option } = useChosenOption();
  return <DetailsForm key={option?._id ?? ""} resort={resort} questions={option?.questions ?? noQuestions} />;
}

function DetailsForm({ resort, questions }: Pick<StepProps, "resort"> & { questions: StayQuestions }) {
  const { t } = useTranslation("booking");
  const { json, edit } = useDraft();
  const { changesBooking } = useWizardFlow();
  const { form, values, submit } = useDetails(resort, questions);
  const pass = usePassBoats();
  const persons = personsOf(json.party);
  const inGrid = isGroup(json.party, resort);
  const until = changesBooking
    ? null
    : lastDayToName(resort, { persons: persons.length, checkIn: json.checkIn });
  // What was chosen for another party or day may not be possible any more.
  useEffect(() => {
    if (json.guestsLater && until === null) edit({ guestsLater: false });
  }, [json.guestsLater, until, edit]);
  const booker = useBookerName(form, values, { offered: !changesBooking, later: json.guestsLater });
  useBookerOfProfile(form, values.booker, !changesBooking);
  const take = (customer: Customer) => {
    booker.setOther(true);
    form.set("booker", bookerOfCustomer(customer, values.booker));
  };
  return (
    <StepForm
      step="guests"
      title={t("guests.title")}
      lead={t("guests.lead")}
      onContinue={submit}
      formRef={form.form.ref}
      pass={pass}
    >
      {!changesBooking && <SignInNote />}
      {!changesBooking && <CustomerCard onTake={take} />}
      {until !== null && (
        <GroupChoice
          persons={persons.length}
          until={until}
          later={json.guestsLater}
          onChange={(guestsLater) => edit({ guestsLater })}
        />
      )}
      {!json.guestsLater && inGrid && (
        <GroupGrid form={form} guests={values.guests} resort={resort} questions={questions} />
      )}
      {!json.guestsLater && !inGrid && (
        <GuestRows
          {...{ form, resort, questions }}
          guests={values.guests}
          firstBooks={booker.firstGuest !== null}
        />
      )}
      {!changesBooking && (
        <BookerCard
          form={form}
          booker={values.booker}
          firstGuest={booker.firstGuest}
          onFirstGuestBooks={json.guestsLater ? null : (books) => booker.setOther(!books)}
        />
      )}
      {form.failure !== null && <ErrorState error={form.failure} />}
    </StepForm>
  );
}

type Details = ReturnType<typeof useDetails>;

/** The booking is in the first guest's name until somebody says that another books. */
function useBookerName(
  form: Details["form"],
  { guests, booker }: Details["values"],
  { offered, later }: { offered: boolean; later: boolean },
) {
  const first = typeof guests[0]?.fullName === "string" ? guests[0].fullName : "";
  const name = typeof booker.bookingName === "string" ? booker.bookingName : "";
  const [other, setOther] = useState(name !== "" && name !== first);
  const follows = offered && !later && !other;
  const { set } = form;
  const put = useRef(set);
  put.current = set;
  useEffect(() => {
    if (follows && first !== name) put.current("booker.bookingName", first);
  }, [follows, first, name]);
  return { firstGuest: follows ? first : null, setOther };
}

type RowsProps = Pick<StepProps, "resort"> & {
  form: Details["form"];
  guests: Details["values"]["guests"];
  questions: StayQuestions;
  /** Whether the booking is in the first guest's name. */
  firstBooks: boolean;
};

/** A row a guest, in one card; on a phone the one is open that somebody is at. */
function GuestRows({ form, guests, resort, questions, firstBooks }: RowsProps) {
  const { json } = useDraft();
  const persons = personsOf(json.party);
  const { isNarrow, isOpen, open } = useOpenGuest(guests.slice(0, persons.length), form);
  return (
    <Card padded={false} className={styles.guests}>
      {persons
        .map((person, place) => ({ person, place }))
        .map(({ person, place }) => (
          <div key={place} data-guest={place}>
            <GuestCard
              place={place}
              person={person}
              form={form}
              guest={guests[place] ?? {}}
              resort={resort}
              questions={questions}
              books={firstBooks && place === 0}
              open={isOpen(place)}
              onOpen={isNarrow ? () => open(place) : null}
            />
          </div>
        ))}
    </Card>
  );
}
