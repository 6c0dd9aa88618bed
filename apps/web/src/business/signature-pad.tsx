import { type PointerEvent, useRef } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { Button } from "../ui/button.tsx";
import { IconEraser } from "../ui/icons/index.ts";
import { pointOn, withPoint } from "./signature.ts";
import styles from "./signature-pad.module.css";

type Props = { readonly path: string; readonly onChange: (path: string) => void };

/** Where the guest signs with a finger or a pen: the strokes are the path of an SVG. */
export function SignaturePad({ path, onChange }: Props) {
  const { t } = useTranslation("pieces");
  const drawing = useRef(false);
  const latest = useRef(path);
  latest.current = path;
  const draw = (event: PointerEvent<SVGSVGElement>, begins: boolean) => {
    const point = pointOn(event.currentTarget.getBoundingClientRect(), event);
    latest.current = withPoint(latest.current, point, begins);
    onChange(latest.current);
  };
  return (
    <div className={styles.sign}>
      <svg
        viewBox="0 0 320 120"
        role="img"
        aria-label={t("signature.label")}
        data-signature=""
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drawing.current = true;
          draw(event, true);
        }}
        onPointerMove={(event) => drawing.current && draw(event, false)}
        onPointerUp={() => {
          drawing.current = false;
        }}
        onPointerCancel={() => {
          drawing.current = false;
        }}
      >
        <path d="M20 96H300" className={styles.signLine} />
        <path d={path} className={styles.ink} />
      </svg>
      <span className={styles.signFoot}>
        <small>{t("signature.hint")}</small>
        <Button
          kind="plain"
          size="small"
          icon={IconEraser}
          disabled={path === ""}
          onClick={() => onChange("")}
        >
          {t("signature.clear")}
        </Button>
      </span>
    </div>
  );
}
