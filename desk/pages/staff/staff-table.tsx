import { Badge, Button } from '@mantine/core';
import { staffRoles } from '#domain/desk/role.ts';
import { useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { ChoiceFilter, TextFilter } from '../../parts/filters.tsx';
import { plainWord, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WholeTable } from '../../parts/whole-table.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import type { Member } from './staff-forms.tsx';

const states = ['in', 'invited', 'out'] as const;

const stateOf = ({ isActive, hasJoined }: Member): (typeof states)[number] => {
  if (!isActive) return 'out';
  return hasJoined ? 'in' : 'invited';
};

const words = { in: 'Active', invited: 'Invited', out: 'Locked out' } as const;
const colours = { in: 'teal', invited: 'orange', out: 'gray' } as const;

interface StaffTableProps {
  readonly members: readonly Member[];
  readonly onChange: (member: Member) => void;
  readonly onSessions: (member: Member) => void;
}

/** The members of staff, by name, role and state. */
export function StaffTable({ members, onChange, onSessions }: StaffTableProps) {
  const { id: ownId } = useSignedIn();
  const { filters } = usePlace();
  const name = filters.name?.toLowerCase() ?? '';
  const role = staffRoles.find((one) => one === filters.role);
  const state = states.find((one) => one === filters.state);
  const rows = members.filter(
    (member) =>
      member.name.toLowerCase().includes(name) &&
      (!role || member.roles.includes(role)) &&
      (!state || stateOf(member) === state),
  );
  const columns: readonly Column<Member>[] = [
    {
      title: 'Name',
      cell: ({ id, name: memberName }) => (
        <>
          {memberName}{' '}
          <WaitingMark kinds={['staff-roles', 'staff-reinstate', 'staff-link']} subject={id} />
        </>
      ),
      text: (member) => member.name,
    },
    {
      title: 'Roles',
      cell: ({ roles }) => plainWord(roles.join(', ')),
      text: ({ roles }) => roles.join(', '),
    },
    {
      title: 'State',
      cell: (member) => <Badge color={colours[stateOf(member)]}>{words[stateOf(member)]}</Badge>,
      text: (member) => words[stateOf(member)],
      isShort: true,
    },
    {
      title: 'Devices',
      cell: (member) => (
        <Button
          aria-label={`${member.sessions} devices of ${member.name}`}
          onClick={() => onSessions(member)}
          size="xs"
          variant="subtle"
        >
          {member.sessions}
        </Button>
      ),
      text: ({ sessions }) => String(sessions),
    },
    {
      title: 'Last seen',
      cell: ({ lastUsedAt }) => shownTime(lastUsedAt),
      text: ({ lastUsedAt }) => lastUsedAt ?? '',
      isShort: true,
    },
    { title: 'Added by', cell: ({ madeBy }) => madeBy, text: ({ madeBy }) => madeBy },
    {
      title: 'Actions',
      cell: (member) =>
        member.id !== ownId && (
          <Button onClick={() => onChange(member)} size="xs" variant="default">
            Change
          </Button>
        ),
      text: () => '',
      isActs: true,
    },
  ];
  return (
    <>
      <div className="desk-filters">
        <TextFilter label="Name" name="name" />
        <ChoiceFilter label="Role" name="role" options={staffRoles} />
        <ChoiceFilter
          label="State"
          name="state"
          options={states.map((value) => ({ value, label: words[value] }))}
        />
      </div>
      <WholeTable
        columns={columns}
        empty="No matches."
        keyOf={({ id }) => id}
        name="Staff"
        rows={rows}
      />
    </>
  );
}
