import { type ComponentType, lazy, Suspense } from "react";
import { getI18n } from "react-i18next";
import type { Namespace } from "../i18n/words.ts";

/** A piece that few visitors come to see: it is loaded when it first shows, with the words it speaks. */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...namespaces: Namespace[]
): ComponentType<Props> {
  const Piece = lazy<ComponentType<object>>(async () => {
    const [file] = await Promise.all([load(), getI18n().loadNamespaces(namespaces)]);
    return file as { default: ComponentType<object> };
  });
  return (props) => (
    <Suspense fallback={null}>
      <Piece {...props} />
    </Suspense>
  );
}
