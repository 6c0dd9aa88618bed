import { answerKinds } from "@pulau/contract/feedback.ts";
import { choice, listAddress } from "../../../listing/address.ts";

const active = choice(["true", "false"]);
const sorts = ["-id", "id", "name", "-name", "position", "-position"];

/** What the addresses of the lists say. */
export const leadSourceAddress = listAddress({ filters: { active }, sorts });
export const questionAddress = listAddress({ filters: { active, kind: choice(answerKinds) }, sorts });
