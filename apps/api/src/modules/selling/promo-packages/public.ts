export { expirePackages } from "./expire-packages.ts";
export { keepBought } from "./keep-bought.ts";
export { takeBoughtBack } from "./take-bought-back.ts";
