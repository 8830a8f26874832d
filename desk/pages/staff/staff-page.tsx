import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { listStaff } from '#contract/desk/staff.ts';
import { useRead } from '../../api/use-ask.ts';
import { Page } from '../../parts/page.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { ChangeForm, InviteForm, type Member } from './staff-forms.tsx';
import { StaffSessions } from './staff-sessions.tsx';
import { StaffTable } from './staff-table.tsx';

/** The members of staff and their roles. */
export function StaffPage() {
  const staff = useRead(listStaff, {});
  const [isInviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<Member | null>(null);
  const [looking, setLooking] = useState<Member | null>(null);
  const [word, setWord] = useState<string | null>(null);
  return (
    <Page
      acts={<Button onClick={() => setInviting(true)}>Invite</Button>}
      mark={<WaitingMark kinds={['staff-invite']} />}
      title="Staff"
    >
      {staff.data ? (
        <StaffTable members={staff.data.list} onChange={setChanging} onSessions={setLooking} />
      ) : (
        <Text {...(staff.error ? { role: 'alert' } : {})}>
          {staff.error?.message ?? 'Loading…'}
        </Text>
      )}
      {isInviting && <InviteForm onClose={() => setInviting(false)} onWord={setWord} />}
      {changing && (
        <ChangeForm member={changing} onClose={() => setChanging(null)} onWord={setWord} />
      )}
      {looking && <StaffSessions member={looking} onClose={() => setLooking(null)} />}
      {word && (
        <ShownOnce
          label="Code word"
          onClose={() => setWord(null)}
          title="Code word for the link"
          value={word}
        >
          Shown only once. Another admin approves and gets the link. Tell the person this code word
          yourself. Neither works alone.
        </ShownOnce>
      )}
    </Page>
  );
}
