import type { BookingJson } from "@pulau/contract/drafts.ts";
import {
  type TravelDocument,
  travelDocumentsRoute,
  useTravelDocumentRoute,
} from "@pulau/contract/travel-documents.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { expiryOf } from "@pulau/domain/person/travel-document.ts";
import { useState } from "react";
import { useBackend, useCall, useSend, useSession } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { dayText } from "../../../../ui/format.ts";
import { Menu } from "../../../../ui/menu.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";
import type { FormFace } from "./form-face.ts";
import type { Person } from "./guest-list.ts";
import styles from "./guests.module.css";
import { readPaperOf, seniorFrom } from "./identity-facts.ts";
import type { PaperKind } from "./identity-field.tsx";

type Guest = BookingJson["guests"][number];
type Props = {
  place: number;
  person: Person;
  guest: Guest;
  form: FormFace;
  resort: Resort;
  checkIn: Day;
  onKind: (kind: PaperKind) => void;
};

type UsedDocument = Pick<TravelDocument, "kind" | "country" | "expiresOn">;

const paperOf: Partial<Record<TravelDocument["kind"], PaperKind>> = {
  myKad: "mykad",
  myKid: "mykid",
  passport: "passport",
};
const alike = (a: unknown, b: string) =>
  typeof a === "string" && a.trim().toLowerCase() === b.trim().toLowerCase();

/** Documents of the profile that can be this guest's: those of their name, else those that no other guest has. */
function useOffered({
  guest,
  place,
  person,
}: Pick<Props, "guest" | "place" | "person">): readonly TravelDocument[] {
  const { side } = useBackend();
  const session = useSession();
  const { json } = useDraft();
  const enabled = session !== null && side.name !== "staff";
  const { data } = useCall(travelDocumentsRoute, {}, { enabled });
  const fitting = (data?.documents ?? []).filter(
    // A MyKid is a child's.
    ({ kind }) => paperOf[kind] !== undefined && (kind !== "myKid" || person.age !== null),
  );
  const own = fitting.filter(({ holderName }) => alike(guest.fullName, holderName));
  if (own.length > 0) return own;
  if (typeof guest.fullName === "string" && guest.fullName.trim() !== "") return [];
  const others = json.guests.filter((_, at) => at !== place);
  return fitting.filter(({ holderName }) => !others.some(({ fullName }) => alike(fullName, holderName)));
}

/** Fills name and paper of a guest in from a saved document, in one press; says so when it ends too early. */
export function SavedDocuments(props: Props) {
  const { place, person, guest, form, resort, checkIn, onKind } = props;
  const { t } = useTranslation("booking");
  const offered = useOffered(props);
  const [used, setUsed] = useState<UsedDocument | null>(null);
  const { mutateAsync: use, isPending } = useSend(useTravelDocumentRoute, [travelDocumentsRoute.path]);
  const showFailure = useFailureToast();
  const take = async ({ _id }: TravelDocument) => {
    try {
      const {
        number: identity,
        holderName: fullName,
        kind,
        country,
        expiresOn,
      } = await use({ params: { _id } });
      const paper = paperOf[kind];
      if (paper === undefined) return;
      const { birthDate: _, birthPlace: __, ...others } = guest;
      const read =
        paper !== "passport" && person.age === null
          ? readPaperOf(identity, person, checkIn, resort.bands)
          : null;
      onKind(paper);
      form.set(`guests.${place}`, {
        ...others,
        fullName,
        identity,
        nonMalaysian: country !== "MY",
        ...(read && { age: read.age, senior: read.age >= seniorFrom(resort.bands) }),
      });
      setUsed({ kind, country, expiresOn });
    } catch (thrown) {
      showFailure(thrown);
    }
  };
  const textOf = ({ kind, holderName, number }: TravelDocument) =>
    t("guests.saved.one", {
      name: holderName,
      kind: t(`guests.saved.kinds.${kind}`),
      number: number.replaceAll(/[•-]/g, ""),
    });
  const [only] = offered;
  return (
    <>
      {only && (
        <div className={styles.saved}>
          {offered.length === 1 ? (
            <Button kind="soft" size="small" busy={isPending} onClick={() => void take(only)}>
              {t("guests.saved.use", { document: textOf(only) })}
            </Button>
          ) : (
            <Menu
              align="start"
              entries={offered.map((document) => ({
                id: document._id,
                text: textOf(document),
                onSelect: () => void take(document),
              }))}
              trigger={(trigger) => (
                <Button kind="soft" size="small" {...trigger}>
                  {t("guests.saved.choose")}
                </Button>
              )}
            />
          )}
        </div>
      )}
      {used && <EndsEarly document={used} />}
    </>
  );
}

/** What is to be said of a document that was filled in and ends too early for this stay. */
function EndsEarly({ document }: { document: UsedDocument }) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const { json } = useDraft();
  const { nights } = useChosenOption();
  const { kind, country, expiresOn } = document;
  if (json.checkIn === null || expiresOn === null) return null;
  const leavesOn = addDays(json.checkIn, nights ?? 0);
  const expiry = expiryOf({ kind, expiresOn }, { today: json.checkIn, leavesOn });
  // Malaysia asks for half a year of those who enter it, not of its own.
  if (expiry === "valid" || (expiry === "soon" && country === "MY")) return null;
  const day = dayText(expiresOn, language);
  return (
    <div className={styles.saved}>
      <Notice tone="warning">
        {t(expiry === "soon" ? "guests.saved.soon" : "guests.saved.early", { day })}
      </Notice>
    </div>
  );
}
