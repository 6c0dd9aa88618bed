import { type ReactNode, useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { Textarea } from "../ui/text-fields.tsx";
import { useAfterDrawing } from "../ui/use-after-drawing.ts";
import { useRuleText } from "../ui/use-failure-text.ts";

/** A reason that goes into the history, and the mistake that it lacks once somebody tried to go on without. */
export function useReason(first = "") {
  const ruleText = useRuleText();
  const [typed, setTyped] = useState(first);
  const [tried, setTried] = useState(false);
  const afterDrawing = useAfterDrawing();
  const reason = typed.trim();
  return {
    field: {
      value: typed,
      error: tried && reason === "" ? ruleText("required") : null,
      onChange: setTyped,
    },
    /** The reason to go on with; null while there is none, and the field is to be filled in first. */
    take: (): string | null => {
      setTried(true);
      if (reason !== "") return reason;
      afterDrawing(() => document.querySelector<HTMLElement>("[data-reason][aria-invalid]")?.focus());
      return null;
    },
  };
}

export const ReasonField = ({ label, of }: { label: string; of: ReturnType<typeof useReason> }) => (
  <Textarea label={label} rows={2} most={300} maxLength={300} data-reason="" {...of.field} />
);

/** Asks for the reason that goes into the history; without one nothing goes on. */
export function ReasonForm({
  id,
  className,
  first,
  onReason,
  children,
}: {
  id: string;
  className?: string | undefined;
  first?: string;
  onReason: (reason: string) => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation("staff");
  const reason = useReason(first);
  return (
    <form
      id={id}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const taken = reason.take();
        if (taken !== null) onReason(taken);
      }}
    >
      <ReasonField label={t("act.why")} of={reason} />
      {children}
    </form>
  );
}
