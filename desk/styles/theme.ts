import {
  Badge,
  Button,
  Checkbox,
  createTheme,
  Drawer,
  Modal,
  MultiSelect,
  Notification,
  Select,
} from '@mantine/core';

/** The page has one banner: the header of a dialog is not another. */
const attributes = { header: { role: 'presentation' } };

/**
 * The colours are in files of styles, because the content policy allows no others; for the
 * same reason scrolling is not locked.
 */
export const theme = createTheme({
  primaryColor: 'blue',
  defaultRadius: 'sm',
  cursorType: 'pointer',
  components: {
    Badge: Badge.extend({ defaultProps: { variant: 'light', tt: 'none', fw: 600 } }),
    // The accent is light on a dark page, where white text on it would be unreadable.
    Button: Button.extend({
      vars: (_theme, { color, variant = 'filled' }) => ({
        root: !color && variant === 'filled' ? { '--button-color': 'var(--on-accent)' } : {},
      }),
    }),
    // With a button's radius, a check box would be a circle, which means a radio button.
    Checkbox: Checkbox.extend({ defaultProps: { iconColor: 'var(--on-accent)', radius: 'xs' } }),
    Drawer: Drawer.extend({
      defaultProps: { lockScroll: false, position: 'right', size: 'xl', attributes },
    }),
    Modal: Modal.extend({ defaultProps: { lockScroll: false, centered: true, attributes } }),
    // Enter takes the first match of what was typed. It would submit the form without it.
    MultiSelect: MultiSelect.extend({ defaultProps: { selectFirstOptionOnChange: true } }),
    Notification: Notification.extend({
      defaultProps: { closeButtonProps: { 'aria-label': 'Close' } },
    }),
    Select: Select.extend({ defaultProps: { selectFirstOptionOnChange: true } }),
  },
});
