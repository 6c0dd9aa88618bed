export { createBought } from "./create-bought.ts";
export { expirePackages } from "./expire-packages.ts";
export { voidBoughtPackage } from "./void-bought-package.ts";
