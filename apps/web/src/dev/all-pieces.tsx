import { Tooltips } from "../ui/tooltips.tsx";
import styles from "./all-pieces.module.css";
import { Choices, Dates, Times } from "./pieces/choices.tsx";
import { Combos, Numbers, TextFields } from "./pieces/fields.tsx";
import { FormDialogs } from "./pieces/form-dialogs.tsx";
import { EntryTables, Forms, Shown } from "./pieces/forms.tsx";
import { ListPages } from "./pieces/list-pages.tsx";
import { Lists, Orders } from "./pieces/lists.tsx";
import { Overlays } from "./pieces/overlays.tsx";
import { Buttons, Surfaces } from "./pieces/surfaces.tsx";
import { Switches } from "./pieces/switches.tsx";
import { WholeLists } from "./pieces/whole-lists.tsx";

/** All pieces in all states, for who writes them: `/dev/pieces` while `npm run dev` runs. */
export function Pieces() {
  return (
    <div className={styles.page} id="main" tabIndex={-1}>
      <Tooltips />
      <h1 className="display">Pieces</h1>
      <Switches />
      <Buttons />
      <TextFields />
      <Combos />
      <Numbers />
      <Orders />
      <Dates />
      <Times />
      <Choices />
      <Overlays />
      <Lists />
      <WholeLists />
      <ListPages />
      <EntryTables />
      <Forms />
      <FormDialogs />
      <Shown />
      <Surfaces />
    </div>
  );
}
