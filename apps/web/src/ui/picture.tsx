/** The drawings in `public/art`, named as in the catalogue's `picture`. */
const widths = [480, 800, 1440];

type Props = {
  name: string;
  /** What it shows; empty when words beside it say so. */
  alt?: string;
  /** How wide it stands, as in `<img sizes>`. */
  sizes: string;
  className?: string | undefined;
  /** The picture that the first screen is about: fetched before anything else. */
  first?: boolean;
};

export const pictureSet = (name: string) =>
  widths.map((width) => `/art/${name}-${width}.avif ${width}w`).join(", ");

export function Picture({ name, alt = "", sizes, className, first = false }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(name)} sizes={sizes} />
      <img
        src={`/art/${name}-800.webp`}
        alt={alt}
        width={800}
        height={500}
        className={className}
        {...(first ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  );
}
