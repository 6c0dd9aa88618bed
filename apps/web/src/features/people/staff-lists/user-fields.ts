import {
  contactOptions,
  genders,
  type RoleRecord,
  socialPlaces,
  staffLevels,
} from "@pulau/contract/staff-records.ts";
import type { RecordField } from "../../../business/records/record-field.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { Choice } from "../../../ui/text-fields.tsx";

export const addressLines = ["add_line_1", "add_line_2", "post_code", "city", "state", "country"] as const;
const nothing = <K extends string>(keys: readonly K[]) => Object.fromEntries(keys.map((key) => [key, ""]));

/** What is kept of a member of staff. */
export function useUserFields(
  roles: readonly RoleRecord[],
  departments: readonly Choice[],
): readonly RecordField[] {
  const { t } = useTranslation("records");
  const active = roles.filter(({ active_status }) => active_status);
  return [
    { key: "name", kind: "text", label: t("fields.name") },
    { key: "email", kind: "text", label: t("fields.email") },
    {
      key: "username",
      kind: "text",
      label: t("fields.username"),
      optional: true,
      hint: t("fields.usernameHint"),
    },
    { key: "avatar", kind: "avatar", label: t("fields.avatar") },
    {
      key: "role_id",
      kind: "choice",
      label: t("fields.role"),
      whole: true,
      empty: t("choose"),
      choices: active.map(({ id, name }) => ({ value: String(id), text: name })),
    },
    {
      key: "department",
      kind: "choice",
      label: t("fields.department"),
      choices: departments,
      empty: t("none"),
    },
    {
      key: "role",
      kind: "choice",
      label: t("fields.level"),
      choices: staffLevels.map((value) => ({ value, text: t(`levels.${value}`) })),
    },
    { key: "mobile", kind: "text", label: t("fields.mobile"), optional: true },
    { key: "dob", kind: "day", label: t("fields.dob"), optional: true },
    {
      key: "gender",
      kind: "choice",
      label: t("fields.gender"),
      choices: genders.map((value) => ({ value, text: t(`genders.${value || "unsaid"}`) })),
    },
    { key: "country", kind: "text", label: t("fields.country"), optional: true },
    { key: "company", kind: "text", label: t("fields.company"), optional: true },
    { key: "website", kind: "text", label: t("fields.website"), optional: true },
    {
      key: "contact_options",
      kind: "several",
      label: t("fields.contactOptions"),
      choices: contactOptions.map((value) => ({ value, text: t(`contacts.${value}`) })),
    },
    { key: "languages_known", kind: "list", label: t("fields.languages"), optional: true },
    ...addressFields(t),
    {
      key: "permissions",
      kind: "matrix",
      label: t("fields.exceptions"),
      hint: t("fields.exceptionsHint"),
      over: ({ role_id }) => roles.find(({ id }) => id === role_id)?.permissions ?? {},
    },
  ];
}

type RecordWords = ReturnType<typeof useTranslation<"records">>["t"];

/** Where somebody lives, and where they are found. */
const addressFields = (t: RecordWords): readonly RecordField[] => [
  ...addressLines.map(
    (line): RecordField => ({
      key: `location.${line}`,
      kind: "text",
      label: t(`location.${line}`),
      optional: true,
    }),
  ),
  ...socialPlaces.map(
    (link): RecordField => ({
      key: `social_links.${link}`,
      kind: "text",
      label: t(`links.${link}`),
      optional: true,
    }),
  ),
];

/** What a new member of staff begins with. */
export const blankUser = {
  name: "",
  email: "",
  username: "",
  avatar: "",
  role_id: null,
  role: "staff",
  department: null,
  mobile: "",
  dob: null,
  gender: "",
  country: "",
  company: "",
  website: "",
  languages_known: [],
  contact_options: [],
  permissions: {},
  location: nothing(addressLines),
  social_links: nothing(socialPlaces),
};
