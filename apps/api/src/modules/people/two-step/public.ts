export { dropUnneededCodes, hasSecondStep, resetTwoStep } from "./end-two-step.ts";
export { auditTwoStep, noteTwoStep } from "./note-two-step.ts";
export { makeRecoveryCodes } from "./recovery-codes.ts";
export { lock } from "./set-up.ts";
export { showTwoStep } from "./show-two-step.ts";
export { tryCode, uncountCodeTry, useSecondStep } from "./use-second-step.ts";
