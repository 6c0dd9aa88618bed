import { createLink, type LinkComponent } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";
import { useWritesDisabled } from "./writes-disabled.ts";

type Look = {
  kind?: "filled" | "outline" | "soft" | "plain" | "danger" | "dangerFilled";
  size?: "small" | "medium" | "large";
  wide?: boolean;
};

const lookOf = ({ kind = "filled", size = "medium", wide = false }: Look, className?: string) =>
  classNames(styles.button, styles[kind], size !== "medium" && styles[size], wide && styles.wide, className);

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    icon?: IconShape | undefined;
    /**
     * Work is under way: says so to assistive technology and takes no second press. Whatever has it changes something, and
     * is off where nothing can be changed.
     */
    busy?: boolean | undefined;
    /** Its work changes nothing: a file is fetched, a table tried. */
    onlyReads?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

/** A press while the work is under way, or a double press's second, which comes before anything says that it is. */
const isSpare = ({ detail }: MouseEvent, busy: boolean | undefined) =>
  busy === true || (busy !== undefined && detail > 1);

export function Button({
  kind,
  size,
  wide,
  icon,
  busy,
  className,
  children,
  onClick,
  type,
  onlyReads = false,
  ...rest
}: ButtonProps) {
  const writesOff = useWritesDisabled();
  const off = busy !== undefined && !onlyReads ? writesOff : null;
  return (
    <button
      type={type ?? "button"}
      className={lookOf({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) }, className)}
      aria-busy={busy || undefined}
      onClick={(event) => (off !== null || isSpare(event, busy) ? event.preventDefault() : onClick?.(event))}
      {...rest}
      {...(off !== null && { "aria-disabled": true, title: off })}
    >
      {icon && <Icon of={icon} size="m" />}
      {children}
    </button>
  );
}

export type AnchorProps = Look &
  AnchorHTMLAttributes<HTMLAnchorElement> & { icon?: IconShape; ref?: Ref<HTMLAnchorElement> };

/** A link that looks like a button, to an address outside the router: a file, another side, a mail. */
export function AnchorButton({ kind, size, wide, icon, className, children, ...rest }: AnchorProps) {
  return (
    <a
      className={lookOf({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) }, className)}
      {...rest}
    >
      {icon && <Icon of={icon} size="m" />}
      {children}
    </a>
  );
}

const RoutedAnchor = createLink(AnchorButton);
/** A link of the router that looks like a button. */
export const LinkButton: LinkComponent<typeof AnchorButton> = (props) => (
  <RoutedAnchor preload="intent" {...props} />
);

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> & {
  icon: IconShape;
  /** What it does, in words. */
  label: string;
  bordered?: boolean;
  flips?: boolean;
  /** A press changes something at once: it is off where nothing can be changed. */
  writes?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
};

export function IconButton(props: IconButtonProps) {
  const { icon, label, bordered, flips, writes = false, disabled, className, children, ...rest } = props;
  const writesOff = useWritesDisabled();
  const off = writes ? writesOff : null;
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={off ?? label}
      className={classNames(styles.icon, bordered && styles.bordered, className)}
      disabled={disabled || off !== null}
      {...rest}
    >
      <Icon of={icon} size="m" {...(flips && { flips })} />
      {children}
    </button>
  );
}
