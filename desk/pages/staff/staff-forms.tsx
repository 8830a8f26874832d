import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import {
  changeStaffRoles,
  inviteStaff,
  type listStaff,
  lockOutStaff,
  reinstateStaff,
  renewStaffLink,
} from '#contract/desk/staff.ts';
import type { Output } from '#contract/route.ts';
import { areRolesTogether, type StaffRole, staffRoles } from '#domain/desk/role.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { TextInput } from '../../parts/inputs.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { askedFor } from '../approvals/approval-words.ts';

export type Member = Output<typeof listStaff>['list'][number];

interface InviteProps {
  readonly onClose: () => void;
  readonly onWord: (word: string) => void;
}

export function InviteForm({ onClose, onWord }: InviteProps) {
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<StaffRole[]>(['support']);
  const invite = useAct(inviteStaff, {
    onDone({ word }) {
      onClose();
      onWord(word);
    },
  });
  return (
    <ActForm
      isBusy={invite.isPending}
      onClose={onClose}
      onSubmit={() => invite.mutate({ name, roles })}
      failure={invite.error}
      submit="Request"
      title="Invite staff"
    >
      <TextInput
        at="name"
        description="Partners see this under Staff activity."
        label="Name"
        maxLength={60}
        minLength={2}
        onChange={(event) => setName(event.currentTarget.value)}
        required
        value={name}
      />
      <Roles onChange={setRoles} roles={roles} />
      <Text size="sm">Another admin has to approve this.</Text>
    </ActForm>
  );
}

interface ChangeProps extends InviteProps {
  readonly member: Member;
}

/** What another admin has to approve about a member of staff, and the lock that one sets alone. */
export function ChangeForm({ member, onClose, onWord }: ChangeProps) {
  const { id, version, isActive } = member;
  const [roles, setRoles] = useState<StaffRole[]>([...member.roles]);
  const [isLocking, setLocking] = useState(false);
  const change = useAct(changeStaffRoles, { done: askedFor, onDone: onClose });
  const reinstate = useAct(reinstateStaff, { done: askedFor, onDone: onClose });
  const renew = useAct(renewStaffLink, {
    onDone({ word }) {
      onClose();
      onWord(word);
    },
  });
  if (isLocking) return <LockOutForm member={member} onClose={onClose} />;
  return (
    <ActForm
      isBusy={change.isPending}
      onClose={onClose}
      onSubmit={() => change.mutate({ id, version, roles })}
      failure={change.error ?? reinstate.error ?? renew.error}
      submit="Request roles"
      title={member.name}
    >
      <Roles onChange={setRoles} roles={roles} />
      <Text size="sm">Another admin has to approve what you request here.</Text>
      <Group>
        {isActive ? (
          <Button color="red.9" onClick={() => setLocking(true)} size="xs" variant="outline">
            Lock out
          </Button>
        ) : (
          <Button onClick={() => reinstate.mutate({ id, version })} size="xs" variant="default">
            Request return
          </Button>
        )}
        <Button onClick={() => renew.mutate({ id, version })} size="xs" variant="default">
          Lost phone or password: request a new link
        </Button>
      </Group>
    </ActForm>
  );
}

function LockOutForm({ member: { id, name, version }, onClose }: Omit<ChangeProps, 'onWord'>) {
  const lock = useAct(lockOutStaff, { done: 'Locked out. Everyone is told.', onDone: onClose });
  return (
    <ReasonForm
      description="Everyone at the desk is told at once. A return takes another admin as well."
      failure={lock.error}
      isBusy={lock.isPending}
      isDangerous
      onClose={onClose}
      onSubmit={(reason) => lock.mutate({ id, version, reason })}
      submit="Lock out"
      title={`Lock out ${name}`}
    />
  );
}

interface RolesProps {
  readonly roles: readonly StaffRole[];
  readonly onChange: (roles: StaffRole[]) => void;
}

function Roles({ roles, onChange }: RolesProps) {
  return (
    <Checkbox.Group
      label="Roles"
      onChange={(values) => onChange(values as StaffRole[])}
      value={[...roles]}
    >
      <Stack gap="xs" mt="xs">
        {staffRoles.map((role) => (
          <Checkbox
            disabled={!roles.includes(role) && !areRolesTogether([...roles, role])}
            key={role}
            label={role === 'auditor' ? 'auditor (read-only, can’t be combined)' : role}
            value={role}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
