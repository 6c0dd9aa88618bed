import type { Outlet } from "./calls.ts";

const key = "pulau.till.outlet";

/** The outlet that this device last sold at; the first where there was none, or it is gone. */
export const rememberedOutlet = (outlets: readonly Outlet[]): Outlet | undefined =>
  outlets.find(({ _id }) => _id === localStorage.getItem(key)) ?? outlets[0];

export const rememberOutlet = ({ _id }: Outlet): void => localStorage.setItem(key, _id);
