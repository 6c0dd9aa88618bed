import { type RoleRecord, roleRecords, rolesRoute } from "@pulau/contract/staff-records.ts";
import { acts, resources } from "@pulau/domain/access/permissions.ts";
import { useNavigate } from "@tanstack/react-router";
import { CallFailure } from "../../../api/call-failure.ts";
import { useCall, useMay } from "../../../api/use-call.ts";
import { useRecordActs } from "../../../business/records/use-record-acts.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { IconEye, IconTrash } from "../../../ui/icons/index.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { FormSkeleton } from "../../../ui/skeletons.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting.tsx";
import { RoleForm } from "./role-form.tsx";
import { useHolders } from "./use-holders.ts";
import { useLookAs } from "./use-look-as.ts";

const paths = [rolesRoute.path, roleRecords.initial.path];

/** Whether who looks may change a role: not the owner's, and none that may do more than they. */
function useMayChange({ locked, permissions }: RoleRecord) {
  const may = useMay();
  const within = resources.every((resource) =>
    acts.every((act) => !permissions[resource]?.[act] || may(resource, act)),
  );
  return {
    write: may("users", "write") && within && !locked,
    remove: may("users", "delete") && within && !locked,
  };
}

function Head({ role, acts: { remove } }: { role: RoleRecord; acts: ReturnType<typeof useRecordActs> }) {
  const { t } = useTranslation("records");
  const lookAs = useLookAs();
  const used = useHolders()(role);
  const may = useMayChange(role);
  const navigate = useNavigate();
  return (
    <PageHead
      title={role.name}
      lead={null}
      back={<BackLink to="/staff/roles">{t("lists.roles.title")}</BackLink>}
      states={
        <>
          <Chip tone={role.active_status ? "success" : "neutral"}>
            {t(role.active_status ? "active" : "inactive")}
          </Chip>
          {role.handles_money && <Chip tone="warning">{t("handlesMoney")}</Chip>}
          {role.locked && <Chip>{t("locked")}</Chip>}
        </>
      }
    >
      {lookAs.can(role) && (
        <Button kind="outline" icon={IconEye} busy={lookAs.isPending} onClick={() => void lookAs.start(role)}>
          {t("act.lookAs")}
        </Button>
      )}
      {may.remove && used === null && (
        <Button
          kind="outline"
          icon={IconTrash}
          busy={false}
          onClick={() => {
            remove(role, role.name);
            void navigate({ to: "/staff/roles" });
          }}
        >
          {t("act.delete")}
        </Button>
      )}
      {may.remove && used !== null && <span className="hint">{t("role.held", { what: used })}</span>}
    </PageHead>
  );
}

function RolePart({ role }: { role: RoleRecord }) {
  const may = useMayChange(role);
  const roleActs = useRecordActs(roleRecords, paths);
  return (
    <>
      <Head role={role} acts={roleActs} />
      <RoleForm key={role._id} role={role} acts={roleActs} disabled={!may.write} />
    </>
  );
}

/** A role: what it may do, the menu that it gives, and who has it. */
export default function RolePage() {
  const { t } = useTranslation("records");
  const { no } = useParamsAt("/staff/roles/$no");
  const { data, error, refetch } = useCall(roleRecords.initial, {});
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data)
    return (
      <Waiting what={t("waiting")}>
        <FormSkeleton />
      </Waiting>
    );
  const role = data.find(({ id }) => String(id) === no);
  if (role) return <RolePart role={role} />;
  return (
    <ErrorState
      error={new CallFailure("NOT_FOUND")}
      acts={
        <LinkButton to="/staff/roles" kind="outline" size="small">
          {t("lists.roles.title")}
        </LinkButton>
      }
    />
  );
}
