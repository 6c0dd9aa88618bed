import { partOnDemand } from "../../../../ui/part-on-demand.tsx";
import WizardPage from "../frame/wizard-page.tsx";

const payment = partOnDemand(() => import("./desk-payment-step.tsx"));

/** The wizard for a booking that staff make: nobody pays on its last page, how the guest will is only said. */
export default function DeskWizardPage() {
  return <WizardPage payment={payment} />;
}
