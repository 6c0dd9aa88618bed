import { ok } from "../result.ts";
import { lineOf, type Step } from "./step.ts";

/** What was chosen beside the package; `count` is pieces or persons, as the add-on is sold. */
export const addOns: Step = ({ stay }) =>
  ok(
    stay.addOns
      .filter(({ addOn, count }) => addOn.sen * count !== 0)
      .map(({ addOn, count }) =>
        lineOf({
          step: "addOn",
          ruleId: addOn.id,
          name: addOn.name,
          count,
          unitSen: addOn.sen,
          taxGroup: addOn.taxGroup,
        }),
      ),
  );
