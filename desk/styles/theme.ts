import { Badge, Button, Checkbox, createTheme, Drawer, Modal, Notification } from '@mantine/core';

/** The page has one banner: the head of what lies over it is none. */
const attributes = { header: { role: 'presentation' } };

/**
 * The colours stand in tokens.css, since the page takes styles from files alone; so the scroll is
 * not locked either.
 */
export const theme = createTheme({
  primaryColor: 'blue',
  defaultRadius: 'sm',
  cursorType: 'pointer',
  components: {
    Badge: Badge.extend({ defaultProps: { variant: 'light', tt: 'none', fw: 600 } }),
    // The accent is light on a dark page, where white words on it could not be read.
    Button: Button.extend({
      vars: (_theme, { color, variant = 'filled' }) => ({
        root: !color && variant === 'filled' ? { '--button-color': 'var(--on-accent)' } : {},
      }),
    }),
    // With the radius of a button, a box would be a circle, which means a choice of one.
    Checkbox: Checkbox.extend({ defaultProps: { iconColor: 'var(--on-accent)', radius: 'xs' } }),
    Drawer: Drawer.extend({
      defaultProps: { lockScroll: false, position: 'right', size: 'xl', attributes },
    }),
    Modal: Modal.extend({ defaultProps: { lockScroll: false, centered: true, attributes } }),
    Notification: Notification.extend({
      defaultProps: { closeButtonProps: { 'aria-label': 'Close' } },
    }),
  },
});
