import cnLog from "../../../i18n/cn/staff/audit-log.ts";
import cnStaff from "../../../i18n/cn/staff.ts";
import enLog from "../../../i18n/en/staff/audit-log.ts";
import enStaff from "../../../i18n/en/staff.ts";
import { type Language, tagOf } from "../../../i18n/language.ts";
import myLog from "../../../i18n/my/staff/audit-log.ts";
import myStaff from "../../../i18n/my/staff.ts";
import { translate, type Values, type WordTree } from "../../../i18n/translate.ts";

const spoken = {
  en: { "audit-log": enLog, staff: enStaff },
  my: { "audit-log": myLog, staff: myStaff },
  cn: { "audit-log": cnLog, staff: cnStaff },
};

/** Says the words of the audit log as its page does. */
export const speakLog = <T>(language: Language): T => {
  const words: Readonly<Record<string, WordTree>> = spoken[language];
  const find = (namespace: string) => words[namespace];
  const dictionary = { tag: tagOf[language], find, namespaces: ["audit-log"] };
  const say = (key: string, values?: Values | string) =>
    translate(dictionary, key, typeof values === "string" ? { defaultValue: values } : values);
  return say as unknown as T;
};
