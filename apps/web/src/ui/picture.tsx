/** A drawing in `public/art` by its name in the catalogue, or a picture of the resort by its address. */
const widths = [480, 800, 1440];

const isSent = (name: string): boolean => name.startsWith("/");

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
  widths
    .map((width) => (isSent(name) ? `${name}?w=${width} ${width}w` : `/art/${name}-${width}.avif ${width}w`))
    .join(", ");

export const pictureType = (name: string) => (isSent(name) ? "image/webp" : "image/avif");

export function Picture({ name, alt = "", sizes, className, first = false }: Props) {
  return (
    <picture>
      <source type={pictureType(name)} srcSet={pictureSet(name)} sizes={sizes} />
      <img
        src={isSent(name) ? `${name}?w=800` : `/art/${name}-800.webp`}
        alt={alt}
        width={800}
        height={500}
        className={className}
        {...(first ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  );
}
