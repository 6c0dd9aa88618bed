import { addDays } from "@pulau/domain/calendar/day.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { dayText } from "../../../../../ui/format.ts";
import { ErrorState } from "../../../../../ui/states.tsx";
import { Select } from "../../../../../ui/text-fields.tsx";
import { useFailureText } from "../../../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../../../ui/use-language.ts";
import type { Crossing, Resort } from "../../calls.ts";
import { useDraft } from "../../draft/draft-context.ts";
import { useHold } from "../../hold/hold-context.ts";
import { useChosenOption } from "../../summary/stay-lines.tsx";
import { fullBoat } from "../../transport/full-boat.ts";
import { OtherSailings } from "../../transport/other-sailings.tsx";
import { useBoats } from "../../transport/use-boats.ts";
import { useTransport } from "../../transport/use-transport.ts";
import styles from "./panel.module.css";

const directions = ["out", "back"] as const;

/** So many charter boats take everybody; of a ferry it is one. */
const boatsFor = ({ kind, seats }: Crossing, persons: number): number =>
  kind === "charter" ? Math.max(1, Math.ceil(persons / seats)) : 1;

/** The boat there and the boat back, where the package has some: what is held, and what else takes everybody. */
export function BoatFields({ resort }: { resort: Resort }) {
  const { t } = useTranslation("new-booking");
  const { say, language } = useLanguage();
  const sayFailure = useFailureText();
  const { json } = useDraft();
  const { hold } = useHold();
  const { nights } = useChosenOption();
  const { choose, failures, busy } = useTransport();
  const checkIn = json.checkIn ?? resort.today;
  const stay = { out: checkIn, back: hold?.quote.checkOut ?? addDays(checkIn, nights ?? 1) };
  const boats = useBoats({ checkIn, checkOut: stay.back });
  const persons = json.party.adults + json.party.childAges.length;
  const choicesOf = (list: readonly Crossing[], held: string | undefined) =>
    list.map((crossing) => {
      const isFull = crossing.seatsLeft < persons && crossing._id !== held;
      const price = crossing.sen === 0 ? null : `+ ${formatRinggit(crossing.sen)}`;
      const seats = isFull ? t("boatFull") : t("seats", { count: crossing.seatsLeft });
      return {
        value: crossing._id as string,
        text: [`${crossing.time ?? ""} ${say(crossing.name)}`.trim(), seats, price]
          .filter(Boolean)
          .join(" · "),
        disabled: isFull,
      };
    });
  if (boats.error) return <ErrorState error={boats.error} retry={() => void boats.refetch()} />;
  if (!boats.data || directions.every((direction) => boats.data[direction].length === 0)) return null;
  return (
    <fieldset className={styles.group} aria-busy={busy !== null}>
      <legend>{t("boats")}</legend>
      <div className={styles.group}>
        {directions.map((direction) => {
          const list = boats.data[direction];
          const held = hold?.crossings.find((crossing) => crossing.direction === direction)?.crossingId;
          const usual = list.find(({ isDefault }) => isDefault)?._id;
          const value = json.transport[direction]?.crossingId ?? held ?? usual ?? "";
          const failure = failures[direction];
          return (
            <Select
              key={direction}
              label={t(`boat.${direction}`, { day: dayText(stay[direction], language, "brief") })}
              value={value as string}
              {...(value === "" && { empty: t("boatNone") })}
              choices={choicesOf(list, held)}
              error={failure && fullBoat(failure) === null ? sayFailure(failure) : null}
              onChange={(id) => {
                const crossing = list.find(({ _id }) => _id === id);
                if (!crossing) return;
                const { _id: crossingId, kind } = crossing;
                void choose(direction, { crossingId, kind, boats: boatsFor(crossing, persons) });
              }}
            />
          );
        })}
      </div>
      {directions.map((direction) => {
        const refused = fullBoat(failures[direction]);
        return refused && <OtherSailings key={direction} {...refused} stay={stay} />;
      })}
    </fieldset>
  );
}
