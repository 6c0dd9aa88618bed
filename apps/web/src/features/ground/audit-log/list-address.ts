import { auditActs, auditSubjects } from "@pulau/domain/access/audit-acts.ts";
import { choice, day, id, listAddress } from "../../../listing/address.ts";

/** What the address of the log says. */
export const auditAddress = listAddress({
  filters: {
    act: choice(auditActs),
    subject: choice(auditSubjects),
    from: day,
    to: day,
    person: id,
    thing: id,
  },
  sorts: ["-at", "at"],
});
