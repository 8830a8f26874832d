import { Notice } from '../parts/notice.tsx';

/** Beside the button of an act: how its last attempt ended, if not as asked. */
export function ActLine({ line }: { readonly line: string | null }) {
  if (line === null) return null;
  return (
    <Notice kind="warning" role="alert">
      {line}
    </Notice>
  );
}
