import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../ui/base.css";
import { Pieces } from "./all-pieces.tsx";
import { Stage } from "./stage.tsx";

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <Stage>
      <Pieces />
    </Stage>
  </StrictMode>,
);
