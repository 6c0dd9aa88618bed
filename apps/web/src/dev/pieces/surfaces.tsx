import { CallFailure } from "../../api/call-failure.ts";
import { AnchorButton, Button, IconButton } from "../../ui/button.tsx";
import { Chip, CountBadge } from "../../ui/chip.tsx";
import { IconBed, IconCheck, IconPencil, IconTrash } from "../../ui/icons/index.ts";
import { LoadState } from "../../ui/load-state.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Panel, PanelEmpty } from "../../ui/panel.tsx";
import { Picture } from "../../ui/picture.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { Avatar, Card, Notice, Progress } from "../../ui/surfaces.tsx";
import { VersionList } from "../../ui/version-list.tsx";
import { Skeleton, Waiting } from "../../ui/waiting.tsx";
import { Piece } from "./frame.tsx";

const kinds = ["filled", "outline", "soft", "plain", "danger", "dangerFilled"] as const;

export function Buttons() {
  return (
    <Piece name="Button">
      {kinds.map((kind) => (
        <Button key={kind} kind={kind} icon={IconCheck}>
          {kind}
        </Button>
      ))}
      <AnchorButton href="#main">A link</AnchorButton>
      <Button size="small">small</Button>
      <Button size="large">large</Button>
      <Button busy>busy</Button>
      <Button disabled>disabled</Button>
      <IconButton icon={IconPencil} label="Edit" />
      <IconButton icon={IconTrash} label="Delete" bordered />
      <IconButton icon={IconTrash} label="Delete, disabled" bordered disabled />
    </Piece>
  );
}

const tones = [
  "neutral",
  "success",
  "info",
  "warning",
  "danger",
  "primary",
  "accent",
  "solid",
  "dashed",
] as const;

export function Surfaces() {
  return (
    <Piece name="Surfaces">
      {(["info", "primary", "warning", "danger", "success"] as const).map((tone) => (
        <Notice key={tone} tone={tone} title={`Notice, ${tone}`}>
          Your rooms are kept until 11:12.
        </Notice>
      ))}
      <PageHead
        title="Head of a page"
        lead="What there is to say about it."
        back={<Button kind="plain">All of them</Button>}
        states={<Chip tone="success">On sale</Chip>}
      >
        <Button>Add one</Button>
      </PageHead>
      <PageHead title="Head whose lead is on its way" lead={undefined} />
      <Panel title="Panel" count={3} end="Today">
        <PanelEmpty>Nothing today.</PanelEmpty>
      </Panel>
      <VersionList
        versions={[
          {
            number: 2,
            name: "Version 2",
            at: "2026-11-23T04:30:00Z",
            by: "Nora Idris",
            note: "in use",
            act: { text: "Use", label: "Use version 2", onPress: () => undefined },
          },
          { number: 1, name: "Version 1", at: "2026-11-20T04:30:00Z", by: null },
        ]}
      />
      <Card>A card</Card>
      <Progress percent={40} label="Rooms set up" />
      <Avatar name="Aisha binti Rahman" />
      {tones.map((tone) => (
        <Chip key={tone} tone={tone} icon={IconBed}>
          {tone}
        </Chip>
      ))}
      <CountBadge count={12} />
      <Waiting what="Loading bookings…">
        <Skeleton height={44} width={220} />
      </Waiting>
      <LoadState error={null} retry={() => undefined} what="Loading rooms…">
        <Skeleton height={44} width={120} />
      </LoadState>
      <Picture name="reef" alt="A reef" sizes="220px" />
      <EmptyState picture="jungle-trail" title="No bookings yet" act={<Button>Find a stay</Button>}>
        They will be here.
      </EmptyState>
      <ErrorState error={new CallFailure("OFFLINE")} retry={() => undefined} />
    </Piece>
  );
}
