import { auditActs, auditSubjects } from "@pulau/domain/access/audit-acts.ts";
import { describe, expect, it } from "vitest";
import { actWord, subjectWord } from "./act-words.ts";
import { speakLog } from "./test-words.ts";

describe.each(["en", "my", "cn"] as const)("the audit log in %s", (language) => {
  const t = speakLog<Parameters<typeof actWord>[0]>(language);

  it("has a word for every act, for each another", () => {
    expect(auditActs.filter((act) => actWord(t, act) === "")).toEqual([]);
    const words = auditActs.map((act) => actWord(t, act));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it("has a word for every subject, for each another", () => {
    expect(auditSubjects.filter((subject) => subjectWord(t, subject) === "")).toEqual([]);
    const words = auditSubjects.map((subject) => subjectWord(t, subject));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it("has none for a call that is its method and path", () => {
    expect(actWord(t, "POST /admin/api/room/:_id")).toBe("");
  });
});
