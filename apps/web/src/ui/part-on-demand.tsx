import { type ComponentType, createContext, lazy, useContext, useState } from "react";
import { failureOfLoading } from "../api/call-failure.ts";
import { ErrorState } from "./states.tsx";

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

const RetryContext = createContext<() => void>(() => undefined);

/** In the place of a part that could not be had. */
const Missing = () => <ErrorState error={failureOfLoading(null)} retry={useContext(RetryContext)} />;

/**
 * A part that its page or dialog is about, such as a step or a form: it is loaded when it first shows, while the
 * fallback of the `<Suspense>` around it stands there. When that fails, its place says so and offers another try.
 */
export function partOnDemand<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  const begin = (): ComponentType<Props> =>
    lazy(() =>
      load().catch(() => {
        loaded = null;
        return { default: Missing };
      }),
    );
  const current = (): ComponentType<Props> => {
    loaded ??= begin();
    return loaded;
  };
  return (props) => {
    const [Part, setPart] = useState(current);
    return (
      <RetryContext value={() => setPart(current)}>
        <Part {...props} />
      </RetryContext>
    );
  };
}
