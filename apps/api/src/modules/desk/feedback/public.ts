export { askForFeedback } from "./ask-feedback.ts";
