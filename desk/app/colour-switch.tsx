import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/**
 * Light or dark, as the system prefers until somebody chooses. The browser remembers the choice.
 */
export function ColourSwitch() {
  // Otherwise the library would write a style into the page, which our content policy forbids.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = useComputedColorScheme('light') === 'dark';
  const label = isDark ? 'Light colours' : 'Dark colours';
  return (
    <ActionIcon
      aria-label={label}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      size="lg"
      title={label}
      variant="default"
    >
      <svg aria-hidden="true" fill="none" height="18" viewBox="0 0 24 24" width="18">
        <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="1.7">
          {isDark ? (
            <>
              <circle cx="12" cy="12" r="4" />
              <path d="M12 3v2M12 19v2M3 12h2M19 12h2" />
              <path d="M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4" />
            </>
          ) : (
            <path d="M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z" />
          )}
        </g>
      </svg>
    </ActionIcon>
  );
}
