import type { SettingGroup } from "@pulau/contract/settings/groups.ts";
import type { z } from "zod";
import type { useForm } from "../../../ui/use-form.ts";
import type { SettingField } from "./setting-fields.ts";

type AnyValues = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

/** What every field of a group's page works with. */
export type SettingForm = {
  readonly group: SettingGroup;
  readonly form: ReturnType<typeof useForm<AnyValues>>;
  /** What stands where nobody has set anything. */
  readonly usual: unknown;
  readonly readOnly: boolean;
  /** Where the group's words stand: a group of one setting has them under its name. */
  readonly wordsAt: (path: string) => string;
};

export type PartProps = SettingForm & { readonly field: SettingField };
