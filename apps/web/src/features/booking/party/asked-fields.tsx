import type { OptionReply } from "@pulau/contract/catalogue.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { Segmented } from "../../../ui/segmented.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { useLanguage } from "../../../ui/use-language.ts";

export type Asks = z.infer<typeof OptionReply>["asks"];
type Props = { asks: Asks; party: Party; onChange: (party: Party) => void };

/** What some packages' prices depend on beside the party: what its guests do, and where they buy. */
export function AskedFields({ asks, party, onChange }: Props) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const [usual, ...others] = asks.activities;
  const { activities = {} } = party;
  const persons = party.adults + party.childAges.length;
  const said = others.reduce((sum, { word }) => sum + (activities[word] ?? 0), 0);
  return (
    <>
      {asks.markets.length > 1 && (
        <Segmented
          label={t("party.market")}
          value={party.market ?? asks.markets[0]?.word ?? null}
          choices={asks.markets.map(({ word, name }) => ({ value: word, text: say(name) }))}
          onChange={(market) => onChange({ ...party, market })}
        />
      )}
      {usual !== undefined &&
        others.map(({ word, name }) => (
          <Stepper
            key={word}
            label={say(name)}
            hint={t("party.activityHint", { usual: say(usual.name) })}
            value={activities[word] ?? 0}
            most={(activities[word] ?? 0) + Math.max(0, persons - said)}
            onChange={(count) => onChange({ ...party, activities: { ...activities, [word]: count } })}
          />
        ))}
    </>
  );
}
