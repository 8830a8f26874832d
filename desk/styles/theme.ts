import { Badge, createTheme, Drawer, Modal } from '@mantine/core';

/**
 * Teal, where the partners' app is blue: nobody mistakes one for the other. The shades stand in
 * desk.css, since the page takes styles from files alone; so the scroll is not locked either.
 */
export const theme = createTheme({
  primaryColor: 'teal',
  defaultRadius: 'sm',
  cursorType: 'pointer',
  components: {
    Badge: Badge.extend({ defaultProps: { variant: 'light', tt: 'none', fw: 600 } }),
    Drawer: Drawer.extend({ defaultProps: { lockScroll: false, position: 'right', size: 'xl' } }),
    Modal: Modal.extend({ defaultProps: { lockScroll: false, centered: true } }),
  },
});
