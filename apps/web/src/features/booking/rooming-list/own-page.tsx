import { useBackend, useCall, useSession } from "../../../api/use-call.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { checkOwn, fillOwn, ownCsv, ownList } from "./calls.ts";
import { ListEditor } from "./list-editor.tsx";
import { ListFrame } from "./list-frame.tsx";
import { ShareLink } from "./share-link.tsx";
import type { Source } from "./source.ts";

/** The rooming list of one's own booking. */
export default function OwnListPage() {
  const { id: _id } = useParamsAt("/booking/detail/$id/rooming");
  const { call } = useBackend();
  const { language } = useLanguage();
  const session = useSession();
  const params = { _id };
  const answer = useCall(ownList, { params });
  const source: Source = {
    fill: (guests, agreed, ifMatch) => call(fillOwn, { params, body: { guests, ...agreed } }, { ifMatch }),
    newest: () => call(ownList, { params }),
    check: (text, taken) => call(checkOwn, { params, body: { text, taken: [...taken] } }),
    csv: async () => (await call(ownCsv, { params, query: { language } })).url,
    mayAgree: session?.role !== "viewer",
  };
  return (
    <ListFrame query={answer} back={`/booking/detail/${_id}`}>
      {(list) => (
        <ListEditor list={list} source={source} onKept={() => void answer.refetch()}>
          {list.mayFill && session?.role !== "viewer" && <ShareLink _id={_id} />}
        </ListEditor>
      )}
    </ListFrame>
  );
}
