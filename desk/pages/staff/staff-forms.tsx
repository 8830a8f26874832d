import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { changeStaff, inviteStaff, type listStaff, renewStaffLink } from '#contract/desk/staff.ts';
import type { Output } from '#contract/route.ts';
import { areRolesTogether, givesStrength, type StaffRole, staffRoles } from '#domain/desk/role.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { TextInput } from '../../parts/inputs.tsx';

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
      <Text size="sm">Another admin has to confirm this.</Text>
    </ActForm>
  );
}

interface ChangeProps extends InviteProps {
  readonly member: Member;
}

export function ChangeForm({ member, onClose, onWord }: ChangeProps) {
  const { id, version } = member;
  const [roles, setRoles] = useState<StaffRole[]>([...member.roles]);
  const [isActive, setActive] = useState(member.isActive);
  const takesTwo = givesStrength(member, { roles, isActive });
  const change = useAct(changeStaff, {
    onDone({ isWaiting }) {
      const message = isWaiting ? 'Requested. Another admin has to confirm it.' : 'Changed.';
      notifications.show({ message, color: 'teal' });
      onClose();
    },
  });
  const renew = useAct(renewStaffLink, {
    onDone({ word }) {
      onClose();
      onWord(word);
    },
  });
  return (
    <ActForm
      isBusy={change.isPending}
      onClose={onClose}
      onSubmit={() => change.mutate({ id, version, roles, isActive })}
      failure={change.error ?? renew.error}
      submit={takesTwo ? 'Request' : 'Save'}
      title={member.name}
    >
      <Roles onChange={setRoles} roles={roles} />
      <Checkbox
        checked={isActive}
        label="Can log in"
        onChange={(event) => setActive(event.currentTarget.checked)}
      />
      {takesTwo && (
        <Text size="sm">
          This role can move or read all money, so another admin has to confirm it.
        </Text>
      )}
      <Group>
        <Button onClick={() => renew.mutate({ id, version })} size="xs" variant="default">
          Lost phone or password: request a new link
        </Button>
      </Group>
    </ActForm>
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
