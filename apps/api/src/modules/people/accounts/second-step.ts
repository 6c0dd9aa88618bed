import { handlesMoney } from "@pulau/domain/access/grants.ts";
import { sql } from "../../../db/orm.ts";
import { staffPasskey } from "../../../db/schema/sign-in.ts";
import { type staffRole, staffUser } from "../../../db/schema/staff.ts";
import type { Settings } from "../../../settings.ts";
import { rightsOf } from "./rights-of.ts";

export type TwoStepPolicy = Pick<Settings, "requireTwoStep">;
type StepRow = {
  readonly person: typeof staffUser.$inferSelect;
  readonly role: typeof staffRole.$inferSelect;
};

/** What is asked of the database beside `person` and `role`. */
export const twoStepColumns = {
  // A query of one table names its columns without it, which within the brackets would be the passkey's own.
  hasPasskey: sql<boolean>`EXISTS (SELECT FROM ${staffPasskey} key WHERE key.staff_id = ${staffUser}.id)`,
  inGrace: sql<boolean>`coalesce(${staffUser.twoStepDue} > pulau_now(), false)`,
};

/** Whether somebody must have a second step: their role says so, or, where this deployment asks for it, moves money. */
export const requiresTwoSteps = ({ requireTwoStep }: TwoStepPolicy, { person, role }: StepRow): boolean =>
  role.requireTwoStep || (requireTwoStep && handlesMoney(rightsOf(role, person)));

/** Whether somebody must set up a second step before anything else. */
export const lacksSecondStep = (
  policy: TwoStepPolicy,
  found: StepRow & { readonly hasPasskey: boolean; readonly inGrace: boolean },
): boolean =>
  found.person.totpAt === null && !found.hasPasskey && !found.inGrace && requiresTwoSteps(policy, found);
