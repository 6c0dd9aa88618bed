/** How wide the first picture of a gallery stands: the server preloads it by the same words. */
export const coverSizes = "(min-width: 1280px) 605px, (min-width: 760px) 50vw, 100vw";
