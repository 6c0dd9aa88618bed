export { createBought } from "./create-bought.ts";
export { expirePackages } from "./expire-packages.ts";
export { takeBoughtBack } from "./take-bought-back.ts";
