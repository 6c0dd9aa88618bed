import { choice, listAddress } from "../../../listing/address.ts";

/** What the address of the list of lead sources says. */
export const leadSourceAddress = listAddress({
  filters: { active: choice(["true", "false"]) },
  sorts: ["-id", "id", "name", "-name", "position", "-position"],
});
