import { useBackend, useCall } from "../../../api/use-call.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { checkLinked, fillLinked, linkedList } from "./calls.ts";
import { ListEditor } from "./list-editor.tsx";
import { ListFrame } from "./list-frame.tsx";
import styles from "./rooming.module.css";
import type { Source } from "./source.ts";

/** A rooming list for whoever has its link: no account, no price. */
export default function LinkedListPage() {
  const { token } = useParamsAt("/rooming-list/$token");
  const { call } = useBackend();
  const { language } = useLanguage();
  const params = { token };
  const answer = useCall(linkedList, { params });
  const source: Source = {
    fill: (guests, _, ifMatch) => call(fillLinked, { params, body: { guests } }, { ifMatch }),
    newest: () => call(linkedList, { params }),
    check: (text, taken) => call(checkLinked, { params, body: { text, taken: [...taken] } }),
    csv: async () => `/api/rooming-list/${encodeURIComponent(token)}/csv?language=${language}`,
    mayAgree: false,
  };
  return (
    <div className={styles.blank}>
      <ListFrame query={answer} back={null}>
        {(list) => <ListEditor list={list} source={source} onKept={() => void answer.refetch()} />}
      </ListFrame>
    </div>
  );
}
