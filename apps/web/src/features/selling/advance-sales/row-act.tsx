import { Button } from "../../../ui/button.tsx";

type Props = {
  text: string;
  /** What it says where the row is not seen beside it: it names the row. */
  label: string;
  danger?: boolean;
  onPress: () => void;
};

/** A button of a row. */
export const RowAct = ({ text, label, danger = false, onPress }: Props) => (
  <Button kind={danger ? "danger" : "outline"} size="small" aria-label={label} onClick={onPress}>
    {text}
  </Button>
);
