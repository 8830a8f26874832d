interface ChangeListProps {
  readonly changes: readonly {
    readonly at: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

const shownMax = 12;

/** The differences, one by one. */
export function ChangeList({ changes }: ChangeListProps) {
  if (changes.length === 0) return <>–</>;
  const more = changes.length - shownMax;
  return (
    <table className="desk-changes">
      <tbody>
        {changes.slice(0, shownMax).map(({ at, before, after }) => (
          <tr key={at}>
            <th scope="row">{at}</th>
            <td>
              {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
            </td>
          </tr>
        ))}
        {more > 0 && (
          <tr>
            <td colSpan={2}>and {more} more</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

export const changesText = ({ changes }: ChangeListProps): string =>
  changes.map(({ at, before, after }) => `${at}: ${before ?? '–'} → ${after ?? '–'}`).join('; ');
