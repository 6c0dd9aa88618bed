import { auditActs, auditSubjects } from "@pulau/domain/access/audit-acts.ts";
import { describe, expect, it } from "vitest";
import cnLog from "../../../i18n/cn/staff/audit-log.ts";
import cnStaff from "../../../i18n/cn/staff.ts";
import enLog from "../../../i18n/en/staff/audit-log.ts";
import enStaff from "../../../i18n/en/staff.ts";
import { tagOf } from "../../../i18n/language.ts";
import myLog from "../../../i18n/my/staff/audit-log.ts";
import myStaff from "../../../i18n/my/staff.ts";
import { translate, type WordTree } from "../../../i18n/translate.ts";
import { actWord, subjectWord } from "./act-words.ts";

const spoken = {
  en: { "audit-log": enLog, staff: enStaff },
  my: { "audit-log": myLog, staff: myStaff },
  cn: { "audit-log": cnLog, staff: cnStaff },
} as const;

describe.each(["en", "my", "cn"] as const)("the audit log in %s", (language) => {
  const words: Readonly<Record<string, WordTree>> = spoken[language];
  const find = (namespace: string) => words[namespace];
  const t = ((key: string, defaultValue: string) =>
    translate({ tag: tagOf[language], find, namespaces: ["audit-log", "staff"] }, key, {
      defaultValue,
    })) as unknown as Parameters<typeof actWord>[0];

  it("has a word for every act", () => {
    expect(auditActs.filter((act) => actWord(t, act) === "")).toEqual([]);
  });

  it("has a word for every subject, for each another", () => {
    expect(auditSubjects.filter((subject) => subjectWord(t, subject) === "")).toEqual([]);
    const said = auditSubjects.map((subject) => subjectWord(t, subject));
    expect(said.filter((word, at) => said.indexOf(word) !== at)).toEqual([]);
  });

  it("has none for a call that is its method and path", () => {
    expect(actWord(t, "POST /admin/api/room/:_id")).toBe("");
  });
});
