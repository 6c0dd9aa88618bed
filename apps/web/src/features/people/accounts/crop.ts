/** A square of a photo: how far it stands from the left and the top of where it can, from 0 to 1, and how close it is. */
export type Crop = { readonly across: number; readonly down: number; readonly zoom: number };
type Size = { readonly width: number; readonly height: number };

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** The square as the server takes it: its corner by shares of width and height, its side by a share of the shorter one. */
export function squareOf({ across, down, zoom }: Crop, { width, height }: Size) {
  const length = Math.min(width, height) / zoom;
  return {
    x: (across * (width - length)) / width,
    y: (down * (height - length)) / height,
    side: 1 / zoom,
  };
}

/** The square after the photo was dragged under it, by shares of the square's side. */
export function moved(
  crop: Crop,
  { width, height }: Size,
  by: { readonly across: number; readonly down: number },
): Crop {
  const length = Math.min(width, height) / crop.zoom;
  const free = (whole: number) => (whole - length) / length;
  const shift = (at: number, share: number, room: number) => (room <= 0 ? at : within(at - share / room));
  return {
    ...crop,
    across: shift(crop.across, by.across, free(width)),
    down: shift(crop.down, by.down, free(height)),
  };
}
