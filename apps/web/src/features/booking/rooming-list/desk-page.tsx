import { useBackend, useCall } from "../../../api/use-call.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { checkDesk, deskCsv, deskList, fillDesk } from "./calls.ts";
import { ListEditor } from "./list-editor.tsx";
import { ListFrame } from "./list-frame.tsx";
import type { Source } from "./source.ts";

/** The rooming list of any booking, for staff: also after the guests' last day. */
export default function DeskListPage() {
  const { id: _id } = useParamsAt("/staff/bookings/$id/rooming");
  const { call } = useBackend();
  const { language } = useLanguage();
  const params = { _id };
  const answer = useCall(deskList, { params });
  const source: Source = {
    fill: (guests, agreed, ifMatch) => call(fillDesk, { params, body: { guests, ...agreed } }, { ifMatch }),
    newest: () => call(deskList, { params }),
    check: (text, taken) => call(checkDesk, { params, body: { text, taken: [...taken] } }),
    csv: async () => (await call(deskCsv, { params, query: { language } })).url,
    mayAgree: true,
  };
  return (
    <ListFrame query={answer} back={`/staff/bookings/${_id}`}>
      {(list) => <ListEditor list={list} source={source} onKept={() => void answer.refetch()} />}
    </ListFrame>
  );
}
