import { Text } from '@mantine/core';
import { endPlacement } from '#contract/desk/placements.ts';
import { useAct } from '../../api/use-ask.ts';
import { ReasonForm } from '../../parts/reason-form.tsx';
import type { Placement } from './placements-page.tsx';

interface EndFormProps {
  readonly placement: Placement;
  readonly onClose: () => void;
}

/** Withdraws a placement for good: a new one gets a new tag. */
export function EndForm({ placement: { key, name }, onClose }: EndFormProps) {
  const end = useAct(endPlacement, { done: 'Ended.', onDone: onClose });
  return (
    <ReasonForm
      isBusy={end.isPending}
      isDangerous
      onClose={onClose}
      onSubmit={(reason) => end.mutate({ key, reason })}
      failure={end.error}
      submit="End placement"
      title={`End ${name}`}
    >
      <Text size="sm">
        It will get no more ads, and this can’t be undone. Ads on screens now still count. Plans
        that can’t be shown elsewhere end after the configured hours without supply.
      </Text>
    </ReasonForm>
  );
}
