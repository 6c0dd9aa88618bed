import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { useNavigate } from "@tanstack/react-router";
import { isFailure } from "../../../../api/call-failure.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { NoRoomsLeft } from "../enquiry/no-rooms-left.tsx";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { useBlockedStep } from "../frame/step-busy.ts";
import { useChangeStay } from "../party/use-change-stay.ts";
import { NearStays } from "./alternative-stays.tsx";
import { Contacts } from "./contacts.tsx";
import styles from "./full.module.css";

type Filters = {
  optionId: OptionId;
  checkIn: Day;
  nights?: number | null;
  party: Party;
  booker?: BookingJson["booker"];
};
type Choice = { packageId?: PackageId; optionId: OptionId; checkIn: Day; nights?: number | null };
type Props = {
  resort: Resort;
  stay: Filters;
  onChoose: (choice: Choice) => void;
  /** Why the stay is not sold at all, where it is not full. */
  refusal?: unknown;
};

/** Nothing is free: the sentence, what is free near by, the waiting list, and how to reach a person. */
export function NothingFree({ resort, stay, onChoose, refusal }: Props) {
  const { t } = useTranslation(["booking", "errors"]);
  const say = useFailureText();
  const closed = isFailure(refusal);
  return (
    <section className={styles.page}>
      <PageTitle text={t(closed ? "booking:full.closed" : "booking:full.title")} />
      <h1 className="display">{t(closed ? "booking:full.closed" : "errors:codes.SOLD_OUT")}</h1>
      <p className={styles.lead}>{closed ? say(refusal) : t("booking:full.advice")}</p>
      <NearStays stay={stay} onChoose={onChoose} />
      <NoRoomsLeft
        stay={{ packageId: null, ...stay, nights: stay.nights ?? null }}
        resort={resort}
        canWait={!closed}
        onChoose={(checkIn) => onChoose({ optionId: stay.optionId, checkIn })}
      />
      <Contacts resort={resort} />
    </section>
  );
}

/** The same inside the wizard: another day or package goes into the draft, and the rooms are shown anew. */
export function FullyBooked({ resort, refusal }: Pick<Props, "resort" | "refusal">) {
  const { json } = useDraft();
  const changeStay = useChangeStay();
  const navigate = useNavigate();
  const { t } = useTranslation("booking");
  const { pathTo } = useWizardFlow();
  useBlockedStep(t(isFailure(refusal) ? "full.closed" : "full.why"), t("full.otherDates"), pathTo("dates"));
  const choose = ({ packageId, ...choice }: Choice) => {
    changeStay({ ...choice, ...(packageId !== undefined && { packageId }) });
    void navigate({ to: pathTo("rooms") });
  };
  const { optionId, checkIn, nights, party, booker } = json;
  const stay = { optionId: optionId ?? "", checkIn: checkIn ?? resort.today, nights, party, booker };
  return <NothingFree resort={resort} stay={stay} onChoose={choose} refusal={refusal} />;
}
