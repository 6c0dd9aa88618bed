export default {
  notFound: {
    title: "No such shore",
    text: "The page you asked for is not here. It may have moved, or the link lost a letter.",
    act: "Back to the start",
  },
  notAllowed: {
    title: "This page is not for your role",
    text: "Your account may look at other pages. If you need this one, ask the owner of your account.",
    act: "Back to the start",
  },
  broken: {
    title: "This page broke",
    text: "The fault is ours. What you saved is safe; load the page again, and if it stays so, write to us.",
    act: "Load again",
  },
};
