/** Money as the desk shows it: grouped, with its places, and never rounded. */
export function shownMoney(amount: string): string {
  const [whole = '0', places = '00'] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${grouped}.${places.replace(/0+$/, '').padEnd(2, '0')}`.replace(/^-/, '−');
}

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

export const shownTime = (moment: string | null): string =>
  moment === null ? '–' : time.format(new Date(moment));

const minuteMs = 60_000;

/** How old something is, in the largest unit that says enough. */
export function shownAge(moment: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** How long after one moment another was. */
export const shownLag = (from: string, to: string): string => shownAge(from, new Date(to));

/** When something was, as one says it. */
export function shownAgo(moment: string, now: Date): string {
  const isNow = now.getTime() - Date.parse(moment) < minuteMs;
  return isNow ? 'just now' : `${shownAge(moment, now)} ago`;
}
