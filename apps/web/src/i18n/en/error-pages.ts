const words = {
  notFound: {
    title: "Page not found",
    text: "This page doesn’t exist. It may have moved, or the link is incomplete.",
    act: "Back to home page",
  },
  broken: {
    title: "Something went wrong",
    text: "This is our fault. What you saved is safe. Reload the page, and contact us if it happens again.",
    act: "Reload page",
  },
};
export default words;

declare module "../words.ts" {
  interface Words {
    "error-pages": typeof words;
  }
}
