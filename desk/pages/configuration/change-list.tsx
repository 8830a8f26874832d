import { settings } from '#contract/configuration.ts';
import { describeSettingChange, settingTitles } from '#contract/desk/setting-words.ts';
import type { Change } from '#domain/desk/changes.ts';

interface ChangeListProps {
  readonly changes: readonly Change[];
}

/** A difference of two versions in words. Questions are told by their own short names. */
function describePart(change: Change): Change {
  const [part, ...names] = change.at.split(' › ');
  const setting = settings.find((one) => one === part);
  if (!setting) return change;
  const inSetting = { ...change, at: names.join(' › ') };
  const { name, before, after } = describeSettingChange(setting, inSetting);
  return { at: `${settingTitles[setting]}: ${name}`, before, after };
}

const shownMax = 12;

const isThere = (value: string | null): boolean => value !== null && value !== '–';

/** The differences, one by one. */
export function ChangeList({ changes }: ChangeListProps) {
  if (changes.length === 0) return <>–</>;
  const more = changes.length - shownMax;
  return (
    <table className="desk-changes">
      <tbody>
        {changes
          .slice(0, shownMax)
          .map(describePart)
          .map(({ at, before, after }) => (
            <tr key={at}>
              <th scope="row">{at}</th>
              <td>
                {isThere(before) && <del>{before}</del>} {isThere(after) && <ins>{after}</ins>}
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
  changes
    .map(describePart)
    .map(({ at, before, after }) => `${at}: ${before ?? '–'} → ${after ?? '–'}`)
    .join('; ');
