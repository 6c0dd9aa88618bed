import { Skeleton } from "../../../ui/waiting.tsx";
import styles from "./drafts.module.css";

/** Drafts in the shape in which they come. */
export const DraftsShape = () => (
  <div className={styles.grid}>
    {["first", "second", "third"].map((shape) => (
      <Skeleton key={shape} height={430} radius={16} />
    ))}
  </div>
);
