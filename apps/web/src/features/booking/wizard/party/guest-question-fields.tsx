import type { StayQuestions } from "@pulau/contract/catalogue.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { NumberField } from "../../../../ui/number-field.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { withinParty } from "./limit-counts.ts";

type Counts = Readonly<Record<string, number>>;
type Props = { questions: StayQuestions; party: Party; onChange: (party: Party) => void };

const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** What some packages' prices depend on beside the party: what its guests do, and where they buy. */
export function GuestQuestionFields({ questions, party, onChange }: Props) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const change = (part: Partial<Party>) => {
    const next = { ...party, ...part };
    onChange({ ...next, ...withinParty(next) });
  };
  const persons = party.adults + party.childAges.length;
  const bySelf = questions.marketBy === "person";
  return (
    <>
      {questions.markets.length > 1 && !bySelf && (
        <Segmented
          label={t("party.market")}
          value={party.market ?? questions.markets[0]?.word ?? null}
          choices={questions.markets.map(({ word, name }) => ({ value: word, text: say(name) }))}
          onChange={(market) => change({ market })}
        />
      )}
      {questions.markets.length > 1 && bySelf && (
        <CountFields
          words={questions.markets}
          counts={party.markets ?? {}}
          persons={persons}
          onChange={(markets) => change({ markets })}
        />
      )}
      {questions.activities.length > 1 && (
        <>
          <CountFields
            words={questions.activities}
            counts={party.activities ?? {}}
            persons={persons}
            onChange={(activities) => change({ activities })}
          />
          <ForeignFields
            words={questions.activities}
            party={party}
            persons={persons}
            onChange={(foreignActivities) => change({ foreignActivities })}
          />
        </>
      )}
    </>
  );
}

type CountProps = {
  words: StayQuestions["activities"];
  counts: Counts;
  persons: number;
  onChange: (counts: Counts) => void;
};

/** How many are something else than the usual, which the first word names. */
function CountFields({ words, counts, persons, onChange }: CountProps) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const [usual, ...others] = words;
  const counted = others.reduce((sum, { word }) => sum + (counts[word] ?? 0), 0);
  return others.map(({ word, name }) => (
    <NumberField
      key={word}
      label={say(name)}
      {...(usual !== undefined && { hint: t("party.activityHint", { usual: say(usual.name) }) })}
      value={counts[word] ?? 0}
      most={(counts[word] ?? 0) + Math.max(0, persons - counted)}
      onChange={(count) => onChange({ ...counts, [word]: count })}
    />
  ));
}

/** Of those, how many are not Malaysian: only where some of the party are and others are not. */
function ForeignFields({ words, party, persons, onChange }: Omit<CountProps, "counts"> & { party: Party }) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const { nonMalaysians, activities = {}, foreignActivities = {} } = party;
  if (nonMalaysians === 0 || nonMalaysians === persons) return null;
  const malaysians = persons - nonMalaysians;
  return words.slice(1).map(({ word, name }) => {
    const count = activities[word] ?? 0;
    if (count === 0) return null;
    const elsewhere = sumOf(foreignActivities) - (foreignActivities[word] ?? 0);
    return (
      <NumberField
        key={word}
        label={t("party.foreignOf", { what: say(name) })}
        hint={t("party.foreignOfHint", { count })}
        value={foreignActivities[word] ?? 0}
        least={Math.max(0, count - malaysians)}
        most={Math.min(count, nonMalaysians - elsewhere)}
        onChange={(foreign) => onChange({ ...foreignActivities, [word]: foreign })}
      />
    );
  });
}
