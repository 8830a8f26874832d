import {
  Badge,
  Button,
  Checkbox,
  Group,
  Modal,
  Stack,
  Table,
  Text,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import type { DeskOutput } from '#contract/desk/desk-route.ts';
import { changeStaff, inviteStaff, listStaff, renewStaffLink } from '#contract/desk/staff.ts';
import { type StaffRole, staffRoles } from '#domain/desk/role.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { useSignedIn } from '../../app/signed-in.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { Page } from '../../parts/page.tsx';
import { shownTime } from '../../parts/shown.ts';

type Member = DeskOutput<typeof listStaff>['list'][number];

/** The people at the desk and what they are there for. */
export function StaffPage() {
  const { id: ownId } = useSignedIn();
  const staff = useRead(listStaff, {});
  const [isInviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<Member | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const showLink = ({ address }: { address: string }) => setLink(address);
  return (
    <Page acts={<Button onClick={() => setInviting(true)}>Invite</Button>} title="Staff">
      <div className="desk-table">
        <Table aria-label="Staff">
          <Table.Thead>
            <Table.Tr>
              {['Name', 'Roles', 'State', 'Sessions', 'Last seen', 'Made by'].map((title) => (
                <Table.Th key={title} scope="col">
                  {title}
                </Table.Th>
              ))}
              <Table.Td />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {staff.data?.list.map((member) => (
              <Table.Tr key={member.id}>
                <Table.Td>{member.name}</Table.Td>
                <Table.Td>{member.roles.join(', ')}</Table.Td>
                <Table.Td>
                  <Badge color={member.isActive ? 'teal' : 'gray'}>{stateOf(member)}</Badge>
                </Table.Td>
                <Table.Td>{member.sessions}</Table.Td>
                <Table.Td>{shownTime(member.lastUsedAt)}</Table.Td>
                <Table.Td>{member.madeBy}</Table.Td>
                <Table.Td>
                  {member.id !== ownId && (
                    <Button onClick={() => setChanging(member)} size="xs" variant="default">
                      Change
                    </Button>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {isInviting && <InviteForm onClose={() => setInviting(false)} onDone={showLink} />}
      {changing && (
        <ChangeForm member={changing} onClose={() => setChanging(null)} onLink={showLink} />
      )}
      {link && (
        <Modal onClose={() => setLink(null)} opened size="lg" title="A link to join by">
          <Stack>
            <Text>Hand it to the person yourself. It works once, within a day.</Text>
            <TextInput aria-label="Link" readOnly value={link} />
          </Stack>
        </Modal>
      )}
    </Page>
  );
}

const stateOf = ({ isActive, hasJoined }: Member): string => {
  if (!isActive) return 'out';
  return hasJoined ? 'in' : 'invited';
};

interface InviteProps {
  readonly onClose: () => void;
  readonly onDone: (link: { address: string }) => void;
}

function InviteForm({ onClose, onDone }: InviteProps) {
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<StaffRole[]>(['support']);
  const invite = useAct(inviteStaff, {
    onDone(link) {
      onClose();
      onDone(link);
    },
  });
  return (
    <ActForm
      isBusy={invite.isPending}
      onClose={onClose}
      onSubmit={() => invite.mutate({ name, roles })}
      problem={invite.error?.message}
      submit="Invite"
      title="Invite a member of staff"
    >
      <TextInput
        description="Partners read it in their activity lists."
        label="Name"
        maxLength={60}
        minLength={2}
        onChange={(event) => setName(event.currentTarget.value)}
        required
        value={name}
      />
      <Roles onChange={setRoles} roles={roles} />
    </ActForm>
  );
}

interface ChangeProps {
  readonly member: Member;
  readonly onClose: () => void;
  readonly onLink: (link: { address: string }) => void;
}

function ChangeForm({ member, onClose, onLink }: ChangeProps) {
  const { id, version } = member;
  const [roles, setRoles] = useState<StaffRole[]>([...member.roles]);
  const [isActive, setActive] = useState(member.isActive);
  const change = useAct(changeStaff, { done: 'Changed.', onDone: onClose });
  const renew = useAct(renewStaffLink, {
    onDone(link) {
      onClose();
      onLink(link);
    },
  });
  return (
    <ActForm
      isBusy={change.isPending}
      onClose={onClose}
      onSubmit={() => change.mutate({ id, version, roles, isActive })}
      problem={change.error?.message ?? renew.error?.message}
      submit="Save"
      title={member.name}
    >
      <Roles onChange={setRoles} roles={roles} />
      <Checkbox
        checked={isActive}
        label="May sign in"
        onChange={(event) => setActive(event.currentTarget.checked)}
      />
      <Group>
        <Button onClick={() => renew.mutate({ id })} size="xs" variant="default">
          Lost phone or password: new link
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
          <Checkbox key={role} label={role} value={role} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
