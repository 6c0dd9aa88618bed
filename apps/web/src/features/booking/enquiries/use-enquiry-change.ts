import type { changeEnquiryRoute } from "@pulau/contract/enquiries.ts";
import type { Sent } from "@pulau/contract/route.ts";
import { useState } from "react";
import { type Facts, isFailure } from "../../../api/call-failure.ts";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { Side } from "../../../ui/changed-since.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { changeEnquiry, type Enquiry, enquiryPaths } from "./calls.ts";

const fields = ["state", "assigneeId"] as const;
type Body = Sent<typeof changeEnquiryRoute>["body"];

/** Moves an enquiry on or gives it to somebody, unless a colleague did meanwhile: then both are told until one has chosen. */
export function useEnquiryChange({ _id, version }: Pick<Enquiry, "_id" | "version">) {
  const { t } = useTranslation("enquiries");
  const toast = useToast();
  const send = useSend(changeEnquiry, enquiryPaths);
  const [met, setMet] = useState<{ facts: Facts; mine: Body } | null>(null);
  const save = async (body: Body, base = version) => {
    setMet(null);
    try {
      await send.mutateAsync({ params: { _id }, body, options: { ifMatch: base } });
    } catch (thrown) {
      if (isFailure(thrown, "CHANGED_SINCE")) setMet({ facts: thrown.facts, mine: body });
      return; // anything else is given back as `failure`
    }
    toast({ tone: "success", text: t("act.changed") });
  };
  const theirs = String(met?.facts.changed ?? "").split(",");
  return {
    save,
    busy: send.isPending,
    failure: send.error && !isFailure(send.error, "CHANGED_SINCE") ? send.error : null,
    conflict: met && {
      facts: met.facts,
      theirs: fields.filter((field) => theirs.includes(field)),
      takeAll: (side: Side) =>
        side === "theirs" ? setMet(null) : void save(met.mine, Number(met.facts.version)),
    },
  };
}
