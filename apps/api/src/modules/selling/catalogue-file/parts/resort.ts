import { CurrencyAdd } from "@pulau/contract/currencies.ts";
import { QuestionChange } from "@pulau/contract/feedback.ts";
import { LeadSourceChange } from "@pulau/contract/lead-sources.ts";
import { PageSlug, PageText } from "@pulau/contract/pages.ts";
import { DepartmentChange, MatrixField, RoleChange } from "@pulau/contract/staff-records.ts";
import type { Words as WordsOf } from "@pulau/domain/catalogue/catalogue.ts";
import { dropsRinggit, ringgit } from "@pulau/domain/currency/ringgit.ts";
import { type AnswerKind, hasItsOptions } from "@pulau/domain/feedback/answers.ts";
import { z } from "zod";
import { leadSource } from "../../../../db/schema/bookings.ts";
import { feedbackQuestion } from "../../../../db/schema/feedback.ts";
import { page } from "../../../../db/schema/pages.ts";
import { currency } from "../../../../db/schema/resort.ts";
import { department, staffRole, staffRoleDepartment } from "../../../../db/schema/staff.ts";
import { Words } from "../json-fields.ts";
import { type Part, partOf } from "../part.ts";
import { both, named, plain } from "./row-names.ts";

/** Who works here, currencies, pages, and what guests are asked. */
export const resortParts: readonly Part[] = [
  partOf("departments", {
    table: department,
    resource: "users",
    audited: "department",
    json: {},
    same: ["name"],
    byHand: DepartmentChange,
    unique: "name",
    keepsOthers: true,
    name: (row) => plain(row.name),
  }),
  partOf("roles", {
    table: staffRole,
    resource: "users",
    audited: "role",
    without: ["locked"],
    json: { permissions: MatrixField },
    same: ["name"],
    byHand: RoleChange,
    unique: "name",
    keepsOthers: true,
    fixed: (row) => row.locked === true,
    name: (row) => plain(row.name),
  }),
  partOf("roleDepartments", {
    table: staffRoleDepartment,
    resource: "users",
    json: {},
    owner: "roleId",
    fixed: (row, find) => find(staffRole, row.roleId)?.locked === true,
    name: (row, find) =>
      both(plain(find(staffRole, row.roleId)?.name), plain(find(department, row.departmentId)?.name)),
  }),
  partOf("currencies", {
    table: currency,
    resource: "settings",
    audited: "currency",
    saved: ({ id }) => ({ kind: "currency", key: id }),
    json: {},
    same: ["code"],
    byHand: CurrencyAdd,
    // Rates are the day's, and each Pulau's own.
    onceOnly: ["ratedOn", "ringgitPerForeign", "foreignPerRinggit"],
    keepsOthers: ({ code }) => code === ringgit,
    check: ({ code, activeStatus }) =>
      dropsRinggit({ code: String(code), activeStatus: activeStatus === true })
        ? [{ path: "activeStatus", rule: "catalogue.ringgit" }]
        : [],
    name: (row) => plain(row.code),
  }),
  partOf("pages", {
    table: page,
    resource: "settings",
    audited: "pages",
    // A page comes as a draft: guests read it when somebody here has read and published it.
    without: ["id", "shownNumber"],
    // Every Pulau has the terms and the other usual pages from the first day: they are known by their addresses.
    keys: ["slug"],
    saved: ({ id }) => ({ kind: "page", key: id }),
    json: { draft: PageText },
    fields: { slug: PageSlug },
    keepsOthers: true,
    name: ({ slug, draft }) => (draft as PageText).title ?? plain(slug),
  }),
  partOf("feedbackQuestions", {
    table: feedbackQuestion,
    resource: "comments",
    audited: "feedbackQuestion",
    without: ["wording"],
    json: { question: Words, options: z.array(Words) },
    same: ["question.en"],
    byHand: QuestionChange,
    check: ({ kind, options }) =>
      hasItsOptions(kind as AnswerKind, (options as readonly unknown[]).length)
        ? []
        : [{ path: "options", rule: "questionOptions" }],
    unique: "question.en",
    name: ({ question }) => question as WordsOf,
  }),
  partOf("leadSources", {
    table: leadSource,
    resource: "settings",
    audited: "leadSource",
    json: { name: Words },
    same: ["name.en"],
    byHand: LeadSourceChange,
    unique: "name.en",
    name: named,
  }),
];
