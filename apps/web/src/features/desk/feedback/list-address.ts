import { answerKinds } from "@pulau/domain/feedback/answers.ts";
import { choice, listAddress } from "../../../listing/address.ts";

/** What the address of the list of feedback questions says. */
export const questionAddress = listAddress({
  filters: { active: choice(["true", "false"]), kind: choice(answerKinds) },
  sorts: ["-id", "id", "name", "-name", "position", "-position"],
});
