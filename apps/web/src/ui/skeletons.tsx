import styles from "./skeletons.module.css";
import { Card } from "./surfaces.tsx";
import { Skeleton } from "./waiting.tsx";

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** The shape of a form that will come: a card for each section, with its heading and so many fields. */
export const FormSkeleton = ({ fields = [3, 4] }: { fields?: readonly number[] }) => (
  <div className={styles.form}>
    {fields.map((count, section) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes are known by their place alone
      <Card key={section} className={styles.section}>
        <Skeleton width={140} height={18} />
        {places(count).map((place) => (
          <div key={place} className={styles.field}>
            <Skeleton width={96} height={12} />
            <Skeleton height={34} radius={10} />
          </div>
        ))}
      </Card>
    ))}
  </div>
);

/** The shape of lines that will come, one under the other. */
export const RowsSkeleton = ({ rows = 8 }: { rows?: number }) => (
  <Card padded={false}>
    {places(rows).map((place) => (
      <div key={place} className={styles.row}>
        <Skeleton width={`${[34, 26, 42][place % 3]}%`} height={14} />
        <Skeleton width={72} height={14} />
      </div>
    ))}
  </Card>
);
