export { askForDeposit, loadDeposit } from "./ask-deposit.ts";
export { createGroup } from "./create-group.ts";
export { groupPayUrl } from "./group-pay-link.ts";
export { nameGuests } from "./name-guests.ts";
export { payGroup } from "./pay-group.ts";
export { fulfilGroupPayment } from "./pay-linked-group.ts";
export { releaseAtCutOff, releaseGroup } from "./release-group.ts";
export { remindGroup } from "./remind-group.ts";
export { showGroup } from "./show-group.ts";
