/** The package says its types in a place that its exports hide: what of it is used here. */
declare module "tesseract-wasm" {
  export type OCREngine = {
    readonly setVariable: (name: string, value: string) => void;
    readonly loadModel: (model: ArrayBuffer) => void;
    readonly loadImage: (picture: ImageData) => void;
    readonly getText: () => string;
  };
  export function createOCREngine(options: { readonly wasmBinary: ArrayBuffer }): Promise<OCREngine>;
}
