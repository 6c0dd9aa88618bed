import type { ComponentType } from "react";
import type { PartProps } from "../setting-context.ts";
import { BandTables } from "./bands.tsx";
import { BankFields } from "./bank.tsx";
import { ColourField } from "./colour.tsx";
import { IslandMonths, IslandPlaces } from "./island.tsx";
import { MenuEntries } from "./menu-entries.tsx";
import { SentPicture } from "./sent-picture.tsx";
import { ShownContacts } from "./shown-contacts.tsx";
import { TaxPayerFields } from "./tax-payer.tsx";
import { TestMail } from "./test-mail.tsx";
import { TierRows } from "./tiers.tsx";
import { WhatsappRows } from "./whatsapp.tsx";
import { WidgetOrigins } from "./widget-origins.tsx";
import { WidgetTag } from "./widget-tag.tsx";
import { WordNameRows } from "./word-names.tsx";

/** The pieces of settings that are more than a field, by the name that a section gives them. */
export const settingParts: Readonly<Record<string, ComponentType<PartProps>>> = {
  whatsapp: WhatsappRows,
  bank: BankFields,
  hidden: ShownContacts,
  entries: MenuEntries,
  logo: SentPicture,
  picture: SentPicture,
  map: SentPicture,
  mapPlaces: IslandPlaces,
  months: IslandMonths,
  primary: ColourField,
  accent: ColourField,
  bands: BandTables,
  activityNames: WordNameRows,
  marketNames: WordNameRows,
  tiers: TierRows,
  taxPayer: TaxPayerFields,
  testMail: TestMail,
  origins: WidgetOrigins,
  widgetTag: WidgetTag,
};
